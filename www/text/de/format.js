/** Numbers, plurals and lists in German. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("de");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# Zug", other: "# Züge" });

/**
 * After a preposition with the dative.
 *
 * @param {number} count
 */
export const movesDative = (count) => plural(count, { one: "# Zug", other: "# Zügen" });

/** @param {number} count */
export const inMoves = (count) => `in ${movesDative(count)}`;

/** @param {number} count */
export const withinMoves = (count) => `innerhalb von ${movesDative(count)}`;

/**
 * In the accusative.
 *
 * @param {number} count
 */
export const nextMoves = (count) => plural(count, { one: "den nächsten Zug", other: "die nächsten # Züge" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# Stein", other: "# Steine" });

/**
 * After a preposition with the dative.
 *
 * @param {number} count
 */
export const stonesDative = (count) => plural(count, { one: "# Stein", other: "# Steinen" });
