/** Lists of cells in French, cut where they are long. */
import { or } from "./format.js";

/**
 * @param {string[]} names
 * @param {string} others the word for the cells left out
 */
const cut = (names, others) => (names.length > 4 ? [...names.slice(0, 3), others] : names);

/**
 * A choice of cells.
 *
 * @param {string[]} names
 */
export const cells = (names) => or(cut(names, "ailleurs"));
