/**
 * Hovering and dragging. A drag is two taps: one where it begins and one where it ends; what the
 * taps mean is not decided here.
 */

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./surface.js").Touch} Touch */

/** How far a finger may slip and still tap, in CSS pixels. */
const SLIP = 7;

/**
 * @param {HTMLElement} element the board
 * @param {object} board
 * @param {(point: Point) => number | undefined} board.cellAt
 * @param {(cell: number) => boolean} board.isMovable whether a drag may begin there
 * @param {(cell: number) => boolean} board.isChosen whether the piece there is chosen already
 * @param {(cell: number) => Promise<void>} board.tap
 * @param {(touch: Partial<Touch>) => void} board.show
 * @returns {() => void} stops listening
 */
export function watchPointer(element, { cellAt, isMovable, isChosen, tap, show }) {
  /** @type {{ id: number, cell: number, start: Point, dragging: boolean, chosen: Promise<void> | undefined } | undefined} */
  let press;
  /** A drag ends with a click that is not meant. */
  let swallowClick = false;
  const abort = new AbortController();
  const { signal } = abort;

  /** @param {PointerEvent} event @returns {Point} */
  const pointOf = (event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

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
      press = { id: event.pointerId, cell, start, dragging: false, chosen: undefined };
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
      // The button was released where nobody saw it.
      if (event.buttons === 0) return release();
      if (!press.dragging && Math.hypot(point.x - press.start.x, point.y - press.start.y) > SLIP) {
        press.dragging = true;
        element.setPointerCapture(press.id);
        if (!isChosen(press.cell)) press.chosen = tap(press.cell);
      }
      if (press.dragging) show({ dragged: { cell: press.cell, point } });
    },
    { signal },
  );

  element.addEventListener(
    "pointerup",
    async (event) => {
      if (press?.id !== event.pointerId) return;
      const { dragging, cell: from, chosen } = press;
      release();
      if (!dragging) return;
      swallowClick = true;
      const to = cellAt(pointOf(event));
      await chosen;
      // Meanwhile the piece may have been let go.
      if (to !== undefined && to !== from && isChosen(from)) tap(to);
    },
    { signal },
  );

  element.addEventListener("pointercancel", ({ pointerId }) => press?.id === pointerId && release(), { signal });
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
