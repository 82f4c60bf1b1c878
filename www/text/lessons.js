/** The words of lessons, one module for each game. */
import { languageUrl } from "../parts.js";
import { languageCode } from "./index.js";

/** @type {Record<string, () => Promise<{ default: import("./language.js").LessonWords }>>} */
const ENGLISH = {
  ergo: () => import("./en/lessons/ergo.js"),
  emergo: () => import("./en/lessons/emergo.js"),
  intermedium: () => import("./en/lessons/intermedium.js"),
};

/**
 * @param {string} game
 * @returns {Promise<import("./language.js").LessonWords>}
 */
export async function loadLessonWords(game) {
  const code = languageCode();
  const module = await (code === "en" ? ENGLISH[game]() : import(languageUrl(code, `lessons/${game}`)));
  return module.default;
}
