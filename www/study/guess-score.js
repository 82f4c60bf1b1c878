/**
 * The points for guessing moves of a game, and the results that the browser keeps for each game. A guess that
 * is as good as the best move, or as the move of the game, gets `MOST` points; any other one less for each
 * two percent of the chances to win that it loses. A blunder, which loses twenty percent, gets none.
 */
import { GUESSES } from "../exercise/formats.js";
import { lineOf } from "../storage/position.js";
import { recordsOf } from "../storage/records.js";
import { PLACE } from "../storage/storage.js";

/** @import {Guessed} from "../exercise/types.js" */
/** @import {Trial} from "./trials.js" */

/** The points for a good guess. */
export const MOST = 10;

/** The percent of the chances that cost a point. */
const COST = 2;

/** How many games are kept; those that were guessed longest ago go first. */
const MOST_KEPT = 100;

/**
 * The points for a move by what it loses.
 *
 * @param {Pick<Trial, "good" | "loss">} trial
 */
export const pointsFor = ({ good, loss }) =>
  good ? MOST : Math.max(0, MOST - Math.floor(Math.round(100 * loss) / COST));

/**
 * The points for a guess.
 *
 * @param {Pick<Trial, "good" | "loss" | "chance">} tried
 * @param {Pick<Trial, "chance">} inGame the move of the game
 */
export const pointsOfGuess = (tried, inGame) => (tried.chance >= inGame.chance ? MOST : pointsFor(tried));

/**
 * The points for some moves, in percent of the most that there are.
 *
 * @param {number} points
 * @param {number} count of the moves
 */
export const percentOf = (points, count) => Math.round((100 * points) / (MOST * count));

const recordOf = recordsOf((game) => `${PLACE} guesses ${game}`, GUESSES);

/**
 * A game, and the player whose moves are guessed.
 *
 * @typedef {{
 *   game: string;
 *   options: readonly string[];
 *   start?: string;
 *   moves: readonly string[];
 *   side: number;
 * }} Source
 */

/**
 * How a game is named in the record.
 *
 * @param {Source} source
 */
const nameOf = ({ options, start, moves, side }) => ({
  line: lineOf({ start, moves }),
  options: options.toSorted().join(" "),
  side,
});

/**
 * The results of a game so far.
 *
 * @param {Source} source
 * @returns {Guessed | undefined}
 */
export function resultOf(source) {
  const name = nameOf(source);
  return recordOf(source.game).value.find((known) => isSame(known, name));
}

/**
 * Keeps the result of a game that was guessed from the first move to the last.
 *
 * @param {Source} source
 * @param {number} percent
 * @param {number} [now]
 * @returns {Guessed}
 */
export function keepResult(source, percent, now = Date.now()) {
  const name = nameOf(source);
  const best = Math.max(percent, resultOf(source)?.best ?? 0);
  const result = { ...name, best, last: percent, at: now };
  recordOf(source.game).update((known) =>
    [result, ...known.filter((other) => !isSame(other, name))]
      .toSorted((one, other) => other.at - one.at)
      .slice(0, MOST_KEPT),
  );
  return result;
}

/**
 * @param {Pick<Guessed, "line" | "options" | "side">} one
 * @param {Pick<Guessed, "line" | "options" | "side">} other
 */
const isSame = (one, other) =>
  one.line === other.line && one.options === other.options && one.side === other.side;
