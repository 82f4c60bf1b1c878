/** Lessons: by keyboard, with eyes closed, at every size; wrong tries are answered on the board and taken back. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readLessons } from "../../../www/lessons/read.js";
import { Listener } from "./listener.mjs";
import { expectAccessible, sample, test, withPage } from "./support.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const GAMES = ["ergo", "emergo", "intermedium"];

/** @param {string} game */
const lessonsOf = (game) => readLessons(readFileSync(new URL(`../../../www/lessons/${game}.txt`, import.meta.url), "utf8"));

/** A try in the first lesson that is wrong, or not the fastest. */
const WRONG = { ergo: "a1", emergo: "f7-f6", intermedium: "d3@c4-b5" };
/** The step of the first lesson where it is tried. */
const WRONG_AT = { ergo: 0, emergo: 4, intermedium: 0 };

/** @param {Page} page */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");

/** @param {Page} page @param {number} at @param {number} of */
const expectStep = (page, at, of) => expect(page.locator(".exercise-card .place")).toHaveText(`Step ${at} of ${of}`);

/** Waits until the position of a step is on the board. @param {Page} page */
const isReady = (page) => board(page).evaluate((board) => /** @type {any} */ (board).ready);

/** Hears a demonstration. @param {Page} page @param {Listener} listener @returns {Promise<string[]>} the moves of the player */
async function watches(page, listener) {
  await page.getByRole("button", { name: "Show me" }).focus();
  await listener.press("Enter");
  await listener.hears("that something is shown", /^Watch\.$/);
  /** @type {string[]} */
  const moves = [];
  for (let last = ""; ;) {
    const news = await listener.hears("a move, or the end", /^White played \S+[^]*|^Black played \S+[^]*|^Now you\.$/, last);
    if ((await listener.said()).includes("Now you.")) return moves;
    last = news;
    const move = /^White played (\S+?)[.,:]?( |$)/.exec(news)?.[1];
    if (move !== undefined && moves.at(-1) !== move) moves.push(move);
  }
}

for (const game of GAMES) {
  test(`the first lesson of ${game} is done by keyboard, with a wrong try`, () =>
    withPage({ path: `#/${game}/learn` }, async (page) => {
      const listener = new Listener(page);
      const [{ steps }] = lessonsOf(game);
      await expectAccessible(page, "the list of lessons");
      await page.getByRole("link", { name: "Start: Your first win" }).focus();
      await listener.press("Enter");
      await expect(page.getByRole("heading", { name: "Your first win" })).toBeFocused();
      for (const [at, step] of steps.entries()) {
        await expectStep(page, at + 1, steps.length);
        await expect.poll(() => answer(page).textContent()).toBe("");
        await isReady(page);
        const moves = await watches(page, listener);
        assert.equal(moves[0], step.show[0]);
        const before = await board(page).evaluate((board) => /** @type {any} */ (board).position);
        if (at === WRONG_AT[/** @type {keyof typeof WRONG_AT} */ (game)]) {
          await listener.findBoard();
          await listener.types(WRONG[/** @type {keyof typeof WRONG} */ (game)]);
          await expect(answer(page)).toHaveText(/(Try again|Find the faster way)\.$/);
          await expect.poll(() => board(page).evaluate((board) => /** @type {any} */ (board).position)).toBe(before);
          await expectAccessible(page, "a wrong try");
        }
        for (const move of moves) {
          await listener.findBoard();
          await listener.types(move);
          await listener.hears("what the try was like", /^(?!Watch|Now you|.*(Try again|faster way))[A-Z].*/);
        }
        await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
        await listener.press("Enter");
      }
      await expect(page.getByRole("heading", { name: "Lesson done: Your first win" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Next: / })).toBeFocused();
      await expectAccessible(page, "the end of a lesson");
      await page.goto(new URL(`#/${game}/learn`, page.url()).href);
      await page.getByRole("link", { name: "Your first win Done" }).waitFor();
      await page.reload();
      await page.getByRole("link", { name: "Your first win Done" }).waitFor();
    }));
}
