/**
 * Formats scores as numbers, shares and words. Lines have scores for the player to move; displayed scores are
 * from the first player's point of view.
 */
import { colourOf } from "../text/words.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Line} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

/**
 * Points to the first player.
 *
 * @param {View} view
 * @param {Line} line
 */
const pointsOf = (view, line) => (view.turn === 0 ? line.points : -line.points);

/**
 * The side whose win is proven, if one is.
 *
 * @param {View} view
 * @param {Line} line
 */
function winnerOf(view, { win, loss }) {
  if (win !== undefined) return view.turn;
  return loss === undefined ? undefined : 1 - view.turn;
}

/**
 * The share of the first player, from 0 to 1.
 *
 * @param {View} view
 * @param {Line | undefined} line
 */
export function shareOf(view, line) {
  if (view.outcome) return view.outcome.winner === undefined ? 0.5 : 1 - view.outcome.winner;
  if (!line) return undefined;
  const winner = winnerOf(view, line);
  if (winner !== undefined) return 1 - winner;
  return view.turn === 0 ? line.chance : 1 - line.chance;
}

/**
 * In short, such as `+1.2` or `wins in 7`.
 *
 * @param {Words} words
 * @param {View} view
 * @param {Line} line
 */
export function scoreText(words, view, line) {
  const { win, loss } = line;
  const moves = win ?? loss;
  if (moves !== undefined) return words.analysis.proven(win !== undefined, moves);
  return words.analysis.points(pointsOf(view, line) / 100);
}

/**
 * The chances of the player who is ahead, in percent, and the score.
 *
 * @param {Words} words
 * @param {View} view
 * @param {Line} line
 */
export function chanceText(words, view, line) {
  const share = shareOf(view, line) ?? 0.5;
  return words.analysis.chance(Math.round(100 * Math.max(share, 1 - share)), scoreText(words, view, line));
}

/**
 * Who is ahead, or wins.
 *
 * @param {View} view
 * @param {Line} line
 * @returns {import("../text/language.js").Evaluation}
 */
export const evaluationOf = (view, line) => ({
  ...leadOf(view, shareOf(view, line) ?? 0.5),
  moves: line.win ?? line.loss,
});

/**
 * Who is ahead, and how far.
 *
 * @param {View} view
 * @param {number} share of the first player
 * @returns {import("../text/language.js").Evaluation}
 */
export function leadOf(view, share) {
  const lead = Math.abs(share - 0.5);
  const degree = lead < 0.04 ? "even" : lead < 0.15 ? "slight" : lead < 0.35 ? "clear" : "decisive";
  return { lead: degree, colour: colourOf(view, share < 0.5 ? 1 : 0) };
}
