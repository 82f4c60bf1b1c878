/**
 * When an exercise comes back: FSRS, version 6, with its standard weights and two answers, found or not. An
 * exercise is due when the chance that it is still found has fallen to 90 %.
 */

/**
 * The memory of an exercise: how many days it stays, how hard it is from 1 to 10, and when it was tried last.
 *
 * @typedef {{ stability: number; difficulty: number; tried: number }} Memory
 */

/** The standard weights, by their index in the papers; those of answers that are not used here are left out. */
const WEIGHTS = {
  first: { missed: 0.212, found: 2.3065 },
  difficulty: { start: 6.4133, slope: 0.8334, step: 3.0194, pull: 0.001 },
  found: { gain: 1.8722, damping: 0.1666, forgetting: 0.796 },
  missed: { gain: 1.4835, difficulty: 0.0614, stability: 0.2629, forgetting: 1.6483 },
  sameDay: { gain: 0.5425, shift: 0.0912, damping: 0.0658 },
  decay: 0.1542,
};

const FACTOR = 0.9 ** (-1 / WEIGHTS.decay) - 1;

const DAY = 86_400_000;

/** The bounds of what is known. */
const LEAST_STABILITY = 0.001;
const MOST_DAYS = 36_500;

/** The grades of the two answers, of four. */
const [MISSED, FOUND, EASY] = [1, 3, 4];

/**
 * Whether a value is what is known of an exercise.
 *
 * @param {any} value
 * @returns {value is Memory}
 */
export function isMemory(value) {
  const { stability, difficulty, tried } = value ?? {};
  const isSound = [stability, difficulty, tried].every(
    (number) => typeof number === "number" && Number.isFinite(number),
  );
  // Later dates, and those calculated from them, would be invalid.
  return (
    isSound &&
    stability >= LEAST_STABILITY &&
    stability <= MOST_DAYS &&
    difficulty >= 1 &&
    difficulty <= 10 &&
    Math.abs(tried) <= 8e15
  );
}

const clampDifficulty = (/** @type {number} */ value) => Math.min(10, Math.max(1, value));

/**
 * The difficulty after a first answer.
 *
 * @param {number} grade
 */
const firstDifficulty = (grade) =>
  WEIGHTS.difficulty.start - Math.exp(WEIGHTS.difficulty.slope * (grade - 1)) + 1;

/**
 * The chance that it is still found after some days.
 *
 * @param {number} days
 * @param {number} stability
 */
export const recall = (days, stability) => (1 + (FACTOR * days) / stability) ** -WEIGHTS.decay;

/**
 * The memory after an answer.
 *
 * @param {Memory | undefined} memory nothing if it is the first
 * @param {boolean} isFound
 * @param {number} now in milliseconds
 * @returns {Memory}
 */
export function answered(memory, isFound, now) {
  const grade = isFound ? FOUND : MISSED;
  if (!memory) {
    return {
      stability: WEIGHTS.first[isFound ? "found" : "missed"],
      difficulty: clampDifficulty(firstDifficulty(grade)),
      tried: now,
    };
  }
  const days = Math.max(0, Math.floor((now - memory.tried) / DAY));
  const stability = Math.min(
    MOST_DAYS,
    Math.max(LEAST_STABILITY, days < 1 ? afterSameDay(memory, grade) : afterDays(memory, isFound, days)),
  );
  const { step, pull } = WEIGHTS.difficulty;
  const moved = memory.difficulty - (step * (grade - FOUND) * (10 - memory.difficulty)) / 9;
  const difficulty = clampDifficulty(pull * firstDifficulty(EASY) + (1 - pull) * moved);
  return { stability, difficulty, tried: now };
}

/**
 * The stability after another answer on the same day.
 *
 * @param {Memory} memory
 * @param {number} grade
 */
function afterSameDay({ stability }, grade) {
  const { gain, shift, damping } = WEIGHTS.sameDay;
  const growth = Math.exp(gain * (grade - FOUND + shift)) * stability ** -damping;
  return stability * (grade === FOUND ? Math.max(1, growth) : growth);
}

/**
 * The stability after an answer on a later day.
 *
 * @param {Memory} memory
 * @param {boolean} isFound
 * @param {number} days since the last answer
 */
function afterDays({ stability, difficulty }, isFound, days) {
  const forgotten = 1 - recall(days, stability);
  const { found, missed, sameDay: short } = WEIGHTS;
  if (isFound) {
    return (
      stability *
      (1 +
        Math.exp(found.gain) *
          (11 - difficulty) *
          stability ** -found.damping *
          (Math.exp(forgotten * found.forgetting) - 1))
    );
  }
  const long =
    missed.gain *
    difficulty ** -missed.difficulty *
    ((stability + 1) ** missed.stability - 1) *
    Math.exp(forgotten * missed.forgetting);
  return Math.min(long, stability / Math.exp(short.gain * short.shift));
}

/**
 * When an exercise is due, in milliseconds.
 *
 * @param {Memory} memory
 */
export const dueAt = ({ stability, tried }) =>
  tried + Math.min(MOST_DAYS, Math.max(1, Math.round(stability))) * DAY;
