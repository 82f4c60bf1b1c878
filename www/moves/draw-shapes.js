/**
 * Marks and arrows are drawn on the board of a study: with the right mouse button, with a finger that stays
 * on a cell, and with the key X.
 */

/**
 * How long a finger stays on a cell until it draws, in milliseconds, and how far it may move meanwhile, in
 * CSS pixels.
 */
const LONG_PRESS = 450;
const TOLERANCE = 8;

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
 * @param {HTMLElement} board
 * @param {Drawing} drawing
 */
export function watchDrawing(board, { isOn, show, draw }) {
  const table = /** @type {HTMLElement} */ (board.closest(".table"));
  /**
   * @type {{
   *       id: number;
   *       from: string;
   *       to: string;
   *       x: number;
   *       y: number;
   *       isDrawing: boolean;
   *       colour: string | undefined;
   *     }
   *   | undefined}
   */
  let press;
  let timer = 0;
  /** A long press ends with a click, which does not count as a tap. */
  let swallows = false;

  /**
   * The name of the cell at a point of the window.
   *
   * @param {PointerEvent} event
   */
  const cellAt = ({ clientX, clientY }) => {
    const root = /** @type {ShadowRoot} */ (board.getRootNode());
    const found = root.elementFromPoint(clientX, clientY)?.closest("[data-name]");
    return found instanceof HTMLElement ? (found.dataset.name ?? "") : "";
  };
  const cells = () => (!press?.to ? [] : press.to === press.from ? [press.from] : [press.from, press.to]);
  const stop = () => {
    clearTimeout(timer);
    if (press?.isDrawing) show([], undefined);
    press = undefined;
  };
  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) =>
    table.addEventListener(name, listener, { capture: true });

  listen("pointerdown", (/** @type {PointerEvent} */ event) => {
    swallows = false;
    if (press || !isOn() || !event.composedPath().includes(board)) return;
    const from = cellAt(event);
    const isRight = event.pointerType === "mouse" && event.button === 2;
    if (!from || !(isRight || event.pointerType === "touch")) return;
    press = {
      id: event.pointerId,
      from,
      to: from,
      x: event.clientX,
      y: event.clientY,
      isDrawing: isRight,
      colour: colourOf(event),
    };
    if (isRight) {
      board.setPointerCapture(event.pointerId);
      return show(cells(), press.colour);
    }
    timer = window.setTimeout(() => {
      if (!press) return;
      press.isDrawing = true;
      navigator.vibrate?.(10);
      show(cells(), undefined);
    }, LONG_PRESS);
  });
  listen("pointermove", (/** @type {PointerEvent} */ event) => {
    if (press?.id !== event.pointerId) return;
    if (!press.isDrawing) {
      // It is a tap, or a piece is dragged.
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > TOLERANCE) stop();
      return;
    }
    event.stopPropagation();
    const to = cellAt(event);
    if (to === press.to) return;
    press.to = to;
    show(cells(), press.colour);
  });
  listen("pointerup", (/** @type {PointerEvent} */ event) => {
    if (press?.id !== event.pointerId) return;
    const { isDrawing, colour } = press;
    const drawn = cells();
    stop();
    if (!isDrawing) return;
    event.stopPropagation();
    swallows = event.pointerType === "touch";
    if (drawn.length > 0) draw(drawn, colour);
  });
  listen("pointercancel", (/** @type {PointerEvent} */ { pointerId }) => press?.id === pointerId && stop());
  listen("click", (/** @type {MouseEvent} */ event) => {
    if (swallows) event.stopPropagation();
    swallows = false;
  });
  // A finger that draws must not scroll the page.
  board.addEventListener(
    "touchmove",
    (event) => press?.isDrawing && event.cancelable && event.preventDefault(),
    { passive: false },
  );
  listen("contextmenu", (/** @type {MouseEvent} */ event) => {
    if (isOn() && event.composedPath().includes(board)) event.preventDefault();
  });

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
