/**
 * How the browser stores what somebody has done in exercises: steps of lessons, puzzles, mistakes of reviewed
 * games, and games whose moves were guessed. Pure functions.
 */
import { readPosition } from "../storage/position.js";
import { isMemory } from "./schedule.js";
import { isRating } from "../game/glicko.js";

/** @import {Format} from "../storage/records.js" */
/** @import {Rating} from "../game/glicko.js" */
/** @import {Memory} from "./schedule.js" */
/** @import {Guessed} from "./types.js" */
/** @import {Mistake} from "./types.js" */

/**
 * How many steps are done, by the id of the lesson.
 *
 * @typedef {Record<string, number>} Progress
 */

/**
 * The record of a puzzle: whether it was solved at the first try, and, if it was missed before, when it comes
 * back.
 *
 * @typedef {{ solved: boolean; memory?: Memory }} Tried
 */

/**
 * @typedef {object} PuzzleRecord
 * @property {Rating} own
 * @property {number[]} ratings the last ones, the newest last
 * @property {Record<string, Tried>} tried by the ids of the puzzles
 * @property {string[]} days on which the puzzle of the day was solved, such as `2026-11-24`, sorted
 * @property {number} best of the timed runs
 */

/**
 * Where everybody starts: puzzles for beginners come first. It is less uncertain than it might be, so that
 * the first failure does not cost much; who solves the first puzzles gets harder ones instead.
 */
export const START = { rating: 800, deviation: 150, volatility: 0.06 };

/** The last date, in milliseconds since 1970. */
const LATEST = 8.64e15;

/** @type {Format<Progress>} */
export const LESSONS = {
  subject: "lessons",
  version: 1,
  read(counts, isPartial) {
    const found = Object.entries(counts).filter(([, count]) => Number.isInteger(count) && Number(count) > 0);
    if (found.length < Object.keys(counts).length) isPartial();
    return /** @type {Progress} */ (Object.fromEntries(found));
  },
  write: (progress) => progress,
};

const isNumber = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value);

const isTried = (/** @type {any} */ value) =>
  typeof value?.solved === "boolean" && (value.memory === undefined || isMemory(value.memory));

const isDay = (/** @type {unknown} */ day) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day);

/**
 * Damaged parts are left out.
 *
 * @type {Format<PuzzleRecord>}
 */
export const PUZZLES = {
  subject: "puzzles",
  version: 1,
  read({ own, ratings = [], tried = {}, days = [], best = 0 }, isPartial) {
    const list = (/** @type {any} */ values, /** @type {(value: unknown) => boolean} */ isSound) => {
      const found = Array.isArray(values) ? values.filter(isSound) : [];
      if (found.length !== values?.length) isPartial();
      return found;
    };
    const isWhole =
      isNumber(best) &&
      (own === undefined || isRating(own)) &&
      typeof tried === "object" &&
      !Array.isArray(tried);
    if (!isWhole) isPartial();
    return {
      own: isRating(own) ? own : { ...START },
      ratings: list(ratings, isNumber),
      tried: Object.fromEntries(
        list(Object.entries(tried ?? {}), (entry) => isTried(/** @type {any} */ (entry)[1])),
      ),
      days: list(days, isDay),
      best: isNumber(best) ? best : 0,
    };
  },
  // A later version may keep more.
  write: (record, data) => ({ ...data, ...record }),
};

/**
 * The sound ones of some mistakes.
 *
 * @param {any} list
 * @param {() => void} isPartial
 * @returns {Mistake[]}
 */
export function readMistakes(list, isPartial) {
  const all = (Array.isArray(list) ? list : []).map((/** @type {any} */ stored) => ({
    ...stored,
    ...readPosition(stored ?? {}),
  }));
  const found = all.filter(isMistake);
  if (found.length !== list?.length) isPartial();
  return found;
}

/**
 * @param {any} value
 * @returns {value is Mistake}
 */
function isMistake(value) {
  const isList = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((item) => typeof item === "string");
  const { options, moves, line, played, better, side, added, memory } = value;
  const isText =
    isList(moves) &&
    typeof line === "string" &&
    typeof played === "string" &&
    isList(options) &&
    isList(better) &&
    better.length > 0;
  return (
    isText && [0, 1].includes(side) && Math.abs(added) <= LATEST && (memory === undefined || isMemory(memory))
  );
}

/** @type {Format<Mistake[]>} */
export const MISTAKES = {
  subject: "mistakes",
  version: 1,
  read: ({ exercises = [] }, isPartial) => readMistakes(exercises, isPartial),
  write: (exercises, data) => ({ ...data, exercises }),
};

/**
 * @param {any} value
 * @returns {value is Guessed}
 */
function isGuessed(value) {
  const { line, options, side, best, last, at } = value ?? {};
  const isShare = (/** @type {unknown} */ percent) =>
    Number.isInteger(percent) && Number(percent) >= 0 && Number(percent) <= 100;
  return (
    typeof line === "string" &&
    typeof options === "string" &&
    [0, 1].includes(side) &&
    isShare(best) &&
    isShare(last) &&
    best >= last &&
    isNumber(at) &&
    Math.abs(at) <= LATEST
  );
}

/** @type {Format<Guessed[]>} */
export const GUESSES = {
  subject: "guesses",
  version: 1,
  read({ games = [] }, isPartial) {
    const found = (Array.isArray(games) ? games : []).filter(isGuessed);
    if (found.length !== games?.length) isPartial();
    return found;
  },
  write: (games, data) => ({ ...data, games }),
};
