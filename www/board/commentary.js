/** What is said about a move: at most two sentences, and one about what counts in the position after it. */
import { cellName } from "../game/cells.js";
import { colourOf } from "../text/words.js";

/** @import {Commentary} from "../wasm/ergo_wasm.js" */
/** @import {Reason} from "../wasm/ergo_wasm.js" */
/** @import {Standing} from "../wasm/ergo_wasm.js" */
/** @import {State} from "../game/types.js" */
/** @import {Words} from "../text/language.js" */

/** How many things are named that count for a player, and how many points each is worth at least. */
const MOST_NAMED = 3;
const LEAST_POINTS = 8;

/**
 * What is said about a move: what it does, and what it gives up.
 *
 * @param {Words} words with what explains positions
 * @param {State} state
 * @param {number} side who moved
 * @param {Commentary} commentary
 * @param {readonly string[]} [before] what was said about the move before it, in other words than which the
 *   same is said
 * @returns {string[]} sentences
 */
export function sentencesOf({ commentary: say }, { view, board }, side, { effects, prices }, before = []) {
  if (!view || !say) return [];
  const [player, opponent] = [side, 1 - side].map((one) => colourOf(view, one));
  const chosen = prices.length > 0 ? [...effects.slice(0, 1), prices[0]] : effects.slice(0, 2);
  return chosen.map(({ code, cells, counts, moves }) => {
    const context = { player, opponent, cells: cells.map((cell) => cellName(board, cell)), counts, moves };
    const sentence = say.effect(code, context);
    return before.includes(sentence) ? say.again(code, context) : sentence;
  });
}

/**
 * What counts for the player who is ahead.
 *
 * @param {Words} words with what explains positions
 * @param {State} state
 * @param {number} side who is ahead
 * @param {readonly Standing[]} standing
 */
export function standingOf({ commentary: say }, { view }, side, standing) {
  if (!view || !say) return "";
  const counted = standing.filter(
    ({ points, counts: [one, other] }) => one !== other && (side === 0 ? points : -points) >= LEAST_POINTS,
  );
  const named = counted
    .slice(0, MOST_NAMED)
    .map(({ code, counts }) => ({ code, own: counts[side], other: counts[1 - side] }));
  return named.length > 0 ? say.standing(colourOf(view, side), named) : "";
}
