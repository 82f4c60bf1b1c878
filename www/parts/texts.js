/**
 * The texts of the games: rules, lessons, puzzles and balanced starts, which are loaded on demand. Each build
 * replaces this module by one with the same exports.
 */

/**
 * @param {string} path
 * @returns {Promise<string>} empty if there is no such file
 */
async function textAt(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (response.status === 404) return "";
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/**
 * The language of the texts: those for tests are made of English.
 *
 * @param {string} code
 */
const languageOf = (code) => (code.includes("-") ? "en" : code);

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 * @param {string} code of the language
 */
export const rulesText = (game, code) =>
  textAt(languageOf(code) === "en" ? `../rules/${game}.md` : `../text/${code}/games/${game}/rules.md`);

/**
 * The puzzles of a game, for `exercise/read-puzzles.js`; empty if it has none.
 *
 * @param {string} game
 */
export const puzzlesText = (game) => textAt(`../games/${game}/puzzles.txt`);

/**
 * The lessons of a game, as game texts; empty if it has none.
 *
 * @param {string} game
 * @param {string} code of the language
 */
export const lessonsText = (game, code) => textAt(`../text/${languageOf(code)}/games/${game}/lessons.txt`);

/**
 * The balanced starts of a game, for `play/starts.js`; empty if it has none.
 *
 * @param {string} game
 */
export const startsText = (game) => textAt(`../games/${game}/starts.txt`);
