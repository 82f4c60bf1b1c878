/** Boards in pages of other sites: strict policies, many boards, narrow pages, colour schemes. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { MODULE_PARTS } from "../../../www/games/module-parts.js";
import { TESTED } from "../games/index.mjs";
import { playOut } from "./in-page.mjs";
import { strictPolicy } from "./other-site.mjs";
import { few } from "./sample.mjs";
import { cell, expectAccessible, expectStatus, toolbarButton } from "./support.mjs";
import { expectNoWorkers, boardHost, propertyOf, run, test, until, visit } from "./widget.mjs";

for (const isStrict of [false, true]) {
  for (const { game, replies } of few(1, TESTED)) {
    test(`a board on another site plays a whole game of ${game}${isStrict ? " under a strict policy" : ""}`, () =>
      visit(
        `<ergo-board id="board" game="${game}" side="first" level="5" seconds="0.1"></ergo-board>`,
        { csp: isStrict ? strictPolicy(boardHost) : undefined },
        async (page) => {
          await until(page, "board.turn");
          assert.equal(await propertyOf(page, "game"), game);
          assert.equal(page.workers().length, 1, "the engine is in a worker");
          await page.evaluate(playOut, replies);
          await until(page, "board.outcome");
          await expect(page.locator("#board .status")).toHaveText(/wins|lose|Draw/);
        },
      ));
  }
}

for (const [allowed, forbidden] of [
  ["blob:", "'none'"],
  ["trusted-types ergo", "trusted-types other"],
]) {
  test(`where workers are forbidden, the board says so and searches in the page: ${forbidden}`, () =>
    visit(
      '<ergo-board id="board" level="3"></ergo-board>',
      {
        csp: strictPolicy(boardHost).replace(allowed, forbidden),
        expects: /worker|Content Security Policy|TrustedTypePolicy|TrustedScriptURL/i,
      },
      async (page) => {
        await expectStatus(page, "This site blocks background scripts");
        await cell(page, "e5").click();
        await until(page, "board.ply === 2");
        assert.equal(page.workers().length, 0);
        await toolbarButton(page, "undo").click();
        await until(page, "board.ply === 0");
      },
    ));
}

test("where WebAssembly is forbidden, the board says so and shows the game as text", () =>
  visit(
    '<ergo-board id="board" mode="view" moves="e5 d5 e6"></ergo-board>',
    {
      csp: strictPolicy(boardHost).replace("'wasm-unsafe-eval'", ""),
      expects: /WebAssembly|unsafe-eval|Content Security Policy/,
    },
    async (page) => {
      const board = page.locator("#board");
      await board.getByRole("alert").getByText("This site forbids WebAssembly").waitFor();
      await board.getByText("e5 d5 e6", { exact: true }).waitFor();
      await expectAccessible(page, "a game as text");
    },
  ));

test("missing or damaged parts are reported and can be loaded again", { tag: "@sentinel" }, async () => {
  boardHost.hook = ({ name, response }) =>
    name.endsWith(".wasm") && !!response.writeHead(404, { "access-control-allow-origin": "*" }).end();
  try {
    await visit(
      '<ergo-board id="board"></ergo-board>',
      { expects: /404|request failed|The game cannot run here/ },
      async (page) => {
        await expectStatus(page, /parts\/\w+\/base-\w+\.wasm could not be loaded\./);
        assert.match(
          await page.evaluate(() =>
            /** @type {any} */ (document.querySelector("#board")).ready.catch(String),
          ),
          /could not be loaded/,
        );
        boardHost.hook = ({ name, response }) =>
          name.endsWith(".wasm") &&
          !!response
            .writeHead(200, { "content-type": "application/wasm", "access-control-allow-origin": "*" })
            .end("no module");
        await toolbarButton(page, "retry").click();
        await expectStatus(page, "arrived damaged");
        boardHost.hook = () => false;
        await toolbarButton(page, "retry").click();
        await until(page, 'board.turn === "first"');
        await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).ready);
      },
    );
  } finally {
    boardHost.hook = () => false;
  }
});

test("ten boards share one wasm module and its parts, and boards out of view load nothing", () => {
  const boards = Array.from(
    { length: 10 },
    (_, at) =>
      `<ergo-board game="${TESTED[at % TESTED.length].game}" side="both" style="width: 20rem"></ergo-board>`,
  );
  boardHost.requested = [];
  return visit(
    boards.join(""),
    {
      viewport: { width: 400, height: 700 },
      prepare: (page) =>
        page.addInitScript(() => {
          const watch = /** @type {any} */ (window);
          watch.compiled = 0;
          for (const name of /** @type {const} */ ([
            "compile",
            "compileStreaming",
            "instantiate",
            "instantiateStreaming",
          ])) {
            const compile = /** @type {any} */ (WebAssembly)[name];
            /** @type {any} */ (WebAssembly)[name] = (/** @type {unknown[]} */ ...args) => {
              watch.compiled++;
              return compile.apply(WebAssembly, args);
            };
          }
        }),
    },
    async (page) => {
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("ergo-board")).turn);
      const workers = page.workers().length;
      assert.ok(workers > 0 && workers < 10, `${workers} workers`);
      for (const board of await page.locator("ergo-board").all()) {
        await board.scrollIntoViewIfNeeded();
        await board.evaluate((board) => /** @type {any} */ (board).ready);
      }
      assert.ok(page.workers().length <= 3, "engines are shared");
      const rules = new Set(TESTED.map(({ game }) => MODULE_PARTS[game]));
      const parts = ["base", ...[...rules].flatMap((part) => [part, `${part}-search`])];
      // The searches come behind the rules.
      await page.waitForFunction((count) => /** @type {any} */ (window).compiled >= count, parts.length);
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).compiled), parts.length);
      const modules = boardHost.requested.filter((name) => name.endsWith(".wasm"));
      assert.deepEqual(
        modules.map((name) => name.replace(/^.*\/|-\w+\.wasm$/g, "")).toSorted(),
        parts.toSorted(),
      );
      await page.evaluate(() => document.querySelectorAll("ergo-board").forEach((board) => board.remove()));
      await page.waitForFunction(() => document.querySelectorAll("ergo-board").length === 0);
      await expectNoWorkers(page);
    },
  );
});

test("a view-only game has step buttons, and a single position has none", () =>
  visit(
    '<ergo-board id="board" mode="view" game="emergo" moves="e1 e9 a5 i5" ply="2"></ergo-board><ergo-board mode="view"></ergo-board>',
    { viewport: { width: 240, height: 700 } },
    async (page) => {
      await until(page, "board.ply === 2");
      await toolbarButton(page, "forward").click();
      await until(page, "board.ply === 3");
      await toolbarButton(page, "last").click();
      await until(page, "board.ply === 4");
      await expect(toolbarButton(page, "forward")).toHaveAttribute("aria-disabled", "true");
      await toolbarButton(page, "first").click();
      await until(page, "board.ply === 0");
      await expect(toolbarButton(page, "undo")).toBeHidden();
      await expectAccessible(page, "a view-only game, 240 px wide");
      const second = page.locator("ergo-board").nth(1);
      await second.scrollIntoViewIfNeeded();
      await second.locator(".grid button").first().waitFor();
      assert.equal(await second.locator(".toolbar").isVisible(), false);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 240, "nothing overflows");
    },
  ));

for (const colorScheme of few(1, /** @type {const} */ (["light", "dark"]))) {
  test(`a narrow board passes axe, ${colorScheme}`, () =>
    visit(
      '<ergo-board id="board" mode="analyse"></ergo-board>',
      { colorScheme, viewport: { width: 260, height: 800 } },
      async (page) => {
        await until(page, "board.state.analysis?.finding");
        await expectAccessible(page, "an analysis, 260 px wide");
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth),
          260,
          "nothing overflows",
        );
      },
    ));
}

test("the board follows its page from light to dark", () =>
  visit('<ergo-board id="board"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    const ink = 'getComputedStyle(board).getPropertyValue("--_ink")';
    const light = await run(page, ink);
    await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
    await until(page, `${ink} !== "${light}"`);
    await page.evaluate(() => (document.documentElement.style.colorScheme = ""));
    await until(page, `${ink} === "${light}"`);
  }));

test("a text field inside the board keeps its own Ctrl+Z", () =>
  visit(
    '<ergo-board id="board" side="both"><textarea slot="aside" id="notes"></textarea></ergo-board>',
    {},
    async (page) => {
      await run(page, 'board.play("e5")');
      await page.locator("#notes").pressSequentially("hello");
      await page.keyboard.press("Control+z");
      await run(page, "board.legalMoves()");
      assert.equal(await propertyOf(page, "ply"), 1);
      assert.notEqual(await page.locator("#notes").inputValue(), "hello");
    },
  ));

test("an embedded board takes letters, and shows its keys unless the page does", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    await run(page, "board.focus()");
    await page.locator("#board [role=status]").getByText("White to move.").waitFor({ state: "attached" });
    // What is typed at once is not lost, nor taken for other letters.
    await page.keyboard.type("me5");
    await expect(page.getByRole("combobox", { name: "Move" })).toHaveValue("e5");
    await page.keyboard.press("Enter");
    await until(page, "board.ply === 1");
    const keys = page.getByRole("dialog", { name: "Keyboard" });
    await page.keyboard.press("?");
    await keys.waitFor();
    await expectAccessible(page, "the keys of an embedded board");
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "hidden" });
    await page.evaluate(() => document.addEventListener("keydown", (event) => event.preventDefault()));
    await page.keyboard.press("?");
    await page.keyboard.press("b");
    await page
      .locator("#board [role=status]")
      .getByText("White: white soldier on e5")
      .waitFor({ state: "attached" });
    assert.equal(await keys.isVisible(), false);
  }));
