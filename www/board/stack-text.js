/** The pieces of a stack, in words. */
import { cellName } from "../game/cells.js";
import { stackOf } from "./facts.js";

/** @import {State} from "../game/types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * The pieces of a stack of both colours; nothing for other stacks, whose pictures show them.
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
