/** The board in pages of other people: on another site, many at a time, and where hardly anything is allowed. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { scriptOf, startMaker, strictPolicy, withNeighbour } from "./other-site.mjs";
import { cell, expectAccessible, expectStatus, expectUnchanged, test, toolbarButton, withPage } from "./support.mjs";
import { ANSWERS, GAMES, playOut } from "./in-page.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** What the widget comes from. @type {import("./static-server.mjs").Host} */
let maker;

test.beforeAll(async () => {
  maker = await startMaker();
});

test.afterAll(async () => {
  await maker.stop();
});

/**
 * Opens a page of another site with something in its body.
 * @param {string} body
 * @param {Parameters<typeof withPage>[0] & { csp?: string }} options
 * @param {(page: Page) => Promise<void>} visit
 */
const visit = (body, { csp, ...options }, visit) =>
  withNeighbour({ head: scriptOf(maker), body, csp }, (host) => withPage({ path: host.url, hosts: [host.url, maker.url], ...options }, visit));

/** What is in a property of the board. @param {Page} page @param {string} name */
const of = (page, name) => page.evaluate((name) => /** @type {any} */ (document.querySelector("#board"))[name], name);

/**
 * Does something with the board.
 * @param {Page} page @param {string} code of a `board`
 * @returns {Promise<any>}
 */
const run = (page, code) => page.evaluate((code) => new Function("board", `return ${code}`)(document.querySelector("#board")), code);

/** Waits until something is so: by asking, as a policy may forbid the page to wait. @param {Page} page @param {string} condition of a `board` */
const until = (page, condition) => expect.poll(() => run(page, condition), { intervals: [20], message: condition }).toBeTruthy();

/** Waits until there are no more workers. @param {Page} page */
const expectNoWorkers = (page) => expect.poll(() => page.workers().length, { intervals: [20] }).toBe(0);

/** Begins to write down what the board tells of. @param {Page} page */
const hear = (page) =>
  page.evaluate(() => {
    const heard = /** @type {any[]} */ (/** @type {any} */ (window).heard = []);
    for (const name of ["ready", "move", "moved", "position", "analysis", "gameover", "error"]) {
      // Errors do not bubble.
      document.addEventListener(name, (event) => heard.push({ name, detail: /** @type {CustomEvent} */ (event).detail }), true);
    }
  });

/** @param {Page} page @param {string} name @returns {Promise<any[]>} */
const heard = (page, name) =>
  page.evaluate((name) => /** @type {any} */ (window).heard.filter((/** @type {any} */ event) => event.name === name).map((/** @type {any} */ { detail }) => detail), name);

for (const guarded of [false, true]) {
  for (const game of GAMES) {
    test(`a page of another site plays a whole game of ${game}${guarded ? " under a strict policy" : ""}`, () =>
      visit(`<ergo-board id="board" game="${game}" side="first" level="5" seconds="0.1"></ergo-board>`, { csp: guarded ? strictPolicy(maker) : undefined }, async (page) => {
        await until(page, "board.turn");
        assert.equal(await of(page, "game"), game);
        await page.evaluate(playOut, ANSWERS[game]);
        await until(page, "board.outcome");
        assert.equal(page.workers().length, 1, "a worker thinks");
        await expect(page.locator("#board .status")).toHaveText(/wins|Draw/);
      }));
  }
}

for (const [allowed, forbidden] of [["blob:", "'none'"], ["trusted-types ergo", "trusted-types other"]]) {
  test(`where workers are forbidden it says so, and thinks in the page: ${forbidden}`, () =>
    visit(
      '<ergo-board id="board" level="3"></ergo-board>',
      { csp: strictPolicy(maker).replace(allowed, forbidden), expects: /worker|Content Security Policy|TrustedTypePolicy|TrustedScriptURL/i },
      async (page) => {
        await expectStatus(page, "This site does not allow workers");
        await cell(page, "e5").click();
        await until(page, "board.ply === 2");
        assert.equal(page.workers().length, 0);
        await toolbarButton(page, "undo").click();
        await until(page, "board.ply === 0");
      },
    ));
}

test("where WebAssembly is forbidden it says so, and shows the game as text", () =>
  visit(
    '<ergo-board id="board" mode="view" record="startpos moves e5 d5 e6"></ergo-board>',
    { csp: strictPolicy(maker).replace("'wasm-unsafe-eval'", ""), expects: /WebAssembly|unsafe-eval|Content Security Policy/ },
    async (page) => {
      const board = page.locator("#board");
      await board.getByRole("alert").getByText("This site forbids WebAssembly").waitFor();
      await board.getByText("startpos moves e5 d5 e6").waitFor();
      await expectAccessible(page, "a game as text");
    },
  ));

test("parts that are missing or damaged are told of, and asked for again", async () => {
  maker.hook = ({ name, response }) => name.endsWith(".wasm") && !!response.writeHead(404, { "access-control-allow-origin": "*" }).end();
  try {
    await visit('<ergo-board id="board"></ergo-board>', { expects: /404|request failed/ }, async (page) => {
      await expectStatus(page, "a part of it could not be loaded.");
      assert.match(await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).ready.catch(String)), /could not be loaded/);
      maker.hook = ({ name, response }) =>
        name.endsWith(".wasm") && !!response.writeHead(200, { "content-type": "application/wasm", "access-control-allow-origin": "*" }).end("no module");
      await toolbarButton(page, "retry").click();
      await expectStatus(page, "arrived damaged");
      maker.hook = () => false;
      await toolbarButton(page, "retry").click();
      await until(page, 'board.turn === "first"');
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).ready);
    });
  } finally {
    maker.hook = () => false;
  }
});

test("ten boards on a page share one module, and those nobody sees load nothing", () => {
  const boards = Array.from({ length: 10 }, (_, at) => `<ergo-board game="${GAMES[at % 3]}" side="both" style="width: 20rem"></ergo-board>`);
  maker.asked = [];
  return visit(
    boards.join(""),
    {
      viewport: { width: 400, height: 700 },
      prepare: (page) =>
        page.addInitScript(() => {
          const watch = /** @type {any} */ (window);
          watch.compiled = 0;
          for (const name of /** @type {const} */ (["compile", "compileStreaming", "instantiate", "instantiateStreaming"])) {
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
      assert.equal(page.workers().length, 10);
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).compiled), 1);
      assert.equal(maker.asked.filter((name) => name.endsWith(".wasm")).length, 1);
      await page.evaluate(() => document.querySelectorAll("ergo-board").forEach((board) => board.remove()));
      await page.waitForFunction(() => document.querySelectorAll("ergo-board").length === 0);
      await expectNoWorkers(page);
    },
  );
});

test("attributes are followed, and properties tell how things are", () =>
  visit('<ergo-board id="board" game="emergo" side="both" coordinates="off" theme="dark"></ergo-board>', {}, async (page) => {
    const set = (/** @type {string} */ name, /** @type {string} */ value) =>
      page.evaluate(([name, value]) => /** @type {any} */ (document.querySelector("#board")).setAttribute(name, value), [name, value]);
    await until(page, 'board.game === "emergo" && board.turn');
    assert.deepEqual(await of(page, "options"), []);
    await set("options", "centre-ban");
    await until(page, 'board.options.join() === "centre-ban"');
    await set("game", "ergo");
    await set("options", "");
    await set("record", "startpos moves e5 a1 d5 a1-a9");
    await until(page, 'board.game === "ergo" && board.ply === 4');
    assert.deepEqual(await of(page, "moves"), ["e5", "a1", "d5", "a1-a9"]);
    await set("ply", "1");
    await until(page, "board.ply === 1");
    assert.equal(await of(page, "turn"), "second");
    await set("side", "second");
    await set("level", "7");
    await until(page, 'board.level === 7 && board.side === "second"');
    await page.locator("#board .tray").getByText("White · Engine, level 7").waitFor();
    assert.equal(await of(page, "orientation"), "second");
    await set("orientation", "first");
    await until(page, 'board.orientation === "first"');
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).flip());
    assert.equal(await of(page, "orientation"), "second");
    // What was set before the element was known counts as well.
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.createElement("ergo-board"));
      board.position = "10/10/10/10/4S5/10/10/10/10 2";
      document.querySelector("#board")?.replaceWith(board);
      board.id = "board";
    });
    await until(page, 'board.position.startsWith("10/10/10/10/4S5") && board.record.startsWith("fen ")');
  }));

test("methods play, and events tell of it", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await hear(page);
    await run(page, "board.ready");
    assert.equal((await run(page, "board.legalMoves()")).length, 90);
    assert.equal(await run(page, 'board.play("e5")'), true);
    assert.equal(await run(page, 'board.play("e5")'), false);
    assert.equal((await heard(page, "error")).at(-1).fault.found, "e5");
    await page.evaluate(() => document.addEventListener("move", (event) => event.preventDefault(), { once: true }));
    assert.equal(await run(page, 'board.play("d5")'), false);
    assert.deepEqual(await of(page, "moves"), ["e5"]);
    await page.evaluate(() => document.addEventListener("move", (event) => event.preventDefault(), { once: true }));
    await cell(page, "d5").click();
    await run(page, "board.legalMoves()");
    assert.deepEqual(await of(page, "moves"), ["e5"], "a tap can be refused as well");
    await cell(page, "d5").click();
    await until(page, "board.ply === 2");
    const moved = await heard(page, "moved");
    assert.deepEqual(moved.map(({ move, side, by, ply }) => [move, side, by, ply]), [
      ["e5", "first", "person", 1],
      ["d5", "second", "person", 2],
    ]);
    await run(page, "board.undo()");
    assert.equal(await of(page, "ply"), 1);
    await run(page, "board.redo()");
    await run(page, "board.goTo(0)");
    await run(page, "board.goTo(99)");
    assert.equal(await of(page, "ply"), 2);
    await run(page, "board.analyse()");
    await page.waitForFunction(() => /** @type {any} */ (window).heard.some((/** @type {any} */ { name, detail }) => name === "analysis" && detail.depth > 1));
    await run(page, "board.stop()");
    await until(page, "!board.session.state.analysis");
    await run(page, '(board.record = "startpos moves e5 a1 d5 a2 c5 a3 b5 a4", board.ready)');
    await until(page, "board.ply === 8");
    await run(page, 'board.play("f5")');
    assert.deepEqual((await heard(page, "gameover")).at(-1), { winner: "first", reason: "five", position: await of(page, "position") });
    await run(page, '(board.position = "10/10/10/10/4X5/10/10/10/10 2", 0)');
    await page.waitForFunction(() => /** @type {any} */ (window).heard.at(-1).name === "error");
    assert.match((await heard(page, "error")).at(-1).message, /Line 1, column 14 /);
    assert.equal(await of(page, "ply"), 9, "what was there is still there");
  }));

test("what is asked while a game is being opened waits for it", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    assert.equal(await run(page, '(board.position = "10/10/10/10/4S5/10/10/10/10 2", board.play("a1"))'), true);
    assert.equal(await of(page, "record"), "fen 10/10/10/10/4S5/10/10/10/10 2 moves a1");
    const text = '[Game "emergo"] 1. e1 e9 2. a5 *';
    assert.equal(await run(page, `(board.record = ${JSON.stringify(text)}, board.play("i5"))`), true);
    assert.deepEqual(await of(page, "moves"), ["e1", "e9", "a5", "i5"]);
    // The later of two wishes stands, whichever takes longer to read.
    await run(page, `(board.record = ${JSON.stringify(text)}, Promise.resolve().then(() => (board.record = "", board.game = "intermedium")))`);
    await until(page, 'board.game === "intermedium" && board.ply === 0');
    await run(page, "board.legalMoves()");
    assert.equal(await of(page, "game"), "intermedium");
  }));

test("a new game takes nothing of the text that the one before was opened from", () =>
  visit(`<ergo-board id="board" side="both" record='[Game "ergo"] [First "Anna"] 1. e5 {so} d5 *'></ergo-board>`, {}, async (page) => {
    await until(page, "board.ply === 2");
    assert.match(await run(page, "board.toRecord()"), /\[First "Anna"\][^]*1\. e5 \{so\} 1\.\.\. d5 \*/);
    await toolbarButton(page, "newGame").click();
    await until(page, "board.ply === 0 && board.moves.length === 0");
    assert.doesNotMatch(await run(page, "board.toRecord()"), /Anna|e5/);
  }));

test("a board that shows a single position answers all the same", () =>
  visit('<ergo-board id="board" mode="view" position="10/10/10/10/4S5/10/10/10/10 2"></ergo-board>', {}, async (page) => {
    await until(page, "board.position");
    await expectNoWorkers(page);
    assert.equal((await run(page, "board.legalMoves()")).length, 89);
    assert.match(await run(page, "board.toRecord()"), /\[Position "10\/10/);
  }));

test("what is changed while a board is off the page counts when it is back", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, 'board.play("e5")');
    await run(page, "(window.kept = board).remove()");
    await expectNoWorkers(page);
    await page.evaluate(() => {
      const { kept } = /** @type {any} */ (window);
      kept.setAttribute("level", "7");
      document.body.append(kept);
    });
    await until(page, "board.level === 7 && board.ply === 1");
    await run(page, "(window.kept = board).remove()");
    await expectNoWorkers(page);
    await page.evaluate(() => {
      const { kept } = /** @type {any} */ (window);
      kept.setAttribute("game", "emergo");
      document.body.append(kept);
    });
    await until(page, 'board.game === "emergo" && board.ply === 0');
  }));

test("a board that is moved keeps its worker, one that is taken away lets it go, and one that is put back goes on", () =>
  visit('<ergo-board id="board" side="both"></ergo-board><p id="below"></p>', {}, async (page) => {
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
    const [worker] = page.workers();
    await page.evaluate(() => document.querySelector("#below")?.append(/** @type {Element} */ (document.querySelector("#board"))));
    await cell(page, "d5").click();
    await until(page, "board.ply === 2");
    assert.deepEqual(page.workers(), [worker]);
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      /** @type {any} */ (window).kept = board;
      board.remove();
    });
    await expectNoWorkers(page);
    await page.evaluate(() => document.body.append(/** @type {any} */ (window).kept));
    await cell(page, "c5").click();
    await until(page, 'board.record === "startpos moves e5 d5 c5"');
  }));

/** Lets a page see what comes into view so many milliseconds `late`. @param {Page} page */
const seeLate = (page) =>
  page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      /** @param {IntersectionObserverCallback} tell @param {IntersectionObserverInit} [options] */
      constructor(tell, options) {
        const later = (/** @type {IntersectionObserverEntry[]} */ seen, /** @type {IntersectionObserver} */ observer) =>
          window.setTimeout(() => tell(seen, observer), /** @type {any} */ (window).late ?? 0);
        super(later, options);
      }
    };
  });

test("a tap right after a board is put back is not lost, whenever the board is seen", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', { prepare: seeLate }, async (page) => {
    await run(page, "board.ready");
    const cells = ["e5", "a1", "d5", "j9", "c5", "a9", "e6", "j1", "b4", "a5", "g7", "j5"];
    for (const [at, name] of cells.entries()) {
      await run(page, "(window.kept = board).remove()");
      await expectNoWorkers(page);
      await page.evaluate(
        ([name, late]) => {
          const { kept } = Object.assign(/** @type {any} */ (window), { late });
          document.body.append(kept);
          kept.shadowRoot.querySelector(`[data-name="${name}"]`).click();
        },
        /** @type {const} */ ([name, 8 * at]),
      );
      await until(page, `board.ply === ${at + 1}`);
    }
    assert.deepEqual(await of(page, "moves"), cells);
  }));

test("a board that is taken away while its game text is read has the game when it is back", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    await page.evaluate(async () => {
      const board = /** @type {any} */ (window).kept = /** @type {any} */ (document.querySelector("#board"));
      board.record = '[Game "emergo"] 1. e1 e9 *';
      await Promise.resolve();
      board.remove();
    });
    await expectNoWorkers(page);
    await run(page, "document.body.append(window.kept)");
    await until(page, 'board.game === "emergo" && board.ply === 2');
  }));

test("a game is looked at step by step, and a position without any buttons", () =>
  visit(
    '<ergo-board id="board" mode="view" game="emergo" record="startpos moves e1 e9 a5 i5" ply="2"></ergo-board><ergo-board mode="view"></ergo-board>',
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
      await expectAccessible(page, "a game that is looked at, 240 px wide");
      const second = page.locator("ergo-board").nth(1);
      await second.scrollIntoViewIfNeeded();
      await second.locator(".grid button").first().waitFor();
      assert.equal(await second.locator(".toolbar").isVisible(), false);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 240, "nothing sticks out");
    },
  ));

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing in a narrow board that is played on, ${colorScheme}`, () =>
    visit('<ergo-board id="board" mode="analyse"></ergo-board>', { colorScheme, viewport: { width: 260, height: 800 } }, async (page) => {
      await until(page, "board.session.state.analysis?.finding");
      await expectAccessible(page, "an analysis, 260 px wide");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 260, "nothing sticks out");
    }));
}

test("what is changed in the moment in which a board leaves the page counts when it is back", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    for (const [change, condition] of [
      ['board.setAttribute("game", "emergo")', 'board.game === "emergo"'],
      ['board.setAttribute("level", "9")', "board.level === 9"],
      ['board.setAttribute("position", "x/x3/x5/x7/x3,1,2,x4/x7/x5/x3/x 1 0-0")', 'board.position.startsWith("x/x3/x5/x7/x3,1,2")'],
    ]) {
      await run(page, `(window.kept = board, ${change}, board.remove())`);
      await expectNoWorkers(page);
      await page.evaluate(() => document.body.append(/** @type {any} */ (window).kept));
      await until(page, condition);
    }
  }));

test("play tells of each turn whether it was taken, whatever it is given", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await hear(page);
    await run(page, "board.ready");
    assert.deepEqual(await run(page, 'Promise.all([board.play("e5"), board.play("e5"), board.play("zz9")])'), [true, false, false]);
    assert.deepEqual(await run(page, "Promise.all([board.play(), board.play(null), board.play(42), board.play({})])"), [false, false, false, false]);
    const errors = await heard(page, "error");
    assert.equal(errors.length, 6);
    assert.match(errors[0].message, /^“e5” is not a legal move here\. Line 1, column 1 \(illegal\)$/);
    assert.deepEqual(await of(page, "moves"), ["e5"]);
    assert.equal(page.workers().length, 1, "the engine is the one that was there");
    await run(page, "(window.kept = board).remove()");
    const refused = await page.evaluate(() => /** @type {any} */ (window).kept.play("d5").catch((/** @type {Error} */ error) => error.message));
    assert.equal(refused, "The board is in no page.");
    await expectNoWorkers(page);
  }));

test("attributes that are changed together all count", () =>
  visit('<ergo-board id="board" mode="analyse" record="startpos moves e5 a1 d5 a2 c5"></ergo-board>', {}, async (page) => {
    await until(page, "board.session.state.analysis");
    await run(page, 'void (board.mode = "view", board.ply = 2)');
    await until(page, "board.ply === 2 && !board.session.state.analysis");
    await run(page, 'void (board.mode = "analyse", board.record = "startpos moves e5")');
    await until(page, "board.moves.length === 1 && board.session.state.analysis");
    await run(page, 'void (board.mode = "view", board.record = "startpos moves e5 a1")');
    await until(page, "board.moves.length === 2 && !board.session.state.analysis");
  }));

test("other players leave an analysis, a pause and a turned board as they are", () =>
  visit('<ergo-board id="board" level="1" seconds="0.05"></ergo-board>', {}, async (page) => {
    await run(page, "(board.flip(), board.ready)");
    assert.equal(await of(page, "orientation"), "second", "it was turned before it was there");
    await run(page, "board.analyse()");
    await run(page, "void (board.level = 6)");
    await until(page, "board.level === 6");
    assert.ok(await run(page, "!!board.session.state.analysis"));
    assert.equal(await of(page, "orientation"), "second");
    await run(page, "board.stop()");
    // Who stops it as soon as a turn is told of has stopped it.
    await run(page, 'void board.addEventListener("moved", () => board.stop(), { once: true })');
    await run(page, 'board.play("e5")');
    await run(page, "void (board.level = 2)");
    await until(page, "board.level === 2");
    await expectUnchanged(() => of(page, "ply"));
    assert.equal(await of(page, "ply"), 1);
    assert.equal(await of(page, "thinking"), false);
  }));

test("a board follows the switch of its page from light to dark", () =>
  visit('<ergo-board id="board"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    const ink = 'getComputedStyle(board).getPropertyValue("--ergo-ink")';
    const light = await run(page, ink);
    await page.evaluate(() => (document.documentElement.style.colorScheme = "dark"));
    await until(page, `${ink} !== "${light}"`);
    await page.evaluate(() => (document.documentElement.style.colorScheme = ""));
    await until(page, `${ink} === "${light}"`);
  }));

test("a field in the board keeps its own Ctrl+Z", () =>
  visit('<ergo-board id="board" side="both"><textarea slot="aside" id="notes"></textarea></ergo-board>', {}, async (page) => {
    await run(page, 'board.play("e5")');
    await page.locator("#notes").pressSequentially("hello");
    await page.keyboard.press("Control+z");
    await run(page, "board.legalMoves()");
    assert.equal(await of(page, "ply"), 1);
    assert.notEqual(await page.locator("#notes").inputValue(), "hello");
  }));

test("ready waits for what is asked for last", () =>
  visit('<ergo-board id="board" position="junk"></ergo-board>', {}, async (page) => {
    assert.match(await run(page, "board.ready.catch((error) => error.message)"), /^“j” does not describe a cell\. Line 1, column 1 \(cell\)$/);
    assert.equal(await run(page, '(board.position = "", board.ready.then(() => board.ply))'), 0);
    assert.match(await run(page, '(board.setAttribute("options", "none"), board.ready.then(() => "there"))'), /there/);
  }));
