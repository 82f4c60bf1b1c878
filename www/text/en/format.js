/** Numbers, plurals and lists in English. */
import { formatsFor } from "../format.js";

export const { integer, compact, points, seconds, and, or, plural } = formatsFor("en");

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# move", other: "# moves" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# stone", other: "# stones" });
