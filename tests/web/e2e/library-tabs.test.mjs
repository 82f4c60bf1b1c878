/** Three tabs of the page at random: whatever one of them had on its board last is in the library. */
import assert from "node:assert/strict";
import { storedEntries } from "./library.mjs";
import { random } from "./random.mjs";
import { sample } from "./sample.mjs";
import { hide, storedGame, test, until, withPage } from "./support.mjs";
import { lineOf } from "../../../www/storage/position.js";

/** @import {Page} from "@playwright/test" */

/**
 * The position line on the board.
 *
 * @param {Page} page
 */
const lineOn = async (page) =>
  lineOf(await page.evaluate(() => /** @type {any} */ (document.querySelector("ergo-board")).state.view));

/**
 * Plays a legal move, if there is one.
 *
 * @param {Page} page
 * @param {number} number
 */
const play = (page, number) =>
  page.evaluate(async (at) => {
    const board = /** @type {any} */ (document.querySelector("ergo-board"));
    const moves = await board.legalMoves();
    if (moves?.length) await board.play(moves[at % moves.length]);
  }, number);

test("three tabs with one game at random: no tab's last move is lost", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    const seed = Number(process.env.ERGO_SEED ?? Date.now());
    const below = random(seed);
    await until(page, "state.view?.history.length === 2");
    const address = page.url().split("#")[0];
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    for (const tab of tabs.slice(1)) {
      await tab.goto(address);
      await until(tab, "state.view?.history.length >= 2");
    }
    /** @type {Map<string, string>} */
    const due = new Map();
    const note = async (/** @type {Page} */ tab, /** @type {string} */ why) =>
      void due.set(await lineOn(tab), why);
    for (let step = 0; step < sample(20, 150); step++) {
      const at = below(3);
      const tab = tabs[at];
      const number = below(1000);
      const act = below(10);
      if (act < 6) await play(tab, number);
      else if (act === 6) await hide(tab, below(2) === 0);
      else if (act === 7) {
        await play(tab, number);
        await note(tab, `left for a new game in step ${step}`);
        await tab.evaluate(() => {
          const setup = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 3 };
          document
            .querySelector("ergo-board")
            ?.dispatchEvent(new CustomEvent("newgame", { detail: { setup }, cancelable: true }));
        });
      } else if (act === 8) {
        await play(tab, number);
        await note(tab, `reloaded in step ${step}`);
        await tab.reload();
        await until(tab, "state.status.kind === 'ready'");
      } else await tab.waitForTimeout(below(100));
    }
    for (const tab of tabs) await note(tab, "at the end");
    const last = await page.context().newPage();
    await last.goto(address);
    await until(last, "state.status.kind === 'ready'");
    const missing = async () => {
      const lines = (await storedEntries(last)).map(({ line }) => line);
      return [...due].filter(
        ([line]) => / moves /.test(line) && !lines.some((known) => `${known} `.startsWith(`${line} `)),
      );
    };
    for (let tries = 0; tries < 50 && (await missing()).length > 0; tries++) await last.waitForTimeout(200);
    assert.deepEqual(await missing(), [], `seed ${seed}`);
  }),
);
