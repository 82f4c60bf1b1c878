/** A page with many boards: those out of sight take hardly any memory, and go on where they were. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test, visit } from "./widget.mjs";
import { GAMES } from "../../../www/games/start.js";

/** @import {Page} from "@playwright/test" */
/** @import {ErgoBoard} from "../../../www/element/ergo-board.js" */

const COUNT = 20;

const boards = Array.from(
  { length: COUNT },
  (_, at) => `<ergo-board id="b${at}" game="${GAMES[at % 3]}" level="3"></ergo-board>`,
);

/**
 * Plays a move, and waits for the engine's.
 *
 * @param {Page} page
 * @param {number} at which board
 */
async function playAt(page, at) {
  await page.locator(`#b${at}`).scrollIntoViewIfNeeded();
  await page.evaluate(async (id) => {
    const board = /** @type {ErgoBoard} */ (document.getElementById(id));
    await board.ready;
    const before = board.state.view?.history.length ?? 0;
    const moved = new Promise((resolve) => {
      board.addEventListener(
        "moved",
        () => (board.state.view?.history.length ?? 0) === before + 2 && resolve(undefined),
      );
    });
    await board.play((await board.legalMoves())[0]);
    await moved;
  }, `b${at}`);
}

/**
 * The memory of the pages and their workers, in MB: what they share with other processes counts in part.
 *
 * @param {Page} page
 */
async function memoryOf(page) {
  const browser = page.context().browser() ?? assert.fail("no browser");
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  const rollups = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => `/proc/${id}/smaps_rollup`);
  return rollups.reduce(
    (sum, path) => sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(path, "utf8"))?.[1]) / 1000,
    0,
  );
}

/**
 * How much of a board is drawn, in pixels.
 *
 * @param {Page} page
 * @param {number} at
 */
const drawnAt = (page, at) =>
  page.locator(`#b${at} .board > canvas`).evaluateAll((canvases) =>
    canvases.reduce((sum, canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const pixels =
        width &&
        /** @type {HTMLCanvasElement} */ (canvas).getContext("2d")?.getImageData(0, 0, width, height).data;
      return sum + (pixels || []).filter((value, index) => index % 4 === 3 && value > 0).length;
    }, 0),
  );

test(`${COUNT} boards in which a move was played take less than 300 MB, and at most two workers`, () =>
  visit(
    `<style>body { max-width: 44rem; margin: auto; }</style>${boards.join("<p>And another one.</p>")}`,
    {},
    async (page) => {
      for (let at = 0; at < COUNT; at++) {
        await playAt(page, at);
        assert.ok(page.workers().length <= 2, `${page.workers().length} workers after ${at + 1} boards`);
      }
      // Memory that is free goes back to the system a little later.
      if (existsSync("/proc/self/smaps_rollup"))
        await expect.poll(() => memoryOf(page), { timeout: 10_000 }).toBeLessThan(300);
      // What is out of sight drops its drawings.
      await expect.poll(() => drawnAt(page, 0), { timeout: 30_000 }).toBe(0);

      // It goes on where it was as soon as it is seen.
      await page.locator("#b0").scrollIntoViewIfNeeded();
      await expect.poll(() => drawnAt(page, 0)).toBeGreaterThan(10_000);
      await playAt(page, 0);
      const plies = await page.evaluate(() =>
        [...document.querySelectorAll("ergo-board")].map(
          (board) => /** @type {ErgoBoard} */ (board).state.view?.at,
        ),
      );
      assert.deepEqual(plies, [4, ...Array.from({ length: COUNT - 1 }, () => 2)]);
    },
  ));

test("engines that play each other pause out of sight, without a worker, and go on", () =>
  visit(
    '<ergo-board id="b0" game="ergo" side="none" level="1"></ergo-board><div style="height: 5000px"></div><p>The end</p>',
    {},
    async (page) => {
      const ply = () =>
        page.evaluate(() => /** @type {ErgoBoard} */ (document.querySelector("#b0")).state.view?.at ?? 0);
      await expect.poll(ply).toBeGreaterThan(1);
      await page.getByText("The end").scrollIntoViewIfNeeded();
      await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBe(0);
      const before = await ply();
      await page.locator("#b0").scrollIntoViewIfNeeded();
      await expect.poll(ply).toBeGreaterThan(before);
    },
  ));
