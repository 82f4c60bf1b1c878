/** Numbers, plurals and lists in German. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("de");
export { and, compact, integer, or, plural, points, seconds };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# Zug", other: "# Züge" });

/** @param {number} count */
export const inMoves = (count) => plural(count, { one: "in # Zug", other: "in # Zügen" });

/** @param {number} count */
export const withinMoves = (count) =>
  plural(count, { one: "innerhalb von # Zug", other: "innerhalb von # Zügen" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# Stein", other: "# Steine" });
