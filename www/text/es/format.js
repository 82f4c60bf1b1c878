/** Numbers, plurals and lists in Spanish. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("es");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };
export { afterColon } from "../format.js";

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# jugada", other: "# jugadas" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# ficha", other: "# fichas" });

/** @param {number} count */
export const cellCount = (count) => plural(count, { one: "# casilla", other: "# casillas" });

/**
 * Columns of the board, without a dash, which is not read aloud.
 *
 * @param {string} left
 * @param {string} right
 */
export const columns = (left, right) =>
  left === right ? `columna ${left}` : `columnas de la ${left} a la ${right}`;

/**
 * Rows of the board.
 *
 * @param {number} bottom
 * @param {number} top
 */
export const rows = (bottom, top) =>
  bottom === top ? `fila ${integer(bottom)}` : `filas de la ${integer(bottom)} a la ${integer(top)}`;
