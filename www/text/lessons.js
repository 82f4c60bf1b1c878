/** The lessons of a game in the current language. */
import { lessonsText } from "../parts-texts.js";
import { languageCode } from "./index.js";
import { languageUrl } from "../parts.js";

/**
 * @param {string} game
 * @returns {Promise<string>} game texts, each a step; `docs/formats.md` defines the format
 */
export async function loadLessons(game) {
  const code = languageCode();
  const text = await lessonsText(game);
  return code === "en" ? text : (await import(languageUrl(code, "lessons"))).default(text);
}
