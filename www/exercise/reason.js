/** Data for a sentence about a bad move, besides its reason. */
import { colourOf } from "../text/words.js";

/** @import {State} from "../game/types.js" */

/**
 * @param {State} state
 * @param {number} side who made the move
 * @param {string} move
 * @param {string} better
 * @param {readonly number[]} cells of the reason
 */
export function contextOf({ view, board }, side, move, better, cells) {
  const names = cells.map((cell) => board?.rows.flat().find((field) => field.cell === cell)?.name ?? "");
  const colour = (/** @type {number} */ side) => (view ? colourOf(view, side) : "white");
  return { move, better, player: colour(side), opponent: colour(1 - side), cells: names };
}
