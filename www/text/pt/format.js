/** Numbers, plurals and lists in Portuguese. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("pt-PT");
export { and, compact, integer, or, plural, points, seconds };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# jogada", other: "# jogadas" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# pedra", other: "# pedras" });

/** @param {number} share from 0 to 100 */
export const percent = (share) => `${integer(share)}\u00a0%`;

/**
 * A text as it continues after a colon.
 *
 * @param {string} text
 */
export const continued = (text) => text.charAt(0).toLowerCase() + text.slice(1);
