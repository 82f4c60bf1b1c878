/**
 * Attacks on everything that the page stores: whatever is found there, the page starts, every place can be
 * visited, nothing that could not be read is overwritten, and no error is reported.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import { cell, storedGame, test, until, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const KEYS = [
  "ergo / current",
  "ergo / game ergo",
  "ergo / older ergo",
  "ergo / before ergo",
  "ergo / aside ergo",
  "ergo / unopened ergo",
  "ergo / lessons ergo",
  "ergo / puzzles ergo",
  "ergo / exercises ergo",
  "ergo / mistakes ergo",
  "ergo / guesses ergo",
  "ergo / editor ergo",
  "ergo / own lesson ergo",
  "ergo / study ergo",
  "ergo / friend abcdefgh 1",
  "ergo / name",
  "ergo / own names",
  "ergo.settings",
];

/** @type {[what: string, text: string][]} */
const TEXTS = [
  ["no text", ""],
  ["no JSON", "{oops"],
  ["null", "null"],
  ["NaN", "NaN"],
  ["a huge number", "1e308"],
  ["a text", '"x"'],
  ["a list", '[null, 3, {"line": 3}, "x"]'],
  ["an empty object", "{}"],
  ["an object of a newer version", '{"version": 99, "more": [1]}'],
  ["an object of a huge version", '{"version": 1e308}'],
  ["a version that is no number", '{"version": "x", "solved": 1}'],
  ["keys of all objects", '{"__proto__": {"version": 3}, "constructor": 3, "toString": null}'],
  ["control characters", "\u0000\u001b[2J\u2028\ud800"],
  ["deep nesting", "[".repeat(100_000)],
];

const PLACES = ["ergo/learn", "ergo/puzzles", "ergo/study", "ergo/editor", "library", "settings", "ergo"];

/** Values that are not a record of any kind. A good record stays as well, with what is added. */
const KEPT = TEXTS.filter(([, text]) => !/^\{("__proto__|\}$)/.test(text)).map(([, text]) => text);

/**
 * Puts texts into storage before the first load.
 *
 * @param {Page} page
 * @param {Record<string, string>} texts
 */
const put = (page, texts) =>
  page.addInitScript((texts) => {
    if (sessionStorage.getItem("stored")) return;
    sessionStorage.setItem("stored", "yes");
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, texts);

/**
 * Visits every place, plays a move, and looks whether texts are still stored somewhere.
 *
 * @param {Page} page
 * @param {string[]} texts
 */
async function visit(page, texts) {
  await until(page, "state.view");
  for (const place of PLACES) {
    await page.evaluate((place) => (location.hash = `#/${place}`), place);
    if (place !== "ergo") await page.locator("#place :is(h1, h2)").first().waitFor({ state: "attached" });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await cell(page, "c3").click();
  await until(page, "state.view.history.length > 0");
  if (texts.length === 0) return;
  const values = await page.evaluate(() => Object.values(localStorage));
  for (const text of texts) assert.ok(values.includes(text), `lost: ${text.slice(0, 80)}`);
}

for (const [what, text] of few(2, TEXTS)) {
  test(`everything that is stored is ${what}`, () =>
    withPage({ prepare: (page) => put(page, Object.fromEntries(KEYS.map((key) => [key, text]))) }, (page) =>
      visit(page, KEPT.includes(text) ? [text] : []),
    ));

  for (const key of few(1, KEYS)) {
    test(`${key} is ${what}`, { tag: "@soak" }, () =>
      withPage({ prepare: (page) => put(page, { [key]: text }) }, (page) =>
        // What was played last is known by then.
        visit(page, KEPT.includes(text) && key !== "ergo / current" ? [text] : []),
      ),
    );
  }
}

const REMOTE = { id: "abcdefgh", names: ["Ada", ""], settled: 0, revision: 0 };

/**
 * Faults of a stored game.
 *
 * @type {Record<string, unknown>[]}
 */
const GAMES = [
  { game: "__proto__" },
  { game: "constructor" },
  { game: ["ergo"] },
  { options: "swap" },
  { options: ["__proto__"] },
  { options: [1] },
  { players: "ab" },
  { players: ["person", "toString"] },
  { players: ["remote", "person"] },
  { players: { length: 2 } },
  { seconds: "1" },
  { seconds: 1e-300 },
  { seconds: 1e308 },
  { level: 2.5 },
  { level: "4" },
  { at: 1e300 },
  { at: -1 },
  { at: 4_294_967_297 },
  { at: 2.5 },
  { positionLine: "x".repeat(600_000) },
  { positionLine: `startpos moves${" e5".repeat(200_000)}` },
  { positionLine: ["startpos"] },
  { gameText: "[Game".repeat(200_000) },
  { gameText: `1. e5 {${"[%goal ".repeat(30_000)}} *` },
  { gameText: 7 },
  { clock: { initial: 1e308, increment: 0 } },
  { clock: { initial: 60, increment: 0 }, left: ["x", 1] },
  { clock: { initial: 60, increment: 0 }, left: [1e308, 1e308] },
  { left: { length: 2 } },
  { ended: { reason: "__proto__", winner: 0 } },
  { ended: { reason: "resigned", winner: 7 } },
  { sent: 1e308 },
  { bottom: "constructor" },
  { entry: "x".repeat(600_000) },
  { entry: "" },
  { paused: "yes", turnsBoard: 7, study: true, remark: { lead: 7 } },
  { version: 3, positionLine: undefined, count: 2 },
  { version: 3, positionLine: undefined, count: 1e308, entry: "nowhere", revision: "x" },
  { remote: 7 },
  { remote: { ...REMOTE, names: "ab" }, players: ["person", "remote"] },
  { remote: { ...REMOTE, names: [{}, null] }, players: ["person", "remote"] },
  { remote: { ...REMOTE, settled: 1e308, revision: "x" }, players: ["person", "remote"] },
  { remote: { ...REMOTE, id: {} }, players: ["person", "remote"] },
];

for (const wrong of few(2, GAMES)) {
  const what = JSON.stringify(wrong).slice(0, 60);
  test(`a stored game, a previous one and one by link with ${what}`, () => {
    const game = JSON.stringify({ ...storedGame("startpos moves e5 a1"), version: 2, ...wrong });
    const match = JSON.stringify({
      ...storedGame("startpos moves e5 a1"),
      version: 2,
      players: ["person", "remote"],
      remote: REMOTE,
      turn: "__proto__",
      time: 1e308,
      ...wrong,
    });
    const texts = {
      "ergo / current": "ergo",
      "ergo / game ergo": game,
      "ergo / friend abcdefgh 1": match,
      "ergo / before emergo": JSON.stringify([game]),
    };
    return withPage({ prepare: (page) => put(page, texts) }, async (page) => {
      await visitWithGame(page);
      const stored = await page.evaluate(() => Object.values(localStorage).join("\n"));
      // What was opened may have been stored again, with the same moves.
      if (!stored.includes(game)) assert.match(stored, /"positionLine":"startpos moves e5 a1/);
    });
  });
}

/** @param {Page} page */
async function visitWithGame(page) {
  await until(page, "state.view");
  await page.locator("#rules-tab").waitFor({ state: "attached" });
  await page.evaluate(() => (location.hash = "#/library"));
  await page.locator("#place h1").waitFor({ state: "attached" });
  await page.evaluate(() => (location.hash = "#/ergo"));
  await until(page, "board.checkVisibility()");
}

for (const fault of few(
  1,
  /** @type {const} */ (["getItem", "setItem", "removeItem", "access", "sessionStorage"]),
)) {
  test(`storage of which ${fault} fails does no harm`, () =>
    withPage(
      {
        prepare: (page) =>
          page.addInitScript((fault) => {
            const fail = () => {
              throw new DOMException("no", "SecurityError");
            };
            if (fault === "access") Object.defineProperty(window, "localStorage", { get: fail });
            else if (fault === "sessionStorage")
              Object.defineProperty(window, "sessionStorage", { get: fail });
            else Storage.prototype[fault] = fail;
          }, fault),
      },
      (page) => visit(page, []),
    ));
}

test("storage that is cleared while the page is open does no harm", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await until(page, "state.view");
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: null })));
    await visit(page, []);
    await until(page, "state.view.history.length > 2");
    await page.reload();
    await until(page, "state.view.history.length > 2");
    await expect(page.locator("#notices > div")).toHaveCount(0);
  }));
