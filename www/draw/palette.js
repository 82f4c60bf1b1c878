/** The colours that a board is drawn in: those of its theme. */
import { THEMES } from "./themes.js";

/** @import {Palette} from "./types.js" */

/**
 * @param {string | undefined} name
 * @returns {name is keyof typeof THEMES}
 */
const isTheme = (name) => name !== undefined && Object.hasOwn(THEMES, name);

/**
 * The theme that the look names, or else the one that the style sheet chooses by `--ergo-board-theme`. Where
 * the system forces its colours, the board has only lines.
 *
 * @param {Element} element
 * @param {Pick<import("./types.js").Look, "boardTheme" | "pieceSet">} look
 * @returns {Palette}
 */
export function readPalette(element, { boardTheme, pieceSet }) {
  const style = getComputedStyle(element);
  const inherited = style.getPropertyValue("--_board-theme").trim();
  const name =
    [matchMedia("(forced-colors: active)").matches ? "paper" : boardTheme, inherited].find(isTheme) ??
    "walnut";
  return { ...THEMES[name], name, font: style.fontFamily, isPlain: pieceSet === "plain" };
}
