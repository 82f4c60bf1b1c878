/** What a stack is made of, in words. */
import { cellName } from "../game/cells.js";
import { stackOf } from "./facts.js";

/** @import {State} from "../game/types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * What a stack of both colours is made of; nothing for others, which show it.
 *
 * @param {Words} words
 * @param {State} state
 * @param {number | undefined} cell
 */
export function stackText(words, { view, board, preview }, cell) {
  const seen = preview?.view ?? view;
  const stack = seen?.pieces.find((piece) => piece.cell === cell)?.stack ?? [];
  return seen && stack.length > 1
    ? words.board.cell({ name: cellName(board, cell), stack: stackOf(seen, stack) })
    : "";
}
