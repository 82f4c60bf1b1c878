/** Lists of cells in Portuguese, cut where they are long. */
import { or } from "./format.js";

/**
 * @param {string[]} names
 * @param {string} rest
 */
const cut = (names, rest) => (names.length > 4 ? [...names.slice(0, 3), rest] : names);

/**
 * A choice of cells.
 *
 * @param {string[]} names
 */
export const cells = (names) => or(cut(names, "outra"));
