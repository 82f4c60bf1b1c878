/** The board as words, read out on request. */
import { colourOf, words } from "../text/index.js";
import { namesOf, noteText, turnText } from "./announce.js";
import { cellName, stackOf } from "./facts.js";
import { turnNumber } from "./status.js";

/** @import {State} from "../game/state.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * The pieces of each side, in words.
 *
 * @param {State["board"]} board
 * @param {View} view
 * @returns {import("../text/language.js").SideFacts[]}
 */
function sidesOf(board, view) {
  return [0, 1].map((side) => {
    /** @type {Map<string, { stack: import("../text/language.js").Stones[]; cells: number[] }>} */
    const kinds = new Map();
    for (const { cell, stack } of view.pieces) {
      if (stack.at(-1)?.side !== side) continue;
      const key = JSON.stringify(stack);
      const kind = kinds.get(key) ?? { stack: stackOf(view, stack), cells: [] };
      kinds.set(key, { ...kind, cells: [...kind.cells, cell] });
    }
    return {
      colour: colourOf(view, side),
      pieces: [...kinds.values()].map(({ stack, cells }) => ({ stack, cells: namesOf(board, cells) })),
      hand: view.hands[side].reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/**
 * All pieces.
 *
 * @param {State} state
 * @param {View} view
 * @param {boolean} isShort
 */
export const boardText = ({ board }, view, isShort) => words.narration.board(sidesOf(board, view), isShort);

/**
 * The pieces on some cells, in order.
 *
 * @param {State["board"]} board
 * @param {View} view
 * @param {(name: string) => boolean} isMeant
 */
const piecesOn = (board, view, isMeant) =>
  namesOf(
    board,
    view.pieces.map(({ cell }) => cell),
  )
    .filter(isMeant)
    .map((name) => {
      const piece = view.pieces.find(({ cell }) => cellName(board, cell) === name);
      return { name, stack: stackOf(view, piece?.stack ?? []) };
    });

/**
 * The row of a cell.
 *
 * @param {State} state
 * @param {View} view
 * @param {string} cell its name
 */
export const rowText = ({ board }, view, cell) =>
  words.narration.row(
    cell.slice(1),
    piecesOn(board, view, (name) => name.slice(1) === cell.slice(1)),
  );

/**
 * The column of a cell.
 *
 * @param {State} state
 * @param {View} view
 * @param {string} cell its name
 */
export const columnText = ({ board }, view, cell) =>
  words.narration.column(
    cell[0],
    piecesOn(board, view, (name) => name[0] === cell[0]),
  );

/**
 * Which turn it is, whose, what is in hand and what the rules demand.
 *
 * @param {State} state
 * @param {View} view
 * @param {boolean} isShort
 */
export function whereText(state, view, isShort) {
  const turn = turnText(state, view);
  if (isShort) return turn;
  return [words.narration.turn(turnNumber(view), sidesOf(state.board, view)), turn, noteText(view)]
    .filter(Boolean)
    .join(" ");
}
