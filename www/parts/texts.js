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
 * A text in a language, or in English if it is not in that one.
 *
 * @param {string} english
 * @param {string} game
 * @param {string} code of the language: those for tests are made of English
 * @param {string} name of the file
 */
const translated = async (english, game, code, name) =>
  (code !== "en" && !code.includes("-") && (await textAt(`../text/${code}/games/${game}/${name}`))) ||
  textAt(english);

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 * @param {string} code of the language
 */
export const rulesText = (game, code) => translated(`../rules/${game}.md`, game, code, "rules.md");

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
export const lessonsText = (game, code) =>
  translated(`../text/en/games/${game}/lessons.txt`, game, code, "lessons.txt");

/**
 * The balanced starts of a game, for `play/starts.js`; empty if it has none.
 *
 * @param {string} game
 */
export const startsText = (game) => textAt(`../games/${game}/starts.txt`);
