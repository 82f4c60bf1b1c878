/** Ways through a study on the board: the wheel steps through the line, and so does swiping below the board. */

/** How far the wheel turns for a step, and a finger moves, in CSS pixels. */
const NOTCH = 50;
const SWIPE = 60;

/**
 * @param {import("../game/session.js").Session} session
 * @param {HTMLElement} element something in the board
 */
export function watchBoard(session, element) {
  const table = /** @type {HTMLElement | null} */ (element.closest(".table"));
  const board = table?.querySelector(".board");
  if (!table || !board) return;
  let turned = 0;
  board.addEventListener(
    "wheel",
    (event) => {
      const { deltaY, deltaMode, ctrlKey } = /** @type {WheelEvent} */ (event);
      if (ctrlKey || !session.state.setup.study) return;
      event.preventDefault();
      // Some wheels count lines.
      turned += deltaMode === 0 ? deltaY : Math.sign(deltaY) * NOTCH;
      const steps = Math.trunc(turned / NOTCH);
      if (steps === 0) return;
      turned = 0;
      session.goBy(Math.sign(steps));
    },
    { passive: false },
  );
  /** @type {{ x: number; y: number } | undefined} */
  let start;
  table.addEventListener("pointerdown", (event) => {
    const isBeside = !event
      .composedPath()
      .some((part) => part instanceof HTMLElement && part.matches(".board, .panel, button"));
    start = event.pointerType === "touch" && isBeside ? { x: event.clientX, y: event.clientY } : undefined;
  });
  table.addEventListener("pointerup", ({ clientX, clientY }) => {
    const [dx, dy] = start ? [clientX - start.x, clientY - start.y] : [0, 0];
    start = undefined;
    if (!session.state.setup.study || Math.abs(dx) < SWIPE || Math.abs(dy) > Math.abs(dx) / 2) return;
    // To the left goes on, as in a book.
    session.goBy(dx < 0 ? 1 : -1);
  });
}
