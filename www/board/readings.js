/** The board as words, read out on request. */
import { colourOf } from "../text/words.js";
import { namesOf, noteText, turnText } from "./announce.js";
import { cellName } from "../game/cells.js";
import { stackOf } from "./facts.js";

/** @import {State} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

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
 * @param {Words} words
 * @param {State} state
 * @param {View} view
 * @param {boolean} isShort
 */
export const boardText = (words, { board }, view, isShort) =>
  words.narration.board(sidesOf(board, view), isShort);

/**
 * The row or the column of a cell.
 *
 * @param {Words} words
 * @param {State} state
 * @param {View} view
 * @param {string} name of the cell
 * @param {"row" | "column"} part
 */
export function lineText(words, { board }, view, name, part) {
  const fields = board?.rows.flat() ?? [];
  const label = fields.find((field) => field.name === name)?.[part] ?? "";
  const own = fields.filter((field) => field[part] === label).map(({ cell }) => cell);
  const pieces = new Map(view.pieces.map(({ cell, stack }) => [cellName(board, cell), stack]));
  const names = namesOf(board, own).filter((one) => pieces.has(one));
  return words.narration[part](
    String(label),
    names.map((one) => ({ name: one, stack: stackOf(view, pieces.get(one) ?? []) })),
  );
}

/**
 * Which turn it is, whose, what is in hand and what the rules demand.
 *
 * @param {Words} words
 * @param {State} state
 * @param {View} view
 * @param {boolean} isShort
 */
export function whereText(words, state, view, isShort) {
  const turn = turnText(words, state, view);
  if (isShort) return turn;
  return [words.narration.turn(view.number, sidesOf(state.board, view)), turn, noteText(words, view)]
    .filter(Boolean)
    .join(" ");
}
