/** Everything that the page and its boards say in a language, and which of it is the same in others. */
import { SEPARATE } from "../../tools/site/separate.js";
import * as app from "../../www/text/en/app.js";
import * as banner from "../../www/text/en/banner.js";
import * as frame from "../../www/text/en/frame.js";
import { addEnglish, loadWords, words } from "../../www/text/index.js";
import { LANGUAGES } from "../../www/text/languages.js";
import { wordsOf } from "../../www/text/separate.js";
import { switchTo } from "../../www/text/switch.js";
import { PARTS } from "../../www/text/words.js";
import { messagesIn } from "./unit/text-samples.mjs";

/** @import {SeparateWords} from "../../www/text/language.js" */

/**
 * The messages of all separate parts in the current language, by the names of these.
 *
 * @returns {Promise<SeparateWords>}
 */
export async function separateWords() {
  const parts = /** @type {(keyof SeparateWords)[]} */ (Object.keys(SEPARATE));
  return Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await wordsOf(part)])));
}

/**
 * Loads every message of a language, and returns them with those of separate parts, by the names of these.
 * They are those of the page, so that another language replaces them.
 *
 * @param {string} code
 */
export async function everythingIn(code) {
  addEnglish({ ...app, ...banner, ...frame });
  await switchTo(words, [code]);
  for (const part of /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS))) await loadWords(part);
  return { ...words, ...(await separateWords()) };
}

/**
 * All messages of a language, by their path and their arguments.
 *
 * @param {string} code
 * @returns {Promise<Map<string, string>>}
 */
export async function messagesOf(code) {
  const messages = new Map(messagesIn(await everythingIn(code)));
  await switchTo(words, ["en"]);
  // These are about the language.
  for (const path of ["code", "direction"]) messages.delete(path);
  return messages;
}

/**
 * The texts among the arguments of a message, which it repeats: all but ids and codes.
 *
 * @param {unknown} sample
 * @returns {string[]}
 */
function textsAmong(sample) {
  if (typeof sample === "string") return /^[a-z-]*$/.test(sample) ? [] : [sample];
  return Object.values(Object(sample)).flatMap(textsAmong);
}

/**
 * A message without what it repeats of its arguments.
 *
 * @param {string} key its path and its arguments
 * @param {string} text
 */
export function ownText(key, text) {
  const at = key.indexOf("(");
  const repeated = at < 0 ? [] : textsAmong(JSON.parse(`[${key.slice(at + 1, -1)}]`));
  return repeated.reduce((rest, part) => rest.replaceAll(part, " "), text);
}

/** Names of games, people, languages, formats, keys and licences, titles, and moves. */
const SAME_EVERYWHERE = new RegExp(
  [
    /Ergo|Emergo|HexEmergo|Intermedium|Luctor et emergo/,
    /Anna?|Ben|Ada|Cleo|Dora|Eve|N\d|1\.txt/,
    new RegExp(LANGUAGES.map(({ name }) => name).join("|")),
    /PNG|SVG|GIF|PGN|QR|MB|MIT|Esc|Tab|Ctrl|game-missing|\[[A-Z]\w+ "[^"]*"\]/,
    /World of Abstract Games|rec\.games\.abstract|Abstract Play/,
    /[a-j]\d{1,2}([@x-][a-j]\d{1,2})*/,
  ]
    .map(({ source }) => `(?<!\\p{L})(?:${source})(?!\\p{L})`)
    .join("|"),
  "gu",
);

/**
 * The words of a text, without numbers and without what is the same everywhere.
 *
 * @param {string} text
 */
export const ownWords = (text) =>
  text
    .replaceAll(SAME_EVERYWHERE, " ")
    .replaceAll(/[\d.,:–-]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** @param {string} text */
export const hasWords = (text) => /\p{L}{2}/u.test(ownWords(text));

/**
 * Words that are the same as in English, each checked by hand.
 *
 * @type {Record<string, string[]>}
 */
const ALIKE = Object.fromEntries(
  Object.entries({
    de:
      "Analyse, App, Chance, Computer, Engine, Filter, Format, Link, Normal, OK, Offline, Pause, Relief, Slots, " +
      "Standard, Start, System, Tag, Version, Vibration",
    es: "Enter, Normal, Provisional, Slots, arena",
    fr:
      "Analyse, Club, Date, Format, Handicap, Licence, Lion, Menu, Normal, Novice, OK, Options, Pause, Positions, " +
      "Relief, Six directions, Slots, Solution, Sources, Version, Volume, centre, code, lion, minute, page, pages, point, points, · Club",
    nl:
      "?? Blunder, Analyse, App, Blunder, Computer, End, Enter, Events, Filter, Hint, Home, Later, Link, Menu, Offline, " +
      "Opening, Privacy, Rating, Ring, Shift P, Shift T, Slots, Volume, arena, blunder, in hand, over, ring",
    pt: "App, End, Enter, Home, Link, Menu, Normal, OK, Shift P, Shift T, Slots, Volume, arena",
  }).map(([code, list]) => [code, list.split(", ")]),
);

/**
 * English words that no other of the languages has: a sentence that is only partly translated has some of
 * them.
 */
const ENGLISH = /(?<!\p{L})(the|you|your|this|that|with|which|from|moves?|white|black|games?|and)(?!\p{L})/iu;

/**
 * Whether a text in another language is English, as a whole or in part.
 *
 * @param {string} code of the other language
 * @param {string} text
 * @param {(text: string) => boolean} isSaid whether it is said in English
 */
export function isEnglish(code, text, isSaid) {
  const own = ownWords(text);
  return ENGLISH.test(own) || (/\p{L}{2}/u.test(own) && isSaid(text) && !(ALIKE[code] ?? []).includes(own));
}
