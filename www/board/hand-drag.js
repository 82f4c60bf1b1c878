/**
 * Dragging a piece out of a hand: it follows the pointer above everything, and drops on the cell where it is
 * let go.
 */
import { zoomOf } from "../ui/dom.js";
import { PIECE, drawToken } from "./hand.js";
import { readPalette } from "../draw/palette.js";
import { TAP_TOLERANCE, pointIn } from "./pointer.js";

/** @import {Point} from "../draw/types.js" */

/**
 * Where pieces are dragged.
 *
 * @typedef {object} Table
 * @property {HTMLElement} element holds the board and the trays
 * @property {HTMLElement} board
 * @property {import("./surface.js").Surface} surface
 * @property {import("../game/session.js").Session} session
 * @property {() => import("./board-view.js").Look} look
 * @property {() => boolean} isActive whether a person is to move
 * @property {(cell: number | undefined) => void} hover
 */

/**
 * @param {import("./tray.js").Tray} tray
 * @param {Table} table
 * @param {AbortSignal} signal stops listening
 */
export function dragFromHand(tray, table, signal) {
  const { surface, session } = table;
  /** @type {{ id: number; start: Point; piece?: HTMLCanvasElement; corner?: DOMRect } | undefined} */
  let press;

  /** The piece that may be dropped, if one may. */
  const stoneOf = () => {
    const { view } = session.state;
    const isOnTurn = view && table.isActive() && String(view.turn) === tray.element.dataset.side;
    return isOnTurn ? view.hands[view.turn].find(({ count }) => count > 0) : undefined;
  };
  /** @param {PointerEvent} event */
  const cellUnder = (event) => surface.layout?.cellAt(pointIn(table.board, event));
  const release = () => {
    press?.piece?.remove();
    press = undefined;
    table.hover(undefined);
  };
  const makePiece = () => {
    const canvas = document.createElement("canvas");
    canvas.className = "flying";
    const { view } = session.state;
    const stone = stoneOf();
    if (view && stone)
      drawToken(
        canvas,
        stone,
        view.tones,
        readPalette(table.element, table.look()),
        PIECE * (surface.layout?.cell ?? 0),
      );
    table.element.append(canvas);
    return canvas;
  };

  tray.hand.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || !stoneOf()) return;
      press = { id: event.pointerId, start: { x: event.clientX, y: event.clientY } };
      tray.hand.setPointerCapture(press.id);
    },
    { signal },
  );
  tray.hand.addEventListener(
    "pointermove",
    (event) => {
      if (press?.id !== event.pointerId) return;
      // The button was released outside the window.
      if (event.buttons === 0) return release();
      const { clientX: x, clientY: y } = event;
      if (!press.piece && Math.hypot(x - press.start.x, y - press.start.y) > TAP_TOLERANCE) {
        press.piece = makePiece();
        press.corner = press.piece.getBoundingClientRect();
      }
      const { piece, corner } = press;
      if (!piece || !corner) return;
      const zoom = zoomOf(piece);
      piece.style.transform = `translate(${(x - corner.left - corner.width / 2) / zoom}px, ${(y - corner.top - corner.height / 2) / zoom}px)`;
      table.hover(cellUnder(event));
    },
    { signal },
  );
  tray.hand.addEventListener(
    "pointerup",
    async (event) => {
      if (press?.id !== event.pointerId) return;
      const cell = press.piece && cellUnder(event);
      release();
      if (cell === undefined) return;
      // A piece that was chosen before is let go.
      if (session.state.view?.entry.length) await session.untap();
      await session.tap(cell);
    },
    { signal },
  );
  tray.hand.addEventListener("pointercancel", ({ pointerId }) => press?.id === pointerId && release(), {
    signal,
  });
}
