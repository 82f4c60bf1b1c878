/**
 * Dragging a piece out of a hand: it follows the pointer above everything, and drops on the cell where it is
 * let go.
 */
import { zoomOf } from "../ui/dom.js";
import { watchPresses } from "../ui/press.js";
import { PIECE, drawToken } from "./hand.js";
import { readPalette } from "../draw/palette.js";
import { pointIn } from "./pointer.js";

/** @import {Tray} from "./tray.js" */

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
 * @param {Tray} tray
 * @param {Table} table
 * @param {AbortSignal} signal stops listening
 */
export function dragFromHand(tray, table, signal) {
  watchPresses(
    tray.hand,
    ({ button }) => (button === 0 && stoneOf(tray, table) ? dragOf(tray, table) : undefined),
    { signal, captures: "press" },
  );
}

/**
 * The piece that may be dropped, if one may.
 *
 * @param {Tray} tray
 * @param {Table} table
 */
function stoneOf({ element }, { session, isActive }) {
  const { view } = session.state;
  const isOnTurn = view && isActive() && String(view.turn) === element.dataset.side;
  return isOnTurn ? view.hands[view.turn].find(({ count }) => count > 0) : undefined;
}

/**
 * @param {Tray} tray
 * @param {Table} table
 * @returns {import("../ui/press.js").Drag}
 */
function dragOf(tray, table) {
  const { surface, session } = table;
  /** @type {HTMLCanvasElement} */
  let piece;
  /** @type {DOMRect} */
  let corner;
  /** @param {PointerEvent} event */
  const cellUnder = (event) => surface.layout?.cellAt(pointIn(table.board, event));
  const putDown = () => {
    piece.remove();
    table.hover(undefined);
  };
  return {
    start: () => {
      piece = makePiece(tray, table);
      corner = piece.getBoundingClientRect();
    },
    move: (event) => {
      const { clientX: x, clientY: y } = event;
      const zoom = zoomOf(piece);
      piece.style.transform = `translate(${(x - corner.left - corner.width / 2) / zoom}px, ${(y - corner.top - corner.height / 2) / zoom}px)`;
      table.hover(cellUnder(event));
    },
    end: async (event) => {
      const cell = cellUnder(event);
      putDown();
      if (cell === undefined) return;
      // A piece that was chosen before is let go.
      if (session.state.view?.entry.length) await session.untap();
      await session.tap(cell);
    },
    cancel: putDown,
  };
}

/**
 * @param {Tray} tray
 * @param {Table} table
 */
function makePiece(tray, table) {
  const canvas = document.createElement("canvas");
  canvas.className = "flying";
  const { view } = table.session.state;
  const stone = stoneOf(tray, table);
  if (view && stone)
    drawToken(
      canvas,
      stone,
      view.tones,
      readPalette(table.element, table.look()),
      PIECE * (table.surface.layout?.cell ?? 0),
    );
  table.element.append(canvas);
  return canvas;
}
