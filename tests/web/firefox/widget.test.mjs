/** The board in a page of another site, with and without a strict policy, as `../browser/widget.test.mjs` has it for Chromium. */
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { DIST, Host } from "../browser/host.mjs";
import { ANSWERS, GAMES, playOut } from "../browser/visitor.mjs";
import { stopBrowser, withPage } from "./support.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** @type {Host} */
let maker;
/** @type {string} */
let folder;

before(async () => {
  maker = await new Host(DIST, { at: "/games/", headers: { "access-control-allow-origin": "*" } }).start();
  folder = await mkdtemp(join(tmpdir(), "ergo-host-"));
});

after(async () => {
  await stopBrowser();
  await maker.stop();
  await rm(folder, { recursive: true });
});

const strict = () =>
  `default-src 'none'; script-src ${maker.url} 'wasm-unsafe-eval'; connect-src ${maker.url}; worker-src blob:; img-src data:`;

/** Opens a page of another site. @param {string} board @param {string | undefined} csp @param {(page: Page) => Promise<void>} visit @param {RegExp} [expects] */
async function visit(board, csp, visit, expects) {
  const host = await new Host(folder, { headers: csp ? { "content-security-policy": csp } : undefined }).start();
  const head = `<meta charset="utf-8"><title>Blog</title><link rel="icon" href="data:,"><script type="module" src="${maker.url}ergo-board.js"></script>`;
  await writeFile(join(folder, "index.html"), `<!doctype html><html lang="en"><head>${head}</head><body>${board}</body></html>`);
  try {
    await withPage({ address: host.url, sites: [host.url, maker.url], expects }, visit);
  } finally {
    await host.stop();
  }
}

/** Waits until something is so. @template T @param {Page} page @param {(board: any) => T} ask @returns {Promise<T>} */
async function until(page, ask) {
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(30)) {
    const found = await page.$eval("#board", ask);
    if (found) return found;
  }
  return assert.fail(`never: ${ask}`);
}

for (const guarded of [false, true]) {
  test(`a page of another site plays whole games${guarded ? " under a strict policy" : ""}`, async () => {
    for (const game of GAMES) {
      await visit(`<ergo-board id="board" game="${game}" level="5" seconds="0.1"></ergo-board>`, guarded ? strict() : undefined, async (page) => {
        await until(page, (board) => board.turn);
        assert.equal(await page.$eval("#board", (board) => /** @type {any} */ (board).game), game);
        // Numbers that cannot be told are not.
        await page.evaluate(playOut, Number.isFinite(ANSWERS[game]) ? ANSWERS[game] : null);
        await until(page, (board) => board.outcome);
        assert.equal(await page.$eval("#board", (board) => /** @type {any} */ (board).session.state.notice), undefined, "a worker thinks");
      });
    }
  });
}

test("where workers or WebAssembly are forbidden it says so", async () => {
  await visit(
    '<ergo-board id="board" side="both"></ergo-board>',
    strict().replace("blob:", "'none'"),
    async (page) => {
      await until(page, (board) => board.shadowRoot.querySelector(".notice").textContent.includes("forbids workers"));
      await page.$eval("#board", (board) => /** @type {any} */ (board).play("e5"));
      await until(page, (board) => board.ply === 1);
    },
    /Content-Security-Policy|worker/i,
  );
  await visit(
    '<ergo-board id="board" mode="view" record="startpos moves e5 d5 e6"></ergo-board>',
    strict().replace("'wasm-unsafe-eval'", ""),
    async (page) => {
      await until(page, (board) => board.shadowRoot.querySelector(".notice").textContent.includes("forbids WebAssembly"));
      assert.equal(await page.$eval("#board", (board) => board.shadowRoot?.querySelector(".plain")?.textContent), "startpos moves e5 d5 e6");
    },
    /Content-Security-Policy|WebAssembly|wasm/i,
  );
});
