/**
 * The texts of the games: rules, lessons and puzzles, which are loaded on demand. Each build replaces this
 * module by one with the same exports.
 */

/**
 * @param {string} path
 * @returns {Promise<string>}
 */
async function textAt(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 */
export const rulesText = (game) => textAt(`./rules/${game}.md`);

/**
 * The puzzles of a game, for `exercise/read-puzzles.js`.
 *
 * @param {string} game
 */
export const puzzlesText = (game) => textAt(`./puzzles/${game}.txt`);

/**
 * The lessons of a game in English, as game texts.
 *
 * @param {string} game
 */
export const lessonsText = (game) => textAt(`./text/en/lessons/${game}.txt`);
