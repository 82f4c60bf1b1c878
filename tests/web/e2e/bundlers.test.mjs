/**
 * Pages whose bundler does not copy the parts of the board, or puts them somewhere else, and scripts loaded
 * as they come.
 */
import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { expectStatus, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * Bundles a script with esbuild, which leaves `new URL("./parts/…", import.meta.url)` as it is, and opens a
 * page with it.
 *
 * @param {string} script comes after an import of `ErgoBoard`
 * @param {{
 *   parts?: string;
 *   splits?: boolean;
 *   format?: "esm" | "iife";
 *   answersAll?: boolean;
 * } & Parameters<typeof withPage>[0]} options
 *   `parts` is the folder that the parts are copied to; a host that `answersAll` sends its page in place of
 *   missing files
 * @param {(page: Page) => Promise<void>} visit
 */
async function withBundle(script, { parts, splits = false, format = "esm", answersAll, ...options }, visit) {
  const folder = await mkdtemp(join(tmpdir(), "ergo-bundle-"));
  try {
    await writeFile(
      join(folder, "main.js"),
      `import { ErgoBoard } from ${JSON.stringify(join(DIST, "ergo-board.js"))};\n${script}`,
    );
    await build({
      entryPoints: [join(folder, "main.js")],
      outdir: join(folder, "site/scripts"),
      bundle: true,
      splitting: splits,
      format,
      // Older than what the board is built for, and without a wait at the top of a module.
      target: "es2020",
      logLevel: "error",
      logOverride: { "empty-import-meta": "silent" },
    });
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Bundled</title></head>
      <body><ergo-board id="board" side="both" loading="eager"></ergo-board>
      <script src="scripts/main.js"${format === "esm" ? ' type="module"' : ""}></script></body></html>`;
    await writeFile(join(folder, "site/index.html"), page);
    if (parts !== undefined) {
      await mkdir(join(folder, "site", parts), { recursive: true });
      await cp(join(DIST, "parts"), join(folder, "site", parts), { recursive: true });
    }
    await withHost(join(folder, "site"), {}, (host) => {
      if (answersAll)
        host.hook = ({ body, response }) =>
          !body && Boolean(response.writeHead(200, { "content-type": "text/html" }).end(page));
      return withPage({ path: host.url, hosts: [host.url], ...options }, visit);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Plays a move.
 *
 * @param {Page} page
 */
async function play(page) {
  await page.locator('#board button[data-name="e5"]').click();
  await expectStatus(page, "Black to move.");
}

/** Keeps the errors that boards report. */
const RECORD =
  'window.errors = []; document.addEventListener("error", ({ detail }) => detail && window.errors.push(detail), true);';

for (const answersAll of [false, true]) {
  test(`a board says which part is missing and how to say where it is${answersAll ? ", also if a page comes in its place" : ""}`, async () => {
    /** @type {string[]} */
    const said = [];
    const prepare = async (/** @type {Page} */ page) =>
      void page.on("console", (message) => said.push(message.text()));
    await withBundle(
      RECORD,
      // The engine that is given up may still load its script.
      {
        answersAll,
        prepare,
        viewport: { width: 320, height: 640 },
        expects: /404|could not be loaded|worker-\w+\.js/,
      },
      async (page) => {
        const part = String.raw`http://127\.0\.0\.1:\d+/scripts/parts/\w+/base-\w+\.wasm`;
        const sentence = new RegExp(
          String.raw`^The game cannot run here: ${part} could not be loaded\. .*ErgoBoard\.partsUrl\.$`,
        );
        await expectStatus(
          page,
          /scripts\/parts\/\w+\/base-\w+\.wasm could not be loaded.*ErgoBoard\.partsUrl/,
        );
        assert.equal(
          await page.evaluate("document.documentElement.scrollWidth"),
          320,
          "the address is wrapped",
        );
        await expect.poll(() => page.evaluate("window.errors.length")).toBe(1);
        const [{ code, message }] = /** @type {any} */ (await page.evaluate("window.errors"));
        assert.equal(code, "missing");
        assert.match(message, sentence);
        assert.equal(said.filter((text) => sentence.test(text)).length, 1, said.join("\n"));
      },
    );
  });
}

test("a worker that is missing is named", () => {
  const prepare = (/** @type {Page} */ page) =>
    page.route(/worker-\w+\.js$/, (route) => route.fulfill({ status: 404 }));
  return withBundle(
    "",
    { parts: "scripts/parts", prepare, expects: /404|request failed|could not be loaded/ },
    (page) => expectStatus(page, /scripts\/parts\/\w+\/worker-\w+\.js could not be loaded/),
  );
});

for (const [how, splits, address] of /** @type {const} */ ([
  ["in one script", false, '"/static/ergo"'],
  ["in several scripts", true, '"./static/ergo/"'],
  ["with an address of its own", false, 'new URL("../static/ergo/", import.meta.url)'],
])) {
  test(`a page says where the parts are, bundled ${how}`, () =>
    withBundle(`ErgoBoard.partsUrl = ${address};`, { parts: "static/ergo", splits }, play));
}

test("a page says where the parts are in a script that is no module", () =>
  withBundle('ErgoBoard.partsUrl = "/static/ergo/";', { parts: "static/ergo", format: "iife" }, play));

test("parts beside a bundle are found without a setting", () =>
  withBundle("", { parts: "scripts/parts" }, play));
