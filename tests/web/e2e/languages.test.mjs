/**
 * Every language in the page: no word of English is left in what is seen, read out or painted, and nothing is
 * outside its box. Names, notation and quoted titles are the same everywhere.
 *
 * Three tests prove it together. The walk in a language that is made of English (`language.test.mjs`) shows
 * that every place and state says messages only, and has room for words that are longer than those of any
 * language; `unit/translations.test.mjs` shows that every message is translated, and no longer than there;
 * the walks here show the page as readers see it, in one language after another. The long tests make a walk
 * of its own in each.
 */
import assert from "node:assert/strict";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { hasWords, isEnglish, messagesOf } from "../catalogue.mjs";
import { sample } from "./sample.mjs";
import { test } from "./support.mjs";
import { VISITS, visit } from "./walk/index.mjs";
import { lookAt } from "./walk/look.mjs";

/** @import {Page} from "@playwright/test" */

/** Windows in which nothing may be outside its box. */
const WINDOWS = [
  { width: 640, height: 360 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The messages in English. */
const ENGLISH = new Set([...(await messagesOf("en")).values()].filter(hasWords));

/**
 * Notes English words and what is outside its box.
 *
 * @param {Page} page
 * @param {string} language
 * @param {string} step
 * @param {Map<string, string>} wrong by what is wrong, where it is so first
 */
async function look(page, language, step, wrong) {
  /**
   * @param {string} what
   * @param {string} where
   */
  const note = (what, where) => wrong.set(`${language}: ${what}`, wrong.get(`${language}: ${what}`) ?? where);
  const seen = await lookAt(page);
  assert.deepEqual([seen.language, seen.direction], [language, "ltr"], step);
  for (const { where, text } of seen.texts)
    if (isEnglish(language, text, (text) => ENGLISH.has(text))) note(text, `${step}, ${where}`);
  const { width, height } = /** @type {{ width: number; height: number }} */ (page.viewportSize());
  for (const what of seen.outside) note(what, `${step}, ${width}×${height}`);
}

/**
 * Chooses a language, as another tab does, and waits until the page has it.
 *
 * @param {Page} page
 * @param {string} language
 */
async function speak(page, language) {
  await page.evaluate((language) => {
    localStorage.setItem("ergo.settings", JSON.stringify({ version: 1, language }));
    window.dispatchEvent(new StorageEvent("storage", { key: "ergo.settings" }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.locator(`#board .table[lang="${language}"][dir="ltr"]`).waitFor({ state: "attached" });
}

/** How many steps have the same language and window: changing these takes longer than a step. */
const BLOCK = 5;

for (const [name, { steps }] of Object.entries(VISITS)) {
  // Steps of one kind are alike in all games, so a sample has every third one.
  const chosen = steps.filter(({ isAnew }) => isAnew).filter((_, at) => at % sample(3, 1) === 0);
  if (chosen.length === 0) continue;
  test(`in one language after another, no English is left, and nothing is outside its box: ${name}`, async () => {
    /** @type {Map<string, string>} */
    const wrong = new Map();
    let [language] = TRANSLATIONS;
    await visit(
      name,
      {
        viewport: WINDOWS[0],
        steps: chosen,
        prepare: (page) =>
          page.addInitScript((language) => {
            localStorage.setItem("ergo.settings", JSON.stringify({ version: 1, language }));
          }, language),
        before: async (page, at) => {
          if (at === 0 || at % BLOCK > 0) return;
          const block = at / BLOCK;
          language = TRANSLATIONS[block % TRANSLATIONS.length];
          await page.setViewportSize(WINDOWS[block % 2]);
          await speak(page, language);
        },
      },
      (page, step) => look(page, language, step, wrong),
    );
    assert.deepEqual([...wrong], []);
  });
}

for (const name of Object.keys(VISITS))
  for (const language of TRANSLATIONS) {
    test(
      `${language}: no English is left, and nothing is outside its box: ${name}`,
      { tag: "@soak" },
      async () => {
        /** @type {Map<string, string>} */
        const wrong = new Map();
        await visit(name, { language }, async (page, step) => {
          const { width, height } = /** @type {{ width: number; height: number }} */ (page.viewportSize());
          for (const size of WINDOWS) {
            await page.setViewportSize(size);
            await look(page, language, step, wrong);
          }
          await page.setViewportSize({ width, height });
        });
        assert.deepEqual([...wrong], []);
      },
    );
  }
