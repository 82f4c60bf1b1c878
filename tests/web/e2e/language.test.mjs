/**
 * The two pseudo-languages in all places and states. Their messages are in brackets, which reveals text that
 * does not come from the language files, and sentences that are put together from parts. One has words as
 * long as translations get, which reveals what is cut off; the other runs from right to left.
 */
import assert from "node:assert/strict";
import { outsideOn } from "./outside.mjs";
import { few, sample } from "./sample.mjs";
import { expectMoveCount, storedGame, test, withPage } from "./support.mjs";
import { VISITS, visit } from "./walk/index.mjs";
import { lookAt } from "./walk/look.mjs";
import { LANGUAGES as NAMED } from "../../../www/text/languages.js";

/** The directions of the languages. */
const LANGUAGES = { "en-XA": "ltr", "ar-XB": "rtl" };

/** Windows in which nothing may be outside its box. */
const WINDOWS = few(1, [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]);

/** Names of games, people, languages, formats and files, tags and what they say, and moves. */
const NAMES = new RegExp(
  [
    /Ergo|Emergo|HexEmergo|Intermedium|Anna?|Ben|Ada|Cleo|Dora|Eve|N\d/,
    new RegExp(NAMED.map(({ name }) => name).join("|")),
    /PNG|SVG|GIF|1\.txt|\[\w+ "[^"]*"\]|agreed|resigned|[a-jx]\d+/,
  ]
    .map(({ source }) => `(?<!\\p{L})(?:${source})(?!\\p{L})`)
    .join("|"),
  "gu",
);

/** Characters that say in which direction others run. */
const DIRECTIONS = /[\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * The rest of a text without messages, names and moves.
 *
 * @param {string} text
 */
function restOf(text) {
  let rest = text.replaceAll(DIRECTIONS, "");
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return rest.replaceAll(NAMES, " ");
}

/**
 * Whether it is from the rules, where whole paragraphs are in brackets, with emphasis in them.
 *
 * @param {string} step
 * @param {string} where
 */
const isRules = (step, where) => step.includes("rules") && /^(strong|em|p|li)\b/.test(where);

/**
 * Whether it is on the card of a lesson, which has the first sentence of a longer message.
 *
 * @param {string} step
 * @param {string} text
 */
const isBeginning = (step, text) =>
  step.includes("the lessons of") && /^⟦[^⟦⟧]+$/.test(text.replaceAll(DIRECTIONS, ""));

/**
 * Where words may have no room: what a tray says has one line, and goes as a whole; "Comment" beside its icon
 * ends in dots; and in the row of kinds of puzzles no word is broken so that another one fits.
 */
const FREE = /^span\.state |^span .*(nav\.ways|: ⟦(C[oó]+mm|Thr|\d:))/;

for (const [at, [language, direction]] of Object.entries(LANGUAGES).entries()) {
  // A sample has every visit in one of them.
  for (const name of Object.keys(VISITS).filter((_, visit) => sample(visit % 2, at) === at)) {
    test(`${language}: every text is a message, and nothing is outside its box: ${name}`, async () => {
      /**
       * By what is wrong, where it is so first.
       *
       * @type {Map<string, string>}
       */
      const wrong = new Map();
      await visit(name, { language, viewport: WINDOWS[0] }, async (page, step) => {
        const note = (/** @type {string} */ what, where = step) => wrong.set(what, wrong.get(what) ?? where);
        const seen = await lookAt(page);
        assert.deepEqual([seen.language, seen.direction], [language, direction], step);
        for (const { where, text } of seen.texts)
          if (/\p{L}{2}/u.test(restOf(text)) && !isRules(step, where) && !isBeginning(step, text))
            note(`“${text}” is no message`, `${step}, ${where}`);
        for (const size of WINDOWS) {
          if (size !== WINDOWS[0]) await page.setViewportSize(size);
          for (const what of size === WINDOWS[0] ? seen.outside : await outsideOn(page))
            if (!FREE.test(what.replaceAll(DIRECTIONS, ""))) note(`${size.width}×${size.height}: ${what}`);
        }
        if (WINDOWS.length > 1) await page.setViewportSize(WINDOWS[0]);
      });
      assert.deepEqual([...wrong], []);
    });
  }
}

test("from right to left, the left arrow leads to the next tab, and moves run from left to right", () =>
  withPage(
    {
      path: "?lang=ar-XB",
      viewport: { width: 1280, height: 800 },
      stored: storedGame("startpos moves e5 d5"),
    },
    async (page) => {
      await expectMoveCount(page, 2);
      const tabs = page.locator("#board").getByRole("tab");
      await tabs.first().focus();
      await page.keyboard.press("ArrowLeft");
      assert.equal(await tabs.nth(1).getAttribute("aria-selected"), "true");
      await page.keyboard.press("ArrowRight");
      assert.equal(await tabs.first().getAttribute("aria-selected"), "true");
      const [first, second] = await Promise.all(
        [0, 1].map((at) => page.locator("#moves button").nth(at).boundingBox()),
      );
      assert.ok(first && second && first.x < second.x);
      const [board, panel] = await Promise.all(
        [".board", ".panel"].map((part) => page.locator(`#board ${part}`).first().boundingBox()),
      );
      assert.ok(board && panel && panel.x < board.x, "the panel is not at the end of the line");
    },
  ));
