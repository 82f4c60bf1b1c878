/** Lists of cells in Spanish, cut where they are long. */
import { or } from "./format.js";

/** @param {string[]} names */
const cut = (names) => (names.length > 4 ? [...names.slice(0, 3), "otra"] : names);

/**
 * A choice of cells.
 *
 * @param {string[]} names
 */
export const cells = (names) => or(cut(names));
