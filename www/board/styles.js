/**
 * Rules that the first picture of a board can do without: forced colours, what moves, and boards that are
 * small for their letters.
 */
import { addStyles } from "../ui/styles.js";
import forcedColors from "./forced-colors.css";
import low from "./low.css";
import motion from "./motion.css";
import small from "./small.css";

/** A container that knows only its width is not asked for its height: hence two conditions. */
const SMALL = ["(width < 19em)", "(height < 16em)"];

/** @param {HTMLElement} board */
export function adoptStyles(board) {
  const rules = SMALL.map((condition) => `@container ergo ${condition} {${small}}`);
  addStyles(forcedColors + motion + low + rules.join(""), board);
}
