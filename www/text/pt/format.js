/** Numbers, plurals and lists in Portuguese. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("pt-PT");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };
export { afterColon } from "../format.js";

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# jogada", other: "# jogadas" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# pedra", other: "# pedras" });
