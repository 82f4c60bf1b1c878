/** Lists of cells in German, cut where they are long. */
import { or } from "./format.js";

/**
 * @param {string[]} names
 * @param {string} more in the case that the sentence needs
 */
const cut = (names, more) => (names.length > 4 ? [...names.slice(0, 3), more] : names);

/**
 * A choice of cells, after a preposition with the dative.
 *
 * @param {string[]} names
 */
export const cells = (names) => or(cut(names, "weiteren"));
