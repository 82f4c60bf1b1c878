/** The files that games have, for tests: not every game has each of them. */
import { existsSync, readFileSync } from "node:fs";
import { GAMES } from "../../www/games/start.js";

const WWW = new URL("../../www/", import.meta.url);

/** Where the files of a game are, those with many words by language. */
const FILES = {
  lessons: (/** @type {string} */ game, code = "en") =>
    new URL(`text/${code}/games/${game}/lessons.txt`, WWW),
  rules: (/** @type {string} */ game, code = "en") =>
    new URL(code === "en" ? `../src/games/${game}/rules.md` : `text/${code}/games/${game}/rules.md`, WWW),
  puzzles: (/** @type {string} */ game) => new URL(`games/${game}/puzzles.txt`, WWW),
  starts: (/** @type {string} */ game) => new URL(`games/${game}/starts.txt`, WWW),
  page: (/** @type {string} */ game) => new URL(`games/${game}/page.js`, WWW),
  net: (/** @type {string} */ game) => new URL(`../src/games/${game}/net.bin`, WWW),
};

/**
 * The games that have a file.
 *
 * @param {keyof typeof FILES} kind
 * @param {string} [code] the language
 */
export const gamesWith = (kind, code) => GAMES.filter((game) => existsSync(FILES[kind](game, code)));

/**
 * The text of a file.
 *
 * @param {keyof typeof FILES} kind
 * @param {string} game
 * @param {string} [code] the language
 */
export const textOf = (kind, game, code) => readFileSync(FILES[kind](game, code), "utf8");
