/**
 * Every language in all places and states: no word of English is left in what is seen, read out or painted,
 * and nothing is outside its box. Names, notation and quoted titles are the same everywhere.
 */
import assert from "node:assert/strict";
import { LANGUAGES } from "../../../www/text/languages.js";
import { outsideOn } from "./outside.mjs";
import { few, sample } from "./sample.mjs";
import { test } from "./support.mjs";
import { textsOn } from "./texts.mjs";
import { VISITS, visit } from "./walk/index.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Said} from "./texts.mjs" */

/** Those that are compared with English. */
const OTHERS = LANGUAGES.flatMap(({ code }) => (code === "en" ? [] : [code]));

/** Windows in which nothing may be outside its box. */
const WINDOWS = few(2, [
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]);

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
const ownWords = (text) =>
  text
    .replaceAll(SAME_EVERYWHERE, " ")
    .replaceAll(/[\d.,:–-]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What is written as in English, after a look at each. */
const ALIKE = {
  de:
    "Analyse, Chance, Computer, Engine, Filter, Format, Link, Normal, Offline, Pause, Relief, Standard, Start, System, " +
    "Version, Vibration",
  es: "Enter, Normal, arena",
  fr:
    "Analyse, Date, Format, Handicap, Licence, Lion, Menu, Normal, Novice, Options, Pause, Relief, Six directions, " +
    "Solution, Sources, Version, Volume, code, lion, page, pages, · Club",
  nl:
    "?? Blunder, Analyse, Computer, End, Enter, Filter, Hint, Home, Link, Menu, Offline, Privacy, Rating, Shift P, Shift T, " +
    "Volume, arena, in hand, over, ring, Ring",
  pt: "End, Enter, Home, Link, Menu, Normal, Shift P, Shift T, Volume, arena",
};

/**
 * English words that no other of the languages has: a sentence that is only partly translated has some of
 * them.
 */
const ENGLISH = /(?<!\p{L})(the|you|your|this|that|with|which|from|moves?|white|black|games?|and)(?!\p{L})/iu;

/** @param {string} text */
const hasWords = (text) => /\p{L}{2}/u.test(ownWords(text));

/**
 * What is said in a visit.
 *
 * @param {string} name of the visit
 * @param {string} language
 * @param {(page: Page, step: string) => Promise<void>} [look]
 * @returns {Promise<Map<string, string>>} where each text is said first
 */
async function saidDuring(name, language, look) {
  /** @type {Map<string, string>} */
  const said = new Map();
  await visit(name, { language }, async (page, step) => {
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    for (const { where, text } of await textsOn(page))
      if (hasWords(text) && !said.has(text)) said.set(text, `${step}, ${where}`);
    await look?.(page, step);
  });
  return said;
}

for (const name of Object.keys(VISITS)) {
  test(`no English is left, and nothing is outside its box: ${name}`, async () => {
    const english = await saidDuring(name, "en");
    for (const language of OTHERS.slice(0, sample(1, OTHERS.length))) {
      /**
       * By what is outside, the first step in which it is.
       *
       * @type {Map<string, string>}
       */
      const outside = new Map();
      const said = await saidDuring(name, language, async (page, step) => {
        const { width, height } = /** @type {{ width: number; height: number }} */ (page.viewportSize());
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          for (const what of await outsideOn(page)) {
            const found = `${size.width}×${size.height}: ${what}`;
            if (!outside.has(found)) outside.set(found, step);
          }
        }
        await page.setViewportSize({ width, height });
      });
      const alike = ALIKE[language].split(", ");
      const left = [...said].filter(
        ([text]) => (english.has(text) && !alike.includes(ownWords(text))) || ENGLISH.test(ownWords(text)),
      );
      assert.deepEqual({ left, outside: [...outside] }, { left: [], outside: [] }, language);
    }
  });
}
