/** Numbers, plurals and lists in English. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("en");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# move", other: "# moves" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# stone", other: "# stones" });
