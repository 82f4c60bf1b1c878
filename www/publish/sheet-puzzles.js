/** Which puzzles a sheet has. */

/** @import {Puzzle} from "../exercise/types.js" */

/** How many puzzles a sheet has. */
export const PUZZLES = 6;

/** Sheets that follow each other have puzzles that are far apart in the list; one of the steps reaches all. */
const STEPS = [31, 37, 1];

/**
 * How many sheets there are; a few puzzles fill one.
 *
 * @param {readonly Puzzle[]} puzzles
 */
export const sheetsOf = (puzzles) => Math.max(1, Math.floor(puzzles.length / PUZZLES));

/**
 * The puzzles of a sheet, from easy to hard. Each puzzle is on one sheet only.
 *
 * @param {readonly Puzzle[]} puzzles
 * @param {number} number from 1
 * @returns {Puzzle[]}
 */
export function puzzlesOf(puzzles, number) {
  const sheets = sheetsOf(puzzles);
  const step = STEPS.find((step) => divisor(step, sheets) === 1) ?? 1;
  const byRating = puzzles.toSorted((one, other) => one.rating - other.rating);
  const all = Array.from(
    { length: PUZZLES },
    (_, place) => byRating[place * sheets + (((number - 1) * step + place) % sheets)],
  );
  return all.slice(0, puzzles.length);
}

/**
 * @param {number} one
 * @param {number} other
 * @returns {number} the greatest that divides both
 */
const divisor = (one, other) => (other === 0 ? one : divisor(other, one % other));
