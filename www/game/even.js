/**
 * Even games: the rating of a person against the computer, and the level that is about as strong. A level has
 * a rating that was measured; what lies between two levels is one of them, chosen so that the expected score
 * is a half.
 */
import { estimate, rate, scoreAgainst } from "./glicko.js";

/** @import {Rating} from "./glicko.js" */

/** The rating before the first game, with a deviation so large that it hardly counts. */
const START = { rating: 1200, deviation: 600, volatility: 0.06 };

/** How uncertain the ratings of levels are. */
const LEVEL_DEVIATION = 50;

/** A rating that is more uncertain is only an estimate. */
const CERTAIN = 110;

/** How many of the first games are rated together, again and again, and how many before them are looked at. */
const ESTIMATED = 15;

/** How far from an estimate the next opponent is after a win or a loss, as a part of its deviation. */
const SEARCH = 0.75;

/** How far from the last opponent the next one is as long as all games were won, or all were lost. */
const STEP = 400;

/**
 * A finished game: when, against which level, and the score from 0 to 1.
 *
 * @typedef {{ time: number; level: number; score: number }} EvenGame
 */

/**
 * The rating of a person, and the ratings after each game, the oldest first.
 *
 * @typedef {{ own: Rating; steps: (EvenGame & { rating: number })[] }} Career
 */

/**
 * The games against levels that have a rating, the oldest first, and their results.
 *
 * @param {readonly EvenGame[]} games
 * @param {readonly number[]} levels
 */
function resultsOf(games, levels) {
  const sorted = games
    .filter(({ level }) => levels[level] !== undefined)
    .toSorted((one, other) => one.time - other.time);
  const results = sorted.map(({ level, score }) => ({
    rating: levels[level],
    deviation: LEVEL_DEVIATION,
    score,
  }));
  return { sorted, results };
}

/**
 * The rating after some games.
 *
 * @param {readonly EvenGame[]} games in any order
 * @param {readonly number[]} levels their ratings, from level 0
 * @param {readonly EvenGame[]} [before] other games against levels: the rating starts where those before the
 *   first even game lead, as uncertain as without them
 * @returns {Career}
 */
export function careerOf(games, levels, before = []) {
  const { sorted, results } = resultsOf(games, levels);
  const first = sorted[0]?.time ?? Infinity;
  const known = resultsOf(
    before.filter(({ time }) => time < first),
    levels,
  ).results.slice(-ESTIMATED);
  const start = { ...START, rating: estimate(START, known).rating };
  /** @type {Rating} */
  let own = start;
  /** @type {Career["steps"]} */
  const steps = [];
  for (const [at, game] of sorted.entries()) {
    own = at < ESTIMATED ? estimate(start, results.slice(0, at + 1)) : rate(own, [results[at]]);
    steps.push({ ...game, rating: own.rating });
  }
  return { own, steps };
}

/**
 * Whether a rating is more than an estimate.
 *
 * @param {Career} career
 */
export const isCertain = ({ own }) => own.deviation <= CERTAIN;

/**
 * The rating of the next opponent: the person's own. As long as that is an estimate, the opponent is stronger
 * after a win and weaker after a loss, so that few games are enough.
 *
 * @param {Career} career
 * @param {readonly number[]} levels their ratings, from level 0
 */
function targetOf(career, levels) {
  const { own, steps } = career;
  const last = steps.at(-1);
  if (!last || isCertain(career)) return own.rating;
  const direction = 2 * last.score - 1;
  const near = own.rating + direction * SEARCH * own.deviation;
  // A draw has no direction: the next opponent is as strong as the person.
  if (direction === 0 || !steps.every(({ score }) => score === last.score)) return near;
  const far = levels[last.level] + direction * STEP;
  return direction > 0 ? Math.max(near, far) : Math.min(near, far);
}

/**
 * The levels that are about as strong as a person: one, or two neighbours with how often the higher one
 * plays.
 *
 * @param {Career} career
 * @param {readonly number[]} levels their ratings, from level 0
 * @returns {{ level: number; higher: number }} the lower level, and the share of the one above it
 */
export function evenLevels(career, levels) {
  const target = targetOf(career, levels);
  const below = levels.findLastIndex((rating) => rating <= target);
  if (below < 0) return { level: 0, higher: 0 };
  if (below === levels.length - 1) return { level: below, higher: 0 };
  const [easy, hard] = [levels[below], levels[below + 1]].map((rating) => scoreAgainst(target, rating));
  return { level: below, higher: (easy - 0.5) / (easy - hard) };
}

/**
 * The level of the next game.
 *
 * @param {Career} career
 * @param {readonly number[]} levels their ratings, from level 0
 * @param {number} [random] from 0 to 1
 */
export function nextLevel(career, levels, random = Math.random()) {
  const { level, higher } = evenLevels(career, levels);
  return random < higher ? level + 1 : level;
}
