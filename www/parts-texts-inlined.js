/** Replaces `parts-texts.js` in the single-file build, as `parts-inlined.js` does `parts.js`. */
import { inlined } from "./parts-inlined.js";

/**
 * @param {"rules" | "lessons" | "puzzles"} kind
 * @param {string} game
 */
async function textOf(kind, game) {
  const text = inlined().texts[kind][game];
  if (text === undefined) throw new Error(game);
  return text;
}

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 * @returns {Promise<string>}
 */
export const rulesText = (game) => textOf("rules", game);

/**
 * The puzzles of a game, for `exercise/read-puzzles.js`.
 *
 * @param {string} game
 * @returns {Promise<string>}
 */
export const puzzlesText = (game) => textOf("puzzles", game);

/**
 * The lessons of a game in English, as game texts.
 *
 * @param {string} game
 * @returns {Promise<string>}
 */
export const lessonsText = (game) => textOf("lessons", game);
