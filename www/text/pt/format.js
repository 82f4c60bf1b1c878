/** Numbers, plurals and lists in Portuguese. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("pt-PT");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# jogada", other: "# jogadas" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# pedra", other: "# pedras" });

/**
 * A text as it continues after a colon.
 *
 * @param {string} text
 */
export const continued = (text) => text.charAt(0).toLowerCase() + text.slice(1);
