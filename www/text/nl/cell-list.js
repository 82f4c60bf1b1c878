/** Lists of cells in Dutch, cut where they are long. */
import { or } from "./format.js";

/** @param {string[]} names */
const cut = (names) => (names.length > 4 ? [...names.slice(0, 3), "andere velden"] : names);

/**
 * A choice of cells.
 *
 * @param {string[]} names
 */
export const cells = (names) => or(cut(names));
