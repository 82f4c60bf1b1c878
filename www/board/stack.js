/** What a stack is made of, in words. */
import { words } from "../text/index.js";
import { cellName, stackOf } from "./facts.js";

/** @import {State} from "../game/types.js" */

/**
 * What a stack of both colours is made of; nothing for others, which show it.
 *
 * @param {State} state
 * @param {number | undefined} cell
 */
export function stackText({ view, board, preview }, cell) {
  const seen = preview?.view ?? view;
  const stack = seen?.pieces.find((piece) => piece.cell === cell)?.stack ?? [];
  return seen && stack.length > 1
    ? words.board.cell({ name: cellName(board, cell), stack: stackOf(seen, stack) })
    : "";
}
