/** Even games: the ratings of levels, that of a person, and the level that is about as strong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { careerOf, evenLevels, isCertain, nextLevel } from "../../../www/game/even.js";
import { isRating, rate, scoreAgainst } from "../../../www/game/glicko.js";
import { LOWEST_LEVEL, TOP_LEVEL } from "../../../www/game/state.js";
import { LEVEL_RATINGS } from "../../../www/games/level-ratings.js";
import { words } from "../../../www/text/index.js";
import { ratingsOf } from "../level-ratings.mjs";

/** @import {EvenGame} from "../../../www/game/even.js" */

/**
 * Random numbers from 0 to 1.
 *
 * @param {number} seed
 */
function* randoms(seed) {
  let state = seed >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/**
 * The scores of a person in even games, and their chance to win each.
 *
 * @param {number} strength
 * @param {readonly number[]} levels
 * @param {{ seed: number; count: number }} options
 */
function play(strength, levels, { seed, count }) {
  const random = randoms(seed);
  const next = () => /** @type {number} */ (random.next().value);
  /** @type {EvenGame[]} */
  const games = [];
  const chances = [];
  for (let time = 0; time < count; time++) {
    const level = nextLevel(careerOf(games, levels), levels, next());
    const chance = scoreAgainst(strength, levels[level]);
    chances.push(chance);
    // Every tenth game is a draw.
    const luck = next();
    games.push({ time, level, score: next() < 0.1 ? 0.5 : luck < chance ? 1 : 0 });
  }
  return { games, chances, career: careerOf(games, levels) };
}

const mean = (/** @type {readonly number[]} */ values) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Five strengths in the range of some levels, from a little above the weakest. */
const strengthsIn = (/** @type {readonly number[]} */ levels) =>
  [0.05, 0.275, 0.5, 0.725, 0.95].map((part) => levels[0] + part * (levels[levels.length - 1] - levels[0]));

test("ratings of levels follow from the results in docs/strength.md, and rise", () => {
  for (const [game, levels] of Object.entries(LEVEL_RATINGS)) {
    assert.deepEqual(levels, ratingsOf(words.games[game].name), game);
    assert.equal(levels.length, TOP_LEVEL - LOWEST_LEVEL + 1, game);
    assert.deepEqual(
      levels,
      levels.toSorted((one, other) => one - other),
      game,
    );
  }
});

test("players of five strengths score between 40 and 60 % in 200 games, after the first 20", () => {
  for (const [game, levels] of Object.entries(LEVEL_RATINGS)) {
    for (const [seed, strength] of strengthsIn(levels).entries()) {
      const { games, career } = play(strength, levels, { seed, count: 200 });
      const share = mean(games.slice(20).map(({ score }) => score));
      assert.ok(share > 0.4 && share < 0.6, `${game}, ${strength}: ${share}`);
      assert.ok(Math.abs(career.own.rating - strength) < 250, `${game}, ${strength}: ${career.own.rating}`);
      assert.ok(isCertain(career));
    }
  }
});

test("after 20 games, players of five strengths may expect 40 to 60 % of the next ones", () => {
  for (const [game, levels] of Object.entries(LEVEL_RATINGS)) {
    for (const strength of strengthsIn(levels)) {
      const chances = Array.from({ length: 8 }, (_, seed) =>
        mean(play(strength, levels, { seed, count: 40 }).chances.slice(20)),
      );
      assert.ok(mean(chances) > 0.4 && mean(chances) < 0.6, `${game}, ${strength}: ${mean(chances)}`);
    }
  }
});

test("a player who becomes stronger meets stronger levels", () => {
  const [, levels] = Object.entries(LEVEL_RATINGS)[0];
  const early = play(levels[3], levels, { seed: 1, count: 40 });
  const games = [...early.games];
  const random = randoms(7);
  for (let time = 40; time < 120; time++) {
    const level = nextLevel(careerOf(games, levels), levels, /** @type {number} */ (random.next().value));
    const chance = scoreAgainst(levels[5], levels[level]);
    games.push({ time, level, score: /** @type {number} */ (random.next().value) < chance ? 1 : 0 });
  }
  const last = mean(games.slice(-30).map(({ level }) => level));
  assert.ok(last > 4, String(last));
});

test("between two levels, the expected score is a half", () => {
  const levels = [800, 1000, 1400];
  const careerAt = (/** @type {number} */ rating) => ({
    own: { rating, deviation: 50, volatility: 0.06 },
    steps: [],
  });
  for (const rating of [800, 900, 999, 1200, 1399]) {
    const { level, higher } = evenLevels(careerAt(rating), levels);
    const [low, high] = [scoreAgainst(rating, levels[level]), scoreAgainst(rating, levels[level + 1])];
    assert.ok(Math.abs((1 - higher) * low + higher * high - 0.5) < 1e-9, String(rating));
    if (higher > 0) assert.equal(nextLevel(careerAt(rating), levels, higher - 1e-9), level + 1);
    assert.equal(nextLevel(careerAt(rating), levels, higher), level);
  }
  // Nobody is weaker than the first level, or stronger than the last one.
  assert.deepEqual(evenLevels(careerAt(100), levels), { level: 0, higher: 0 });
  assert.deepEqual(evenLevels(careerAt(3000), levels), { level: 2, higher: 0 });
});

test("the order in which games are read does not matter, and levels of later versions are left out", () => {
  const [, levels] = Object.entries(LEVEL_RATINGS)[0];
  const { games, career } = play(1500, levels, { seed: 3, count: 30 });
  assert.deepEqual(careerOf(games.toReversed(), levels), career);
  assert.deepEqual(careerOf([...games, { time: 99, level: 40, score: 1 }], levels), career);
});

test("as long as a rating is an estimate, stronger levels follow a win, weaker ones a loss, and none a draw", () => {
  const levels = [800, 1000, 1200, 1400, 1600, 1800];
  /** @param {number[]} scores against level 2 */
  const next = (...scores) =>
    evenLevels(
      {
        own: { rating: 1200, deviation: 200, volatility: 0.06 },
        steps: scores.map((score, time) => ({ time, level: 2, score, rating: 1200 })),
      },
      levels,
    );
  // 400 points from the last opponent, as long as nothing else has happened.
  assert.deepEqual(next(1), { level: 4, higher: 0 });
  assert.deepEqual(next(0), { level: 0, higher: 0 });
  assert.deepEqual(next(1, 1), next(1));
  assert.deepEqual(next(0.5), { level: 2, higher: 0 });
  assert.deepEqual(next(0.5, 0.5), { level: 2, higher: 0 });
  assert.deepEqual(next(1, 0.5), { level: 2, higher: 0 });
  // Then 0.75 of the deviation, which lies between two levels.
  for (const [scores, level] of /** @type {[number[], number][]} */ ([
    [[0, 1], 2],
    [[0.5, 1], 2],
    [[1, 0], 1],
    [[0.5, 0], 1],
  ])) {
    const found = next(...scores);
    assert.equal(found.level, level, String(scores));
    assert.ok(found.higher > 0 && found.higher < 1);
  }
  // Draws with a level that is weaker than the person, or stronger, make them neither.
  const weak = { time: 0, level: 0, score: 0.5, rating: 1200 };
  const own = { rating: 1200, deviation: 200, volatility: 0.06 };
  assert.deepEqual(evenLevels({ own, steps: [weak] }, levels), { level: 2, higher: 0 });
  assert.deepEqual(evenLevels({ own, steps: [{ ...weak, level: 5 }] }, levels), { level: 2, higher: 0 });
});

test("ratings stay within bounds, whatever the results", () => {
  const [, levels] = Object.entries(LEVEL_RATINGS)[0];
  const top = levels.length - 1;
  for (const levelOf of [
    (/** @type {number} */ time) => (time % 2 ? { level: 0, score: 0 } : { level: top, score: 1 }),
    () => ({ level: top, score: 1 }),
    () => ({ level: 0, score: 0 }),
  ]) {
    const games = Array.from({ length: 6000 }, (_, time) => ({ time, ...levelOf(time) }));
    const { own, steps } = careerOf(games, levels);
    for (const { rating } of steps) assert.ok(rating >= -2000 && rating <= 5000, String(rating));
    assert.ok(isRating(own), JSON.stringify(own));
  }
  for (const resultOf of [
    (/** @type {number} */ at) => (at % 2 ? { rating: -1e6, score: 0 } : { rating: 1e6, score: 1 }),
    () => ({ rating: 1e6, score: 1 }),
    () => ({ rating: -1e6, score: 0 }),
  ]) {
    /** @type {import("../../../www/game/glicko.js").Rating} */
    let own = { rating: 800, deviation: 150, volatility: 0.06 };
    for (let at = 0; at < 2000; at++) {
      own = rate(own, [{ ...resultOf(at), deviation: 90 }]);
      assert.ok(isRating(own), JSON.stringify(own));
    }
  }
});
