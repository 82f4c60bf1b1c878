/** Numbers, plurals and lists in Portuguese. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("pt-PT");
export { and, compact, integer, or, plural, points, seconds };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# jogada", other: "# jogadas" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# pedra", other: "# pedras" });
