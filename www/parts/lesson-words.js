/**
 * The words of lessons: the values of some tags, and the comments after their commands. All else is the same
 * in every language, so that the site has one file of lessons for each game, and one of words for each
 * language.
 */

/**
 * The long texts of the games in a language besides English, by game: their rules, and the words of their
 * lessons.
 *
 * @typedef {Record<string, { rules?: string; lessons?: string[] }>} Translation
 */

/**
 * Lessons with other words.
 *
 * @param {string} text game texts, each a step
 * @param {(words: string) => string} replace
 */
export const replaceWords = (text, replace) =>
  text
    .replace(/^\[(Event|Right|Wrong) "(.*)"\]$/gm, (_, name, value) => `[${name} "${replace(value)}"]`)
    .replace(/\{((?:\[%[^\]]*\]\s*)*)([^}]*)\}/g, (_, commands, words) => `{${commands}${replace(words)}}`);

/**
 * The words of lessons, each on one line. No-break spaces stay, as French has before its colons.
 *
 * @param {string} text
 */
export function wordsOf(text) {
  /** @type {string[]} */
  const found = [];
  replaceWords(text, (words) => (found.push(words.replaceAll(/[ \n]+/g, " ")), ""));
  return found;
}

/**
 * Lessons with the words of another language.
 *
 * @param {string} text
 * @param {readonly string[]} words as many as it has
 */
export function withWords(text, words) {
  let at = 0;
  return replaceWords(text, () => words[at++]);
}
