/** The story of a reviewed game: a few facts, each with the moment it is about. */
import { isMistake, turningPoint } from "../game/review.js";

/** @import {JudgedMove} from "../wasm/ergo_wasm.js" */
/** @import {Puzzle} from "../exercise/types.js" */
/** @import {Review} from "../wasm/ergo_wasm.js" */

/** The chances from which on a player is said to be ahead. */
const AHEAD = 0.6;

/** How many puzzles with a theme are enough to practise it. */
const ENOUGH_PUZZLES = 10;

/**
 * How a game went.
 *
 * @typedef {object} Story
 * @property {Lead[]} leads who was ahead, one player after the other
 * @property {Lead | undefined} lead the last of them, if that player is still ahead at the end
 * @property {Turn | undefined} turn the move that decided the game, or else cost most
 */

/**
 * A player who is ahead, and after which ply for the first time.
 *
 * @typedef {{ side: number; ply: number }} Lead
 */

/**
 * @typedef {object} Turn
 * @property {JudgedMove} move
 * @property {boolean} isDecisive whether the opponent was ahead from then on until the end
 * @property {number} before the chances of its player before it
 * @property {number} after the chances after it
 */

/**
 * @param {Review} review
 * @param {number} [winner] if the game was won
 * @returns {Story}
 */
export function storyOf(review, winner) {
  const leads = leadsIn(review.chances);
  const last = leads.at(-1);
  const lead = last && leader(review.chances.at(-1)) === last.side ? last : undefined;
  return { leads, lead, turn: turnOf(review, winner ?? lead?.side) };
}

/**
 * Who is ahead, if anybody is.
 *
 * @param {number | null | undefined} chance of the first player
 */
function leader(chance) {
  if (typeof chance !== "number") return undefined;
  if (chance >= AHEAD) return 0;
  return chance <= 1 - AHEAD ? 1 : undefined;
}

/**
 * @param {Review["chances"]} chances
 * @returns {Lead[]}
 */
function leadsIn(chances) {
  /** @type {Lead[]} */
  const leads = [];
  for (const [ply, chance] of chances.entries()) {
    const side = leader(chance);
    if (side !== undefined && side !== leads.at(-1)?.side) leads.push({ side, ply });
  }
  return leads;
}

/**
 * The last mistake of the loser before which not everything was lost, if it was never made good; or else the
 * mistake that cost most.
 *
 * @param {Review} review
 * @param {number} [winner]
 * @returns {Turn | undefined}
 */
function turnOf(review, winner) {
  /**
   * @param {number} side
   * @param {number} ply
   */
  const chanceAt = (side, ply) => {
    const chance = review.chances[ply] ?? 0.5;
    return side === 0 ? chance : 1 - chance;
  };
  const mistakes = review.moves.filter(isMistake);
  const decisive = mistakes.findLast(
    ({ side, ply }) =>
      winner !== undefined &&
      side !== winner &&
      chanceAt(side, ply - 1) > 1 - AHEAD &&
      review.chances.every((_, later) => later < ply || chanceAt(side, later) <= 0.5),
  );
  const costly = turningPoint(review);
  const move = decisive ?? mistakes.find(({ ply }) => ply === costly);
  if (!move) return undefined;
  const [before, after] = [move.betterChance, move.chance].map((share) => share ?? 0.5);
  return { move, isDecisive: move === decisive, before, after };
}

/**
 * The themes of puzzles that teach what was overlooked, the best first.
 *
 * @type {Record<import("../wasm/ergo_wasm.js").MistakeCode, readonly string[]>}
 */
const THEMES = {
  "allows-win": ["defence", "feed"],
  "allows-five": ["defence"],
  "allows-two-fours": ["defence"],
  "allows-four": ["defence"],
  "allows-three": ["defence"],
  "allows-city": ["defence"],
  "allows-siege": ["siege"],
  "misses-win": ["two-fours", "city", "captives"],
  "loses-stones": ["captives", "sowing-capture"],
  "forces-capture": ["feed"],
  "misses-stones": ["captives", "sowing-capture"],
};

/**
 * What to practise after a game: the theme of puzzles that belongs to the most costly mistake of some sides.
 *
 * @param {Review} review
 * @param {readonly number[]} sides
 * @param {readonly Puzzle[]} puzzles of the game
 * @returns {string | undefined}
 */
export function themeFor({ moves }, sides, puzzles) {
  const mistakes = moves.filter((move) => isMistake(move) && sides.includes(move.side));
  const costly = mistakes.toSorted((one, other) => (other.loss ?? 0) - (one.loss ?? 0));
  const wanted = costly.flatMap(({ reason }) => (reason ? THEMES[reason.code] : []));
  return wanted.find(
    (theme) => puzzles.filter(({ themes }) => themes.includes(theme)).length >= ENOUGH_PUZZLES,
  );
}
