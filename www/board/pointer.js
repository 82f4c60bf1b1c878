/** Hovering and dragging. A drag is two taps, one where it starts and one where it ends. */

/** @import {Point} from "../draw/types.js" */
/** @import {Touch} from "../draw/types.js" */

/** How far the pointer may move in a tap, in CSS pixels. */
export const TAP_TOLERANCE = 7;

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
 * @returns {() => void} stops listening
 */
export function watchPointer(element, { cellAt, isMovable, isSelected, tap, show }) {
  /**
   * @type {{ id: number; cell: number; start: Point; dragging: boolean; selected: Promise<void> | undefined }
   *   | undefined}
   */
  let press;
  /** The click event at the end of a drag is ignored. */
  let swallowClick = false;
  const abort = new AbortController();
  const { signal } = abort;

  /**
   * @param {PointerEvent} event
   * @returns {Point}
   */
  const pointOf = (event) => pointIn(element, event);

  const release = () => {
    press = undefined;
    show({ dragged: undefined });
  };

  element.addEventListener(
    "pointerdown",
    (event) => {
      swallowClick = false;
      const start = pointOf(event);
      const cell = cellAt(start);
      if (event.button !== 0 || cell === undefined || !isMovable(cell)) return;
      press = { id: event.pointerId, cell, start, dragging: false, selected: undefined };
    },
    { signal },
  );

  element.addEventListener(
    "pointermove",
    (event) => {
      const point = pointOf(event);
      const hovered = event.pointerType === "touch" && !press ? undefined : cellAt(point);
      show({ hovered });
      if (press?.id !== event.pointerId) return;
      // The button was released outside the window.
      if (event.buttons === 0) return release();
      if (!press.dragging && Math.hypot(point.x - press.start.x, point.y - press.start.y) > TAP_TOLERANCE) {
        press.dragging = true;
        element.setPointerCapture(press.id);
        if (!isSelected(press.cell)) press.selected = tap(press.cell);
      }
      if (press.dragging) show({ dragged: { cell: press.cell, point } });
    },
    { signal },
  );

  element.addEventListener(
    "pointerup",
    async (event) => {
      if (press?.id !== event.pointerId) return;
      const { dragging, cell: from, selected } = press;
      release();
      if (!dragging) return;
      swallowClick = true;
      const to = cellAt(pointOf(event));
      await selected;
      // The piece may have been deselected meanwhile.
      if (to !== undefined && to !== from && isSelected(from)) tap(to);
    },
    { signal },
  );

  element.addEventListener("pointercancel", ({ pointerId }) => press?.id === pointerId && release(), {
    signal,
  });
  element.addEventListener("pointerleave", () => show({ hovered: undefined }), { signal });
  element.addEventListener(
    "click",
    (event) => {
      if (swallowClick) event.stopPropagation();
      swallowClick = false;
    },
    { capture: true, signal },
  );
  return () => abort.abort();
}
