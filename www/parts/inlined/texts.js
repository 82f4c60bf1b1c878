/** Replaces `../texts.js` in the single-file build, as `module.js` does. */
import { inlined } from "./module.js";
import { withWords } from "../lesson-words.js";

/**
 * @param {"rules" | "lessons" | "puzzles" | "starts"} kind
 * @param {string} game
 */
async function textOf(kind, game) {
  return inlined().texts[kind][game] ?? "";
}

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 * @param {string} code of the language
 */
export const rulesText = async (game, code) =>
  inlined().translations[code]?.[game]?.rules ?? textOf("rules", game);

/**
 * The puzzles of a game, for `exercise/read-puzzles.js`; empty if it has none.
 *
 * @param {string} game
 * @returns {Promise<string>}
 */
export const puzzlesText = (game) => textOf("puzzles", game);

/**
 * The lessons of a game, as game texts; empty if it has none.
 *
 * @param {string} game
 * @param {string} code of the language
 */
export async function lessonsText(game, code) {
  const english = await textOf("lessons", game);
  const words = inlined().translations[code]?.[game]?.lessons;
  return words ? withWords(english, words) : english;
}

/**
 * The balanced starts of a game, for `play/starts.js`; empty if it has none.
 *
 * @param {string} game
 * @returns {Promise<string>}
 */
export const startsText = (game) => textOf("starts", game);
