/** The element `<ergo-board>` as scripts of a page see it: attributes, properties, methods and events. */
import { expect } from "@playwright/test";
import assert from "node:assert/strict";
import { cell, chooseFromMenu, expectUnchanged } from "./support.mjs";
import { eventsOf, expectNoWorkers, propertyOf, recordEvents, run, test, until, visit } from "./widget.mjs";

test("attributes are applied, and properties reflect the state", { tag: "@sentinel" }, () =>
  visit(
    '<ergo-board id="board" game="emergo" side="both" coordinates="off" theme="dark"></ergo-board>',
    {},
    async (page) => {
      const set = (/** @type {string} */ name, /** @type {string} */ value) =>
        page.evaluate(
          ([name, value]) => /** @type {any} */ (document.querySelector("#board")).setAttribute(name, value),
          [name, value],
        );
      await until(page, 'board.game === "emergo" && board.turn');
      assert.deepEqual(await propertyOf(page, "options"), []);
      await set("options", "centre-ban");
      await until(page, 'board.options.join() === "centre-ban"');
      await set("game", "ergo");
      await set("options", "");
      await set("moves", "e5 a1 d5 a1-a9");
      await until(page, 'board.game === "ergo" && board.ply === 4');
      assert.deepEqual(await propertyOf(page, "moves"), ["e5", "a1", "d5", "a1-a9"]);
      await set("ply", "1");
      await until(page, "board.ply === 1");
      assert.equal(await propertyOf(page, "turn"), "second");
      await set("side", "second");
      await set("level", "7");
      await until(page, 'board.level === 7 && board.side === "second"');
      await page.locator("#board .tray").getByText("Level 7").waitFor();
      assert.equal(await propertyOf(page, "orientation"), "second");
      await set("orientation", "first");
      await until(page, 'board.orientation === "first"');
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).flip());
      assert.equal(await propertyOf(page, "orientation"), "second");
      // Properties set before the element was defined are applied as well.
      await page.evaluate(() => {
        const board = /** @type {any} */ (document.createElement("ergo-board"));
        board.position = "10/10/10/10/4S5/10/10/10/10 2";
        document.querySelector("#board")?.replaceWith(board);
        board.id = "board";
      });
      await until(page, 'board.position.startsWith("10/10/10/10/4S5") && board.turn');
    },
  ),
);

test("methods play moves and events report them", { tag: "@sentinel" }, () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await recordEvents(page);
    await run(page, "board.ready");
    assert.equal((await run(page, "board.legalMoves()")).length, 90);
    assert.equal(await run(page, 'board.play("e5")'), true);
    assert.equal(await run(page, 'board.play("e5")'), false);
    assert.equal((await eventsOf(page, "error")).at(-1).error.found, "e5");
    await page.evaluate(() =>
      document.addEventListener("move", (event) => event.preventDefault(), { once: true }),
    );
    assert.equal(await run(page, 'board.play("d5")'), false);
    assert.deepEqual(await propertyOf(page, "moves"), ["e5"]);
    await page.evaluate(() =>
      document.addEventListener("move", (event) => event.preventDefault(), { once: true }),
    );
    await cell(page, "d5").click();
    await run(page, "board.legalMoves()");
    assert.deepEqual(await propertyOf(page, "moves"), ["e5"], "a tap can be prevented as well");
    await cell(page, "d5").click();
    await until(page, "board.ply === 2");
    const moved = await eventsOf(page, "moved");
    assert.deepEqual(
      moved.map(({ move, side, by, ply }) => [move, side, by, ply]),
      [
        ["e5", "first", "person", 1],
        ["d5", "second", "person", 2],
      ],
    );
    await run(page, "board.undo()");
    assert.equal(await propertyOf(page, "ply"), 1);
    await run(page, "board.redo()");
    await run(page, "board.goTo(0)");
    await run(page, "board.goTo(99)");
    assert.equal(await propertyOf(page, "ply"), 2);
    await run(page, "board.analyse()");
    await page.waitForFunction(() =>
      /** @type {any} */ (window).recordedEvents.some(
        (/** @type {any} */ { name, detail }) => name === "analysis" && detail.depth > 1,
      ),
    );
    await run(page, "board.stop()");
    await until(page, "!board.state.analysis");
    await run(page, '(board.moves = "e5 a1 d5 a2 c5 a3 b5 a4", board.ready)');
    await until(page, "board.ply === 8");
    await run(page, 'board.play("f5")');
    assert.deepEqual((await eventsOf(page, "gameover")).at(-1), {
      winner: "first",
      reason: "five",
      position: await propertyOf(page, "position"),
    });
    await run(page, '(board.position = "10/10/10/10/4X5/10/10/10/10 2", 0)');
    await page.waitForFunction(() => /** @type {any} */ (window).recordedEvents.at(-1).name === "error");
    assert.match((await eventsOf(page, "error")).at(-1).message, /Line 1, column 14 /);
    assert.equal(await propertyOf(page, "ply"), 9, "the previous game is still on the board");
  }),
);

test("a move is drawn in the first frame after it", () =>
  visit('<ergo-board id="board" side="both" motion="off"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    const drawn = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      const canvases = () => [...board.shadowRoot.querySelectorAll("canvas")].map((one) => one.toDataURL());
      /** @type {Map<number, FrameRequestCallback>} */
      const frames = new Map();
      let last = 0;
      // What was requested so far has been drawn.
      for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
      // From now on the page has only the frames that are rendered here.
      window.requestAnimationFrame = (callback) => {
        frames.set(++last, callback);
        return last;
      };
      window.cancelAnimationFrame = (id) => void frames.delete(id);
      const renderFrame = () => {
        const due = [...frames];
        frames.clear();
        for (const [, callback] of due) callback(performance.now());
      };
      const empty = canvases();
      await board.play("e5");
      renderFrame();
      const first = canvases();
      renderFrame();
      return { isThere: String(first) !== String(empty), isAll: String(first) === String(canvases()) };
    });
    assert.deepEqual(drawn, { isThere: true, isAll: true });
  }));

test("calls made while a game is opening wait for it", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    assert.equal(
      await run(page, '(board.position = "10/10/10/10/4S5/10/10/10/10 2", board.play("a1"))'),
      true,
    );
    assert.match(await propertyOf(page, "position"), /4S5/);
    assert.deepEqual(await propertyOf(page, "moves"), ["a1"]);
    const text = '[Game "emergo"] 1. e1 e9 2. a5 *';
    assert.equal(await run(page, `(board.gameText = ${JSON.stringify(text)}, board.play("i5"))`), true);
    assert.deepEqual(await propertyOf(page, "moves"), ["e1", "e9", "a5", "i5"]);
    // The later of two changes wins, even if the earlier one takes longer to read.
    await run(
      page,
      `(board.gameText = ${JSON.stringify(text)}, Promise.resolve().then(() => (board.gameText = "", board.game = "intermedium")))`,
    );
    await until(page, 'board.game === "intermedium" && board.ply === 0');
    await run(page, "board.legalMoves()");
    assert.equal(await propertyOf(page, "game"), "intermedium");
  }));

test("a new game drops the annotations of the previous one", () =>
  visit(
    `<ergo-board id="board" side="both" game-text='[Game "ergo"] [First "Anna"] 1. e5 {so} d5 *'></ergo-board>`,
    {},
    async (page) => {
      await until(page, "board.ply === 2");
      assert.match(await run(page, "board.toGameText()"), /\[First "Anna"\][^]*1\. e5 \{so\} 1\.\.\. d5 \*/);
      await chooseFromMenu(page, "newGame");
      await until(page, "board.ply === 0 && board.moves.length === 0");
      assert.doesNotMatch(await run(page, "board.toGameText()"), /Anna|e5/);
    },
  ));

test("a board that shows a single position answers calls", () =>
  visit(
    '<ergo-board id="board" mode="view" position="10/10/10/10/4S5/10/10/10/10 2"></ergo-board>',
    {},
    async (page) => {
      await until(page, "board.position");
      await expectNoWorkers(page);
      assert.equal((await run(page, "board.legalMoves()")).length, 89);
      assert.match(await run(page, "board.toGameText()"), /\[Position "10\/10/);
    },
  ));

test("play returns whether the move was played, for any argument", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await recordEvents(page);
    await run(page, "board.ready");
    assert.deepEqual(
      await run(page, 'Promise.all([board.play("e5"), board.play("e5"), board.play("zz9")])'),
      [true, false, false],
    );
    assert.deepEqual(
      await run(page, "Promise.all([board.play(), board.play(null), board.play(42), board.play({})])"),
      [false, false, false, false],
    );
    // What they say is loaded with the first of them.
    await expect.poll(async () => (await eventsOf(page, "error")).length).toBe(6);
    // In any order, as each says it once its words are there.
    const said = (await eventsOf(page, "error")).map(({ message }) => message);
    assert.ok(said.includes("Black cannot play e5: the cell is occupied."), said.join("\n"));
    assert.deepEqual(await propertyOf(page, "moves"), ["e5"]);
    assert.equal(page.workers().length, 1, "the engine is still the same");
    await run(page, "(window.kept = board).remove()");
    const rejection = await page.evaluate(() =>
      /** @type {any} */ (window).kept.play("d5").catch((/** @type {Error} */ error) => error.message),
    );
    assert.equal(rejection, "The board is not attached to a document.");
    await expectNoWorkers(page);
  }));

test("attributes changed together are all applied", () =>
  visit('<ergo-board id="board" mode="analyse" moves="e5 a1 d5 a2 c5"></ergo-board>', {}, async (page) => {
    await until(page, "board.state.analysis");
    await run(page, 'void (board.mode = "view", board.ply = 2)');
    await until(page, "board.ply === 2 && !board.state.analysis");
    await run(page, 'void (board.mode = "analyse", board.moves = ["e5"])');
    await until(page, "board.moves.length === 1 && board.state.analysis");
    await run(page, 'void (board.mode = "view", board.moves = ["e5", "a1"])');
    await until(page, "board.moves.length === 2 && !board.state.analysis");
  }));

test("changing players keeps the analysis, a pause and the orientation", () =>
  visit('<ergo-board id="board" level="1" seconds="0.05"></ergo-board>', {}, async (page) => {
    await run(page, "(board.flip(), board.ready)");
    assert.equal(await propertyOf(page, "orientation"), "second", "it was flipped before it had loaded");
    await run(page, "board.analyse()");
    await run(page, "void (board.level = 6)");
    await until(page, "board.level === 6");
    assert.ok(await run(page, "!!board.state.analysis"));
    assert.equal(await propertyOf(page, "orientation"), "second");
    await run(page, "board.stop()");
    // A listener of `moved` can stop the engine before it replies.
    await run(page, 'void board.addEventListener("moved", () => board.stop(), { once: true })');
    await run(page, 'board.play("e5")');
    await run(page, "void (board.level = 2)");
    await until(page, "board.level === 2");
    await expectUnchanged(() => propertyOf(page, "ply"));
    assert.equal(await propertyOf(page, "ply"), 1);
    assert.equal(await propertyOf(page, "thinking"), false);
  }));

test("ready waits for the latest change", () =>
  visit('<ergo-board id="board" position="junk"></ergo-board>', {}, async (page) => {
    assert.match(
      await run(page, "board.ready.catch((error) => error.message)"),
      /^The position cannot be read at “j”\. Line 1, column 1 \(cell\)$/,
    );
    assert.equal(await run(page, '(board.position = "", board.ready.then(() => board.ply))'), 0);
    assert.match(
      await run(page, '(board.setAttribute("options", "none"), board.ready.catch((error) => error.message))'),
      /none/,
    );
    assert.equal(
      await run(page, '(board.removeAttribute("options"), board.ready.then(() => board.options.length))'),
      0,
    );
    assert.equal(
      await run(page, '(board.game = "emergo", board.ready.then(() => board.state.view.game))'),
      "emergo",
    );
  }));

test("ready means the game requested last, whichever way it is requested", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    const seen = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      const seen = /** @type {string[]} */ ([]);
      const look = async () => {
        await board.ready;
        seen.push(`${board.state.view?.game} ${board.state.view?.history.length}`);
      };
      const requests = [
        () => (board.game = "emergo"),
        () => board.setAttribute("game", "ergo"),
        () => (board.moves = "e5 a1 d5"),
        () => (board.gameText = '[Game "emergo"] 1. e1 e9 *'),
        () => void board.open({ game: "intermedium" }),
        // The same value again starts the game again.
        () => (board.game = "emergo"),
        () => (board.game = "emergo"),
        // Twice in one task, and back again.
        () => ((board.game = "ergo"), (board.game = "hexemergo")),
        () => (board.level = 2),
        // `open()` takes everything about a game at once.
        () => ((board.game = "emergo"), (board.moves = "e1"), void board.open({ game: "ergo" })),
        () => ((board.level = 3), void board.open({ game: "emergo" })),
        () => (void board.open({ game: "ergo" }), (board.game = "intermedium")),
      ];
      await look();
      // At once, where what opened the game before is not finished.
      for (const request of requests) {
        request();
        await look();
      }
      return seen;
    });
    assert.deepEqual(seen, [
      "ergo 0",
      "emergo 0",
      "ergo 0",
      "ergo 3",
      "emergo 2",
      "intermedium 0",
      "emergo 0",
      "emergo 0",
      "hexemergo 0",
      "hexemergo 0",
      "ergo 0",
      "emergo 0",
      "intermedium 0",
    ]);
  }));

test("who waits for a game gets the one requested meanwhile", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    const { seen, isSame } = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      const { ready } = board;
      const waiting = ready.then(() => board.state.view.game);
      board.game = "junk";
      const isSame = board.ready === ready;
      // The first game is being opened, or the message about the second loaded.
      for (const game of ["emergo", "junk", "hexemergo"]) {
        for (let at = 0; at < 20; at++) await Promise.resolve();
        board.game = game;
      }
      return { seen: await waiting, isSame };
    });
    assert.deepEqual({ seen, isSame }, { seen: "hexemergo", isSame: true });
    assert.match(
      await run(page, '(board.position = "junk", board.ready.catch((error) => error.message))'),
      /^The position cannot be read/,
    );
    assert.equal(
      await run(page, '(board.position = "", board.ready.then(() => board.state.view.game))'),
      "hexemergo",
    );
    // `open()` says itself what is wrong, and leaves the game that is there.
    assert.equal(
      await run(
        page,
        'board.open({ game: "ergo", start: "junk" }).then((error) => board.ready.then(() => [!!error, board.game].join()))',
      ),
      "true,hexemergo",
    );
  }));

test("ready waits for a board that is out of the page, and for puzzles", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    const asleep = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      board.game = "emergo";
      board.remove();
      let isReady = false;
      void board.ready.then(() => (isReady = true));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const early = isReady;
      document.body.append(board);
      await board.ready;
      return [early, board.state.view.game];
    });
    assert.deepEqual(asleep, [false, "emergo"]);
    const puzzle = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      board.mode = "puzzle";
      board.setAttribute("position", "10/10/10/10/4S5/10/10/10/10 1");
      board.setAttribute("goal", "win 3");
      await board.ready;
      board.mode = "play";
      board.game = "hexemergo";
      await board.ready;
      return board.state.view.game;
    });
    assert.equal(puzzle, "hexemergo");
  }));

for (const [where, style] of [
  ["below the fold", "margin-top: 5000px"],
  ["in a hidden place", "display: none"],
]) {
  test(`reading ready opens the board, ${where}`, () =>
    visit(
      `<div style="${style}"><ergo-board id="board" game="emergo"></ergo-board></div>`,
      {},
      async (page) => {
        assert.equal(await run(page, "board.state.view?.game"), undefined, "nobody has asked yet");
        assert.equal(await run(page, "board.ready.then(() => board.game)"), "emergo");
      },
    ));

  test(`a board is opened at once on request, ${where}`, () =>
    visit(
      `<div style="${style}"><ergo-board id="board" game="emergo" loading="eager"></ergo-board></div>`,
      {},
      (page) => until(page, 'board.state.view?.game === "emergo"'),
    ));
}

test("another game replaces the position of the previous one", () =>
  visit('<ergo-board id="board" position="10/10/10/10/4S5/10/10/10/10 1"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    await run(page, '(board.game = "intermedium", board.ready)');
    assert.equal(await propertyOf(page, "game"), "intermedium");
    assert.equal(await run(page, 'board.hasAttribute("position")'), false);
  }));

test("an attribute that cannot have its value is reported, and the board goes on", () =>
  visit(
    '<ergo-board id="board" level="99" mode="watch" board-theme="gold" seconds="soon"></ergo-board>',
    { expects: /^console warning: The attribute/, prepare: (page) => page.addInitScript(recordFaults) },
    async (page) => {
      await run(page, "board.ready");
      assert.deepEqual(await run(page, "[board.level, board.mode, board.boardTheme, board.seconds]"), [
        10,
        "play",
        "auto",
        1,
      ]);
      const faults = () => page.evaluate(() => /** @type {any} */ (window).faults);
      await expect.poll(async () => (await faults()).length).toBe(4);
      assert.ok(
        (await faults()).includes(
          "The attribute level of a board cannot be “99”, only a number from 0 to 10.",
        ),
      );
      assert.ok(
        (await faults()).includes(
          "The attribute mode of a board cannot be “watch”, only “play”, “view”, “analyse”, “study” or “puzzle”.",
        ),
      );
    },
  ));

/** Runs before the page: records what boards say about their attributes. */
function recordFaults() {
  const faults = /** @type {string[]} */ (/** @type {any} */ (window).faults = []);
  document.addEventListener(
    "error",
    (event) =>
      event instanceof CustomEvent && event.detail.code === "attribute" && faults.push(event.detail.message),
    true,
  );
}

test("a board takes the focus", () =>
  visit('<ergo-board id="board"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    await run(page, "board.focus()");
    assert.match(
      await page.evaluate(
        () => document.querySelector("#board")?.shadowRoot?.activeElement?.getAttribute("data-name") ?? "",
      ),
      /^[a-j]\d$/,
    );
  }));
