/** Ratings by Glicko-2, as M. Glickman describes it (“Example of the Glicko-2 system”, 2013). */

/**
 * A rating, how uncertain it is, and how much it varies.
 *
 * @typedef {{ rating: number; deviation: number; volatility: number }} Rating
 */

/**
 * A result: the opponent's rating, how uncertain it is, and the score from 0 to 1.
 *
 * @typedef {{ rating: number; deviation: number; score: number }} Result
 */

/** The points of a unit of the internal scale, and its zero. */
const SCALE = 173.7178;
const MIDDLE = 1500;

/** How much the volatility may change. */
const TAU = 0.5;

const PRECISION = 1e-6;

/** The largest deviation after a game. */
const MOST_DEVIATION = 350;

/** The bounds of a rating, and the largest volatility, as contradictory results would lead far beyond them. */
const RATINGS = [-2000, 5000];
const MOST_VOLATILITY = 0.1;

/** The bounds of stored values. */
const DEVIATIONS = [1, 1000];
const VOLATILITIES = [1e-6, 1];

/**
 * @param {unknown} value
 * @param {number[]} bounds
 */
const isWithin = (value, [least, most]) => typeof value === "number" && value >= least && value <= most;

/**
 * Whether something that was stored is a rating.
 *
 * @param {any} value
 * @returns {value is Rating}
 */
export const isRating = (value) =>
  isWithin(value?.rating, RATINGS) &&
  isWithin(value.deviation, DEVIATIONS) &&
  isWithin(value.volatility, VOLATILITIES);

/** @param {number} rating */
const withinRatings = (rating) => Math.min(RATINGS[1], Math.max(RATINGS[0], rating));

/**
 * The weight of a result against a rating with some deviation.
 *
 * @param {number} phi
 */
const weight = (phi) => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/**
 * The expected score.
 *
 * @param {number} mu
 * @param {number} other
 * @param {number} phi of the other
 */
const expected = (mu, other, phi) => 1 / (1 + Math.exp(-weight(phi) * (mu - other)));

/**
 * The score that one rating is expected to have against another, if both are certain.
 *
 * @param {number} rating
 * @param {number} other
 */
export const scoreAgainst = (rating, other) => 1 / (1 + 10 ** ((other - rating) / 400));

/** The lowest and the highest estimate on the internal scale, and how often the search for it halves that. */
const [LOWEST, HIGHEST, HALVINGS] = [-20, 20, 40];

/**
 * The most likely rating of somebody of whom little was known before some results: what `rate` says, except
 * that the expected scores are those of the rating that it finds, not of the one before. So it may be far
 * from that.
 *
 * @param {Rating} before
 * @param {readonly Result[]} results
 * @returns {Rating}
 */
export function estimate({ rating, deviation, volatility }, results) {
  const [start, phi] = [(rating - MIDDLE) / SCALE, deviation / SCALE];
  const games = results.map((result) => {
    const other = result.deviation / SCALE;
    const mean = (result.rating - MIDDLE) / SCALE;
    const share = (/** @type {number} */ mu) => expected(mu, mean, other);
    return { g: weight(other), share, score: result.score };
  });
  const slope = (/** @type {number} */ mu) =>
    games.reduce((sum, { g, share, score }) => sum + g * (score - share(mu)), (start - mu) / phi ** 2);
  let [low, high] = [LOWEST, HIGHEST];
  for (let at = 0; at < HALVINGS; at++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const precision = games.reduce(
    (sum, { g, share }) => sum + g * g * share(low) * (1 - share(low)),
    1 / phi ** 2,
  );
  return { rating: withinRatings(MIDDLE + SCALE * low), deviation: SCALE / Math.sqrt(precision), volatility };
}

/**
 * The rating after some results.
 *
 * @param {Rating} own
 * @param {readonly Result[]} results
 * @returns {Rating}
 */
export function rate({ rating, deviation, volatility }, results) {
  const mu = (rating - MIDDLE) / SCALE;
  const phi = deviation / SCALE;
  const games = results.map((result) => {
    const other = result.deviation / SCALE;
    const share = expected(mu, (result.rating - MIDDLE) / SCALE, other);
    return { g: weight(other), share, score: result.score };
  });
  const variance = 1 / games.reduce((sum, { g, share }) => sum + g * g * share * (1 - share), 0);
  const gain = games.reduce((sum, { g, share, score }) => sum + g * (score - share), 0);
  const changed = Math.min(MOST_VOLATILITY, newVolatility(phi, volatility, variance, variance * gain));
  const before = Math.hypot(phi, changed);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    rating: withinRatings(MIDDLE + SCALE * (mu + after ** 2 * gain)),
    deviation: Math.min(MOST_DEVIATION, SCALE * after),
    volatility: changed,
  };
}

/**
 * The volatility, by the Illinois algorithm.
 *
 * @param {number} phi
 * @param {number} volatility
 * @param {number} variance
 * @param {number} delta
 */
function newVolatility(phi, volatility, variance, delta) {
  const start = Math.log(volatility ** 2);
  const f = (/** @type {number} */ x) => {
    const e = Math.exp(x);
    const total = phi ** 2 + variance + e;
    return (e * (delta ** 2 - total)) / (2 * total ** 2) - (x - start) / TAU ** 2;
  };
  let [low, high] = [start, 0];
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let steps = 1;
    while (f(start - steps * TAU) < 0) steps++;
    high = start - steps * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
