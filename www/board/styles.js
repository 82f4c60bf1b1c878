/** Rules that the first picture of a board can do without: forced colours, what moves, and low columns. */
import { addStyles } from "../ui/styles.js";
import forcedColors from "./forced-colors.css";
import low from "./low.css";
import motion from "./motion.css";

/** @param {HTMLElement} board */
export function adoptStyles(board) {
  addStyles(forcedColors + motion + low, board);
}
