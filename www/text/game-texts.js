/** The long texts of the games in the current language. */
import { lessonsText, rulesText } from "../parts-texts.js";
import { disguised, words } from "./index.js";

/**
 * The rules of a game, as Markdown.
 *
 * @param {string} game
 */
export const loadRules = async (game) => disguised("rules", await rulesText(game, words.code));

/**
 * The lessons of a game.
 *
 * @param {string} game
 * @returns {Promise<string>} game texts, each a step; `docs/formats.md` defines the format
 */
export const loadLessons = async (game) => disguised("lessons", await lessonsText(game, words.code));
