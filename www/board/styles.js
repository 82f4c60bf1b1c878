/**
 * Rules that the first picture of a board can do without: forced colours, what moves, low columns, and what
 * other languages need.
 */
import { addStyles } from "../ui/styles.js";
import forcedColors from "./forced-colors.css";
import languages from "./languages.css";
import low from "./low.css";
import motion from "./motion.css";

/** @param {HTMLElement} board */
export function adoptStyles(board) {
  addStyles(forcedColors + motion + low + languages, board);
}
