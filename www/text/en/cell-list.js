/** A choice of cells in English, cut where it is long. */
import { or } from "./format.js";

/** @param {string[]} names */
export const cells = (names) => or(names.length > 4 ? [...names.slice(0, 3), "…"] : names);
