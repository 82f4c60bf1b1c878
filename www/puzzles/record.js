/**
 * What is kept of the puzzles somebody tried: the own rating, which puzzles were solved, when missed ones come back, and
 * the days on which the puzzle of the day was solved. The browser keeps it for each game.
 */
import { PLACE, read, write } from "../app/storage.js";
import { answered, dueAt } from "../study/schedule.js";
import { rate } from "./glicko.js";

/** @typedef {import("./glicko.js").Rating} Rating */
/** @typedef {import("../study/schedule.js").Memory} Memory */
/** @typedef {import("./read.js").Puzzle} Puzzle */

/** What is known of a puzzle: whether it was solved at the first try, and, if it was missed before, when it comes back. @typedef {{ solved: boolean, memory?: Memory }} Tried */

/**
 * @typedef {object} Record
 * @property {Rating} own
 * @property {number[]} ratings the last ones, the newest last
 * @property {globalThis.Record<string, Tried>} tried by the ids of the puzzles
 * @property {string[]} days on which the puzzle of the day was solved, such as `2026-11-24`, sorted
 * @property {number} best of the timed runs
 */

/** Where everybody starts: puzzles for beginners come first. */
const START = { rating: 800, deviation: 350, volatility: 0.06 };

/** How uncertain the ratings of puzzles are: they are estimates. */
const PUZZLE_DEVIATION = 90;

/** How many ratings and days are kept. */
const MOST_RATINGS = 60;
const MOST_DAYS = 400;

const keyOf = (/** @type {string} */ game) => `${PLACE} puzzles ${game}`;

/** What the browser does not store lasts as long as the page. @type {Map<string, Record>} */
const unstored = new Map();

const isNumber = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value);

/** @param {any} value @returns {value is Tried} */
function isTried(value) {
  const memory = value?.memory;
  return (
    typeof value?.solved === "boolean" && (memory === undefined || [memory?.stability, memory?.difficulty, memory?.tried].every(isNumber))
  );
}

/** The record of a game; what is damaged is left out. @param {string} game @returns {Record} */
export function readRecord(game) {
  const kept = unstored.get(game);
  if (kept) return kept;
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(read(keyOf(game)) ?? "{}");
  } catch {
    found = {};
  }
  const { own, ratings, tried, days, best } = found ?? {};
  const isRating = [own?.rating, own?.deviation, own?.volatility].every(isNumber);
  return {
    own: isRating ? own : { ...START },
    ratings: Array.isArray(ratings) ? ratings.filter(isNumber) : [],
    tried: Object.fromEntries(Object.entries(tried ?? {}).filter(([, one]) => isTried(one))),
    days: Array.isArray(days) ? days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)) : [],
    best: isNumber(best) ? best : 0,
  };
}

/** Keeps what is stored but cannot be read, before it is overwritten. @param {string} game */
function backUp(game) {
  const text = read(keyOf(game));
  try {
    JSON.parse(text ?? "{}");
  } catch {
    write(`${keyOf(game)} aside`, text ?? "");
  }
}

/** Changes what is stored now, maybe by another tab. @param {string} game @param {(record: Record) => Record} change */
function update(game, change) {
  const changed = change(readRecord(game));
  backUp(game);
  if (write(keyOf(game), JSON.stringify(changed))) unstored.delete(game);
  else unstored.set(game, changed);
  return changed;
}

/** Whether the browser keeps the record. @param {string} game */
export const isKept = (game) => !unstored.has(game);

/** Notes that a puzzle was solved at the first try, or not. @param {string} game @param {Puzzle} puzzle @param {boolean} solved @param {number} [now] */
export function noteResult(game, puzzle, solved, now = Date.now()) {
  return update(game, (record) => {
    const before = record.tried[puzzle.id];
    // What comes back is practised, and does not count again.
    const isFirst = before === undefined;
    const own = isFirst ? rate(record.own, [{ rating: puzzle.rating, deviation: PUZZLE_DEVIATION, score: solved ? 1 : 0 }]) : record.own;
    const memory = before?.memory || !solved ? answered(before?.memory, solved, now) : undefined;
    return {
      ...record,
      own,
      ratings: isFirst ? [...record.ratings, Math.round(own.rating)].slice(-MOST_RATINGS) : record.ratings,
      tried: { ...record.tried, [puzzle.id]: { solved, ...(memory && { memory }) } },
    };
  });
}

/** Notes that the puzzle of a day is solved. @param {string} game @param {string} day */
export const noteDay = (game, day) =>
  update(game, (record) => ({ ...record, days: [...new Set([...record.days, day])].toSorted().slice(-MOST_DAYS) }));

/** Notes the result of a timed run; returns the best. @param {string} game @param {number} count */
export const noteRun = (game, count) => update(game, (record) => ({ ...record, best: Math.max(record.best, count) })).best;

/** The missed puzzles that are due, the longest first. @param {Record} record @param {readonly Puzzle[]} puzzles @param {number} [now] */
export function duePuzzles({ tried }, puzzles, now = Date.now()) {
  const due = (/** @type {Puzzle} */ { id }) => (tried[id]?.memory ? dueAt(/** @type {Memory} */ (tried[id].memory)) : Infinity);
  return puzzles.filter((puzzle) => due(puzzle) <= now).toSorted((one, other) => due(one) - due(other));
}

/** How many of the nearest puzzles the next one is chosen from. */
const CHOICE = 8;

/**
 * The next puzzle to practise: a missed one that is due, or one that was not tried and is about as hard as the own rating; if
 * all were tried, one that was missed, or any.
 * @param {Record} record @param {readonly Puzzle[]} puzzles @param {{ now?: number, random?: () => number, after?: string }} [context] `after` is the one that was on the board
 */
export function nextPuzzle(record, puzzles, { now = Date.now(), random = Math.random, after } = {}) {
  const others = puzzles.filter(({ id }) => id !== after);
  const [due] = duePuzzles(record, others, now);
  if (due) return due;
  const fresh = others.filter(({ id }) => !record.tried[id]);
  const missed = others.filter(({ id }) => record.tried[id] && !record.tried[id].solved);
  const pool = [fresh, missed, others].find((list) => list.length > 0) ?? puzzles;
  const distance = (/** @type {Puzzle} */ { rating }) => Math.abs(rating - record.own.rating);
  const near = pool.toSorted((one, other) => distance(one) - distance(other)).slice(0, CHOICE);
  return near[Math.floor(random() * near.length)];
}
