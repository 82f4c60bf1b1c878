/** Numbers, plurals and lists in English. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("en");
export { and, compact, integer, or, plural, points, seconds };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# move", other: "# moves" });

/**
 * How far a game is.
 *
 * @param {number} number of its last move; 0 without moves
 */
export const atMove = (number) => (number === 0 ? "that has not begun" : `at move ${integer(number)}`);

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# stone", other: "# stones" });
