/**
 * Hovering and dragging. A drag is two taps, one where it starts and one where it ends.
 */

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./marks.js").Touch} Touch */

/** How far the pointer may move in a tap, in CSS pixels. */
const TAP_TOLERANCE = 7;

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
  /** @type {{ id: number, cell: number, start: Point, dragging: boolean, selected: Promise<void> | undefined } | undefined} */
  let press;
  /** The click event at the end of a drag is ignored. */
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

/**
 * Dragging a piece out of a hand: it follows the pointer above everything, and drops on the cell where it is let go.
 * @param {HTMLElement} element the hand
 * @param {object} hand
 * @param {() => boolean} hand.canDrop whether one of its pieces may be dropped now
 * @param {() => HTMLCanvasElement} hand.makePiece draws a piece and puts it on the page, at the top left of anything
 * @param {(point: Point) => number | undefined} hand.cellAt the cell at a point of the window
 * @param {(cell: number | undefined) => void} hand.hover
 * @param {(cell: number) => void} hand.drop
 * @param {AbortSignal} signal stops listening
 */
export function watchHand(element, { canDrop, makePiece, cellAt, hover, drop }, signal) {
  /** @type {{ id: number, start: Point, piece?: HTMLCanvasElement, corner?: DOMRect } | undefined} */
  let press;
  const release = () => {
    press?.piece?.remove();
    press = undefined;
    hover(undefined);
  };
  /** @param {PointerEvent} event @returns {Point} */
  const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button === 0 && canDrop()) press = { id: event.pointerId, start: pointOf(event) };
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (press?.id !== event.pointerId) return;
      const { x, y } = pointOf(event);
      if (event.buttons === 0) return release();
      if (!press.piece && Math.hypot(x - press.start.x, y - press.start.y) > TAP_TOLERANCE) {
        element.setPointerCapture(press.id);
        press.piece = makePiece();
        press.corner = press.piece.getBoundingClientRect();
      }
      const { piece, corner } = press;
      if (!piece || !corner) return;
      piece.style.transform = `translate(${x - corner.left - corner.width / 2}px, ${y - corner.top - corner.height / 2}px)`;
      hover(cellAt({ x, y }));
    },
    { signal },
  );
  element.addEventListener(
    "pointerup",
    (event) => {
      if (press?.id !== event.pointerId) return;
      const cell = press.piece && cellAt(pointOf(event));
      release();
      if (cell !== undefined) drop(cell);
    },
    { signal },
  );
  element.addEventListener("pointercancel", ({ pointerId }) => press?.id === pointerId && release(), { signal });
}
