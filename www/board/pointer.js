/** Hovering and dragging. A drag is two taps, one where it starts and one where it ends. */
import { watchPresses } from "../ui/press.js";

/** @import {Point} from "../draw/types.js" */
/** @import {Touch} from "../draw/types.js" */

/**
 * Where an event is, in CSS pixels of an element, which may lie in something zoomed or scaled.
 *
 * @param {HTMLElement} element
 * @param {PointerEvent} event
 */
export function pointIn(element, { clientX, clientY }) {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/**
 * @param {HTMLElement} element the board
 * @param {object} board
 * @param {(point: Point) => number | undefined} board.cellAt
 * @param {(cell: number) => boolean} board.isMovable whether a drag may start there
 * @param {(cell: number) => boolean} board.isSelected whether the piece there is selected
 * @param {(cell: number) => Promise<void>} board.tap
 * @param {(touch: Partial<Touch>) => void} board.show
 * @param {AbortSignal} signal stops listening
 */
export function watchPointer(element, { cellAt, isMovable, isSelected, tap, show }, signal) {
  const pointOf = (/** @type {PointerEvent} */ event) => pointIn(element, event);
  const putDown = () => show({ dragged: undefined });

  /**
   * @param {PointerEvent} event
   * @returns {import("../ui/press.js").Drag | undefined}
   */
  const begin = (event) => {
    const from = cellAt(pointOf(event));
    if (event.button !== 0 || from === undefined || !isMovable(from)) return undefined;
    /** @type {Promise<void> | undefined} */
    let selected;
    return {
      start: () => {
        if (!isSelected(from)) selected = tap(from);
      },
      move: (event) => show({ dragged: { cell: from, point: pointOf(event) } }),
      end: async (event) => {
        putDown();
        const to = cellAt(pointOf(event));
        await selected;
        // The piece may have been deselected meanwhile.
        if (to !== undefined && to !== from && isSelected(from)) tap(to);
      },
      cancel: putDown,
    };
  };
  const presses = watchPresses(element, begin, { signal, pointOf });
  element.addEventListener(
    "pointermove",
    (event) => {
      const isScrolling = event.pointerType === "touch" && !presses.isPressed;
      show({ hovered: isScrolling ? undefined : cellAt(pointOf(event)) });
    },
    { signal },
  );
  element.addEventListener("pointerleave", () => show({ hovered: undefined }), { signal });
}
