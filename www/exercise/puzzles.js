/** The puzzles of a game, once they are loaded. */
import { puzzlesText } from "../parts/texts.js";
import { readPuzzles } from "./read-puzzles.js";

/** @import {Puzzle} from "./types.js" */

/** @type {Map<string, Promise<Puzzle[]>>} */
const collections = new Map();

/**
 * The puzzles of a game. If they cannot be loaded, the next call tries again.
 *
 * @param {string} game
 * @returns {Promise<Puzzle[]>}
 */
export function loadPuzzles(game) {
  const known = collections.get(game);
  if (known) return known;
  const puzzles = puzzlesText(game).then(readPuzzles);
  collections.set(game, puzzles);
  puzzles.catch(() => collections.delete(game));
  return puzzles;
}

const THEME = "theme.";

/**
 * The address of the puzzles with a theme, within the place of puzzles.
 *
 * @param {string} theme
 */
export const itemOfTheme = (theme) => `${THEME}${theme}`;

/**
 * The theme in such an address.
 *
 * @param {string} [item]
 */
export const themeIn = (item) => (item?.startsWith(THEME) ? item.slice(THEME.length) : undefined);
