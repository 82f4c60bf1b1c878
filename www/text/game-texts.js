/** The long texts of the games in the current language. */
import { lessonsText, rulesText } from "../parts/texts.js";
import { source, words } from "./index.js";
import { replaceWords } from "../parts/lesson-words.js";

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 */
export async function loadRules(game) {
  const text = await rulesText(game, words.code);
  return source.module?.disguise?.rules(text) ?? text;
}

/**
 * The lessons of a game.
 *
 * @param {string} game
 * @returns {Promise<string>} game texts, each a step; `docs/formats.md` defines the format
 */
export async function loadLessons(game) {
  const text = await lessonsText(game, words.code);
  const change = source.module?.disguise?.words;
  return change ? replaceWords(text, change) : text;
}
