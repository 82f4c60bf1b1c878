/**
 * The record of the puzzles that somebody tried: the own rating, which puzzles were solved, when missed ones
 * come back, and the days on which the puzzle of the day was solved. The browser keeps it for each game.
 */
import { recordsOf } from "../storage/records.js";
import { PLACE } from "../storage/storage.js";
import { PUZZLES, START } from "../exercise/formats.js";
import { answered, dueAt } from "../exercise/schedule.js";
import { rate } from "../game/glicko.js";

/** @import {PuzzleRecord as Record} from "../exercise/formats.js" */
/** @import {Memory} from "../exercise/schedule.js" */
/** @import {Puzzle} from "../exercise/types.js" */

/** How many results a rating needs. */
const CALIBRATION = 5;

/** How much harder than the own rating the next puzzle is after one that was solved, until then. */
const RISE = 300;

/** How uncertain the ratings of puzzles are: they are estimates. */
const PUZZLE_DEVIATION = 90;

/** How many ratings and days are kept. */
const MOST_RATINGS = 60;
const MOST_DAYS = 400;

const recordOf = recordsOf((game) => `${PLACE} puzzles ${game}`, PUZZLES);

/**
 * The record of a game.
 *
 * @param {string} game
 * @returns {Record}
 */
export const readRecord = (game) => recordOf(game).value;

/**
 * @param {string} game
 * @param {(record: Record) => Record} change
 */
const update = (game, change) => recordOf(game).update(change);

/**
 * Whether the browser keeps the record.
 *
 * @param {string} game
 */
export const isKept = (game) => recordOf(game).isStored;

/**
 * Notes that a puzzle was solved at the first try, or not.
 *
 * @param {string} game
 * @param {Puzzle} puzzle
 * @param {boolean} solved
 * @param {number} [now]
 */
export function noteResult(game, puzzle, solved, now = Date.now()) {
  return update(game, (record) => {
    const before = record.tried[puzzle.id];
    // What comes back is practised, and does not count again.
    const isFirst = before === undefined;
    const own = isFirst
      ? rate(record.own, [{ rating: puzzle.rating, deviation: PUZZLE_DEVIATION, score: solved ? 1 : 0 }])
      : record.own;
    const memory = before?.memory || !solved ? answered(before?.memory, solved, now) : undefined;
    return {
      ...record,
      own,
      ratings: isFirst ? [...record.ratings, Math.round(own.rating)].slice(-MOST_RATINGS) : record.ratings,
      tried: { ...record.tried, [puzzle.id]: { solved, ...(memory && { memory }) } },
    };
  });
}

/**
 * Notes that the puzzle of a day is solved.
 *
 * @param {string} game
 * @param {string} day
 */
export const noteDay = (game, day) =>
  update(game, (record) => ({
    ...record,
    days: [...new Set([...record.days, day])].toSorted().slice(-MOST_DAYS),
  }));

/**
 * Notes the result of a timed run; returns the best.
 *
 * @param {string} game
 * @param {number} count
 */
export const noteRun = (game, count) =>
  update(game, (record) => ({ ...record, best: Math.max(record.best, count) })).best;

/**
 * The missed puzzles that are due, the longest first.
 *
 * @param {Record} record
 * @param {readonly Puzzle[]} puzzles
 * @param {number} [now]
 */
export function duePuzzles({ tried }, puzzles, now = Date.now()) {
  const due = (/** @type {Puzzle} */ { id }) =>
    tried[id]?.memory ? dueAt(/** @type {Memory} */ (tried[id].memory)) : Infinity;
  return puzzles.filter((puzzle) => due(puzzle) <= now).toSorted((one, other) => due(one) - due(other));
}

/**
 * How many results are missing until the rating is no longer a guess.
 *
 * @param {Record} record
 */
export const calibrationLeft = ({ ratings }) => Math.max(0, CALIBRATION - ratings.length);

/** @param {Record} record */
const hasJustSolved = ({ own, ratings }) =>
  ratings.length > 0 && own.rating > (ratings.at(-2) ?? START.rating);

/**
 * The puzzles to practise: those with a theme, if any, and puzzles that are easier or harder than the own
 * rating.
 *
 * @typedef {{ theme: string; difficulty: "easier" | "own" | "harder" }} Wish
 */

/** How much harder. */
const DISTANCES = { easier: -300, own: 0, harder: 300 };

/** How many of the nearest puzzles the next one is chosen from. */
const CHOICE = 8;

/**
 * The next puzzle to practise: a missed one that is due, or one that was not tried and is about as hard as
 * the own rating; if all were tried, one that was missed, or any.
 *
 * @param {Record} record
 * @param {readonly Puzzle[]} puzzles
 * @param {{ now?: number; random?: () => number; after?: string; wish?: Wish }} [context] `after` is the one
 *   that was on the board
 */
export function nextPuzzle(
  record,
  puzzles,
  { now = Date.now(), random = Math.random, after, wish = { theme: "", difficulty: "own" } } = {},
) {
  const wanted = puzzles.filter(({ themes }) => wish.theme === "" || themes.includes(wish.theme));
  const all = wanted.filter(({ id }) => id !== after);
  const others = all.length > 0 ? all : wanted;
  const [due] = duePuzzles(record, others, now);
  if (due) return due;
  const fresh = others.filter(({ id }) => !record.tried[id]);
  const missed = others.filter(({ id }) => record.tried[id] && !record.tried[id].solved);
  const pool = [fresh, missed, others].find((list) => list.length > 0) ?? puzzles;
  const rise = calibrationLeft(record) > 0 && hasJustSolved(record) ? RISE : 0;
  const target = record.own.rating + rise + DISTANCES[wish.difficulty];
  const distance = (/** @type {Puzzle} */ { rating }) => Math.abs(rating - target);
  const near = pool.toSorted((one, other) => distance(one) - distance(other)).slice(0, CHOICE);
  return near[Math.floor(random() * near.length)];
}
