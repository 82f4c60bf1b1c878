/**
 * What a line is worth: as a number, as a share, in words. Lines are worth something to the player
 * to move; what is said of them is said from the first player's side, as everywhere.
 */
import { toneName, words } from "../text/index.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Line} Line */

/** So many points make a lead of one to e. */
const STEEPNESS = 300;

/** Points to the first player. @param {View} view @param {Line} line */
const pointsOf = (view, line) => (view.turn === 0 ? line.points : -line.points);

/** The side whose win is proven, if one is. @param {View} view @param {Line} line */
function winnerOf(view, { win, loss }) {
  if (win !== undefined) return view.turn;
  return loss === undefined ? undefined : 1 - view.turn;
}

/** The share of the first player, from 0 to 1. @param {View} view @param {Line | undefined} line */
export function shareOf(view, line) {
  if (view.outcome) return view.outcome.winner === undefined ? 0.5 : 1 - view.outcome.winner;
  if (!line) return undefined;
  const winner = winnerOf(view, line);
  return winner === undefined ? 1 / (1 + Math.exp(-pointsOf(view, line) / STEEPNESS)) : 1 - winner;
}

/** In short, such as `+1.2` or `wins in 7`. @param {View} view @param {Line} line */
export function worthText(view, line) {
  if (line.win !== undefined) return words.analysis.wins(line.win);
  if (line.loss !== undefined) return words.analysis.loses(line.loss);
  return words.analysis.points(pointsOf(view, line) / 100);
}

/** Who is ahead, or wins. @param {View} view @param {Line} line */
export function verdictText(view, line) {
  const say = words.analysis;
  const winner = winnerOf(view, line);
  if (winner !== undefined) return say.proven(toneName(view, winner), line.win ?? line.loss ?? 0);
  const share = shareOf(view, line) ?? 0.5;
  const leader = toneName(view, share < 0.5 ? 1 : 0);
  const lead = Math.abs(share - 0.5);
  if (lead < 0.04) return say.even;
  if (lead < 0.15) return say.slightly(leader);
  return lead < 0.35 ? say.ahead(leader) : say.far(leader);
}
