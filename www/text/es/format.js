/** Numbers, plurals and lists in Spanish. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("es");
export { and, compact, integer, or, plural, points, seconds };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# jugada", other: "# jugadas" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# ficha", other: "# fichas" });
