/** The board in a page of another site, with and without a strict policy, as `../widget.test.mjs` has it for Chromium. */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { scriptOf, startMaker, strictPolicy, withNeighbour } from "../other-site.mjs";
import { ANSWERS, GAMES, playOut } from "../in-page.mjs";
import { test, withPage } from "./support.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** @type {import("../static-server.mjs").Host} */
let maker;

test.beforeAll(async () => {
  maker = await startMaker();
});

test.afterAll(async () => {
  await maker.stop();
});

/** Opens a page of another site. @param {string} body @param {string | undefined} csp @param {(page: Page) => Promise<void>} visit @param {RegExp} [expects] */
const visit = (body, csp, visit, expects) =>
  withNeighbour({ head: scriptOf(maker), body, csp }, ({ url }) => withPage({ address: url, sites: [url, maker.url], expects }, visit));

/** Waits until something is so. @template T @param {Page} page @param {(board: any) => T} ask @returns {Promise<T>} */
async function until(page, ask) {
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(30)) {
    const found = await page.$eval("#board", ask);
    if (found) return found;
  }
  return assert.fail(`never: ${ask}`);
}

for (const guarded of [false, true]) {
  test(`a board on another site plays whole games${guarded ? " under a strict policy" : ""}`, async () => {
    for (const game of GAMES) {
      await visit(
        `<ergo-board id="board" game="${game}" level="5" seconds="0.1"></ergo-board>`,
        guarded ? strictPolicy(maker) : undefined,
        async (page) => {
          await until(page, (board) => board.turn);
          assert.equal(await page.$eval("#board", (board) => /** @type {any} */ (board).game), game);
          // Invalid numbers are ignored.
          await page.evaluate(playOut, Number.isFinite(ANSWERS[game]) ? ANSWERS[game] : null);
          await until(page, (board) => board.outcome);
          assert.equal(await page.$eval("#board", (board) => /** @type {any} */ (board).state.notice), undefined, "a worker thinks");
        },
      );
    }
  });
}

test("where workers or WebAssembly are forbidden, the board says so", async () => {
  await visit(
    '<ergo-board id="board" side="both"></ergo-board>',
    strictPolicy(maker).replace("blob:", "'none'"),
    async (page) => {
      await until(page, (board) => board.shadowRoot.querySelector(".notice").textContent.includes("does not allow workers"));
      await page.$eval("#board", (board) => /** @type {any} */ (board).play("e5"));
      await until(page, (board) => board.ply === 1);
    },
    /Content-Security-Policy|worker/i,
  );
  await visit(
    '<ergo-board id="board" mode="view" moves="e5 d5 e6"></ergo-board>',
    strictPolicy(maker).replace("'wasm-unsafe-eval'", ""),
    async (page) => {
      await until(page, (board) => board.shadowRoot.querySelector(".notice").textContent.includes("forbids WebAssembly"));
      assert.equal(await page.$eval("#board", (board) => board.shadowRoot?.querySelector(".plain")?.textContent), "e5 d5 e6");
    },
    /Content-Security-Policy|WebAssembly|wasm/i,
  );
});
