/**
 * The texts of pages, in each language: those of `www/text` that the build puts into pages. No page loads
 * these at run time.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../../www/games/start.js";
import { formatsFor } from "../../www/text/format.js";
import { WWW, readText } from "./files.js";
import { COMPLETE } from "./languages.js";

/**
 * @import {
 *   GamePageWords,
 *   GameWords,
 *   SiteWords
 * } from "../../www/text/language.js"
 */

/**
 * A language with its words. `description` is what the page says of itself, and `games` has what every game
 * is called.
 *
 * @typedef {SiteWords & {
 *   code: string;
 *   language: string;
 *   description: string;
 *   games: Record<string, GameWords>;
 *   levels: string[];
 *   and: (items: string[]) => string;
 *   or: (items: string[]) => string;
 * }} Words
 */

/**
 * A module of a language.
 *
 * @param {string} code
 * @param {string} name
 */
const load = (code, name) => import(`../../www/text/${code}/${name}.js`);

/** The games about which there is a page, in the order of the registry. */
export const DESCRIBED = GAMES.filter((id) => existsSync(join(WWW, `games/${id}/page.js`)));

/**
 * The words of a language. A game that it does not name yet has its English name.
 *
 * @param {string} code
 * @param {string} language its name
 * @returns {Promise<Words>}
 */
async function wordsOf(code, language) {
  const [site, app, games, levels, english] = await Promise.all([
    ...["site", "app", "games", "levels"].map((name) => load(code, name)),
    load("en", "games"),
  ]);
  const { and, or } = formatsFor(code);
  return {
    ...site.default,
    code,
    language,
    and,
    or,
    description: app.page.description,
    games: { ...english.games, ...games.games },
    levels: levels.LEVELS,
  };
}

/**
 * The words of all languages that are complete: the site has pages in these.
 *
 * @type {readonly Words[]}
 */
export const ALL_WORDS = await Promise.all(COMPLETE.map(({ code, name }) => wordsOf(code, name)));

/** The words of English. */
export const ENGLISH = /** @type {Words} */ (ALL_WORDS.find(({ code }) => code === "en"));

/**
 * The texts of the page about a game, and the three parts of its description.
 *
 * @param {string} code
 * @param {string} id
 */
export async function gamePageWords(code, id) {
  /** @type {GamePageWords} */
  const words = (await load(code, `games/${id}/page`)).default;
  const parts = (await readText(`www/text/${code}/games/${id}/page.html`)).trim().split("\n<hr />\n");
  if (parts.length !== 3)
    throw new Error(`${code}: the text about ${id} has ${parts.length} parts, not three`);
  const [how, end, who] = parts;
  return { ...words, how, end, who };
}
