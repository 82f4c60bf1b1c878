/**
 * Marks and arrows are drawn on the board of a study: with the right mouse button, with a finger that stays
 * on a cell, and with the key X.
 */
import { watchPresses } from "../ui/press.js";

/**
 * @typedef {object} Drawing
 * @property {() => boolean} isOn whether the game is studied
 * @property {(cells: string[], colour: string | undefined) => unknown} show a shape that is being drawn,
 *   without cells none
 * @property {(cells: string[], colour: string | undefined) => unknown} draw without a colour, the next one
 */

/**
 * The colour that a modifier key chooses.
 *
 * @param {PointerEvent | KeyboardEvent} event
 */
function colourOf({ shiftKey, altKey, ctrlKey }) {
  const isRed = shiftKey || ctrlKey;
  if (isRed && altKey) return "Y";
  return isRed ? "R" : altKey ? "B" : undefined;
}

/**
 * The name of the cell under a pointer, if there is one.
 *
 * @param {HTMLElement} board
 * @param {PointerEvent} event
 */
function cellAt(board, { clientX, clientY }) {
  const root = /** @type {ShadowRoot} */ (board.getRootNode());
  const found = root.elementFromPoint(clientX, clientY)?.closest("[data-name]");
  return found instanceof HTMLElement ? (found.dataset.name ?? "") : "";
}

/**
 * @param {HTMLElement} board
 * @param {Drawing} drawing
 */
export function watchDrawing(board, drawing) {
  drawByPointer(board, drawing);
  drawByKeys(board, drawing);
}

/**
 * @param {HTMLElement} board
 * @param {Drawing} drawing
 */
function drawByPointer(board, { isOn, show, draw }) {
  const hide = () => show([], undefined);

  /**
   * @param {PointerEvent} event
   * @returns {import("../ui/press.js").Drag | undefined}
   */
  const begin = (event) => {
    const isRight = event.pointerType === "mouse" && event.button === 2;
    // A second finger does not disturb the first.
    if (presses.isPressed || !isOn() || !(isRight || event.pointerType === "touch")) return undefined;
    const from = cellAt(board, event);
    if (!from) return undefined;
    const colour = colourOf(event);
    let to = from;
    const cells = () => (!to ? [] : to === from ? [from] : [from, to]);
    return {
      startsBy: isRight ? "press" : "hold",
      start: () => {
        if (!isRight) navigator.vibrate?.(10);
        show(cells(), colour);
      },
      // The board does not hear of a pointer that draws.
      move: (event) => {
        event.stopPropagation();
        const next = cellAt(board, event);
        if (next === to) return;
        to = next;
        show(cells(), colour);
      },
      end: (event) => {
        event.stopPropagation();
        hide();
        if (to) draw(cells(), colour);
      },
      cancel: hide,
    };
  };
  const presses = watchPresses(board, begin, { isFirst: true, stopsScrolling: true });
  board.addEventListener("contextmenu", (event) => isOn() && event.preventDefault(), { capture: true });
}

/**
 * @param {HTMLElement} board
 * @param {Drawing} drawing
 */
function drawByKeys(board, { isOn, show, draw }) {
  /** Where an arrow starts that is drawn by keys. */
  let start = "";
  board.addEventListener("keydown", (event) => {
    const name = event.target instanceof HTMLElement ? event.target.dataset.name : undefined;
    if (!name || event.key.toLowerCase() !== "x" || event.ctrlKey || event.metaKey || !isOn()) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.shiftKey) return void draw([name], undefined);
    if (start && start !== name) {
      draw([start, name], undefined);
      start = "";
    } else {
      start = start ? "" : name;
      show(start ? [start] : [], undefined);
    }
  });
}
