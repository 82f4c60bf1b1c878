/**
 * The board in a page of another site, with and without a strict policy, as `../widget-pages.test.mjs` tests
 * it in Chromium.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { scriptOf, startBoardHost, strictPolicy, withOtherSite } from "../other-site.mjs";
import { TESTED } from "../../games/index.mjs";
import { playOut } from "../in-page.mjs";
import { few } from "../sample.mjs";
import { test, withPage } from "./support.mjs";

/** @import {Page} from "puppeteer-core" */

/** @type {import("../static-server.mjs").Host} */
let boardHost;

test.beforeAll(async () => {
  boardHost = await startBoardHost();
});

test.afterAll(async () => {
  await boardHost.stop();
});

/**
 * Opens a page of another site.
 *
 * @param {string} body
 * @param {string | undefined} csp
 * @param {(page: Page) => Promise<void>} visit
 * @param {RegExp} [expects]
 */
const visit = (body, csp, visit, expects) =>
  withOtherSite({ head: scriptOf(boardHost), body, csp }, ({ url }) =>
    withPage({ address: url, sites: [url, boardHost.url], expects }, visit),
  );

/**
 * Waits until a value is truthy, and returns it.
 *
 * @template T
 * @param {Page} page
 * @param {(board: any) => T} ask
 * @returns {Promise<T>}
 */
async function until(page, ask) {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(30)) {
    const found = await page.$eval("#board", ask);
    if (found) return found;
  }
  return assert.fail(`never: ${ask}`);
}

for (const isStrict of [false, true]) {
  test(`a board on another site plays whole games${isStrict ? " under a strict policy" : ""}`, async () => {
    for (const { game, replies } of few(1, TESTED)) {
      await visit(
        `<ergo-board id="board" game="${game}" level="5" seconds="0.1"></ergo-board>`,
        isStrict ? strictPolicy(boardHost) : undefined,
        async (page) => {
          await until(page, (board) => board.turn);
          assert.equal(await page.$eval("#board", (board) => /** @type {any} */ (board).game), game);
          await page.evaluate(playOut, replies);
          await until(page, (board) => board.outcome);
          assert.equal(
            await page.$eval("#board", (board) => /** @type {any} */ (board).state.isInPage),
            false,
            "the engine is in a worker",
          );
        },
      );
    }
  });
}

test("where workers or WebAssembly are forbidden, the board says so", async () => {
  await visit(
    '<ergo-board id="board" side="both"></ergo-board>',
    strictPolicy(boardHost).replace("blob:", "'none'"),
    async (page) => {
      await until(page, (board) =>
        board.shadowRoot.querySelector(".notice").textContent.includes("blocks background scripts"),
      );
      await page.$eval("#board", (board) => /** @type {any} */ (board).play("e5"));
      await until(page, (board) => board.ply === 1);
    },
    /Content-Security-Policy|worker/i,
  );
  await visit(
    '<ergo-board id="board" mode="view" moves="e5 d5 e6"></ergo-board>',
    strictPolicy(boardHost).replace("'wasm-unsafe-eval'", ""),
    async (page) => {
      await until(page, (board) =>
        board.shadowRoot.querySelector(".notice").textContent.includes("forbids WebAssembly"),
      );
      assert.equal(
        await page.$eval("#board", (board) => board.shadowRoot?.querySelector(".plain")?.textContent),
        "e5 d5 e6",
      );
    },
    /Content-Security-Policy|WebAssembly|wasm/i,
  );
});
