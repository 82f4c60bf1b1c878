/**
 * Injects browser failures: crashed engines, clock jumps, frozen pages, two tabs on one game, rapid clicks,
 * zoom, and storage that is full or forbidden. The page reports what happened and continues, and no game is
 * lost.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { random } from "./random.mjs";
import { few, sample } from "./sample.mjs";
import {
  breakModule,
  cell,
  chooseFromMenu,
  closeDialog,
  expectAccessible,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectStatus,
  expectUnchanged,
  hide,
  holdEngine,
  moves,
  openDialog,
  releaseEngine,
  runInWorkers,
  startNewGame,
  stateOf,
  storedGame,
  takeTurn,
  test,
  toolbarButton,
  until,
  url,
  withPage,
} from "./support.mjs";
import { trappingModule } from "./wasm-trap.mjs";
import { controlSeconds, removeTimeLimits, skipHalfAMinute } from "./in-page.mjs";
import { continues } from "../../../www/game/position.js";

/** @import {Page} from "@playwright/test" */

const PHONE = { width: 390, height: 844 };

/**
 * Makes an exported function of the module trap until it is repaired.
 *
 * @param {string} name
 */
async function breakFunction(name) {
  const body = await trappingModule(name);
  return breakModule((route) => route.fulfill({ contentType: "application/wasm", body }), "base-*");
}

/**
 * Opens the site in another tab.
 *
 * @param {Page} page
 */
async function openSecondTab(page) {
  const tab = await page.context().newPage();
  await tab.goto(url);
  await until(tab, "state.view");
  return tab;
}

/**
 * @param {Page} page
 * @param {string[]} expected
 */
async function expectMoves(page, expected) {
  await until(page, `String(state.view?.moves) === ${JSON.stringify(String(expected))}`);
  assert.deepEqual(await moves(page), expected);
}

test("a worker killed while thinking is replaced, and the engine moves", { tag: "@sentinel" }, () =>
  withPage(
    {
      stored: storedGame("startpos moves e5 a1", ["engine", "person"]),
      prepare: async (page) => {
        await holdEngine(page);
        await page.addInitScript(controlSeconds);
      },
    },
    async (page) => {
      await expectStatus(page, "White is thinking…");
      await until(page, "state.status.info?.depth > 1");
      // It ends without a message, as when the system kills it.
      await page.workers()[0].evaluate(() => self.close());
      await page.evaluate(skipHalfAMinute);
      await expectStatus(page, "The engine crashed and was restarted. Your game is unchanged.");
      await until(page, "board.thinking");
      await releaseEngine(page);
      await expectMoveCount(page, 3);
      assert.deepEqual((await moves(page)).slice(0, 2), ["e5", "a1"]);
    },
  ),
);

test("a trap in the wasm module is reported, and the game continues", async () => {
  const { prepare } = await breakFunction("game_untap");
  await withPage({ stored: storedGame("startpos moves e5 a1"), prepare }, async (page) => {
    await expectStatus(page, "White to move.");
    await cell(page, "e5").click();
    await until(page, "state.view.entry.length === 1");
    await page.keyboard.press("Escape");
    await expectStatus(page, "The engine crashed and was restarted. Your game is unchanged.");
    await cell(page, "d5").click();
    await expectMoves(page, ["e5", "a1", "d5"]);
  });
});

test("a part of the module that does not arrive is asked for again, and the game continues", async () => {
  const { prepare, repair } = breakModule((route) => route.abort(), "study-*");
  await withPage(
    { stored: storedGame("startpos moves e5 a1"), prepare, expects: /failed/i },
    async (page) => {
      await expectStatus(page, "White to move.");
      await page.evaluate("board.threats = 'on'");
      await expectStatus(page, "This could not be loaded. Check the connection and try again.");
      await cell(page, "d5").click();
      await expectMoves(page, ["e5", "a1", "d5"]);
      repair();
      await page.evaluate("board.threats = 'off'");
      await page.evaluate("board.threats = 'on'");
      await until(page, "state.threats?.found");
    },
  );
});

for (const how of /** @type {const} */ (["by itself", "when somebody needs it"]))
  test(`the rest of the page that does not arrive is asked for again ${how}`, async () => {
    let isBroken = true;
    const prepare = (/** @type {Page} */ page) =>
      page.route("**/ergo-board-start-*.js", (route) => (isBroken ? route.abort() : route.continue()));
    await withPage(
      { prepare, stored: storedGame("startpos"), viewport: PHONE, expects: /failed/i },
      async (page) => {
        const missing = "This could not be loaded. Check the connection and try again.";
        await expectStatus(page, missing);
        await cell(page, "e5").click();
        await until(page, "String(state.view?.moves) === 'e5'");
        // What keeps every move is part of it.
        const isKept = () =>
          page.evaluate(() => Object.values(localStorage).some((text) => / e5/.test(text)));
        if (how === "by itself") {
          assert.equal(await isKept(), false);
          isBroken = false;
          await expect.poll(isKept).toBe(true);
        } else {
          await page.locator("#menu-button").click();
          await expectStatus(page, missing);
          isBroken = false;
        }
        await page.locator("#menu-button").click();
        await page.getByRole("menuitem", { name: "Settings" }).click();
        await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
        await expect.poll(isKept).toBe(true);
      },
    );
  });

test("an engine that cannot be loaded pauses, and moves when it is resumed or the network is back", async () => {
  const { prepare, repair } = breakModule((route) => route.abort(), "ergo-search-*");
  const paused = async (/** @type {Page} */ page) => {
    await expectStatus(page, "Paused. Black to move.");
    await expectStatus(page, "This could not be loaded. Check the connection and try again.");
  };
  await withPage({ prepare, expects: /failed/i }, async (page) => {
    await cell(page, "e5").click();
    await paused(page);
    await toolbarButton(page, "resume").click();
    await paused(page);
    repair();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expectMoveCount(page, 2);
    await expectStatus(page, "Your move, White.");
  });
});

test(
  "a module that traps on every search stops the engine but keeps the game",
  { tag: "@soak" },
  async () => {
    const { prepare, repair } = await breakFunction("game_think");
    await withPage(
      {
        stored: storedGame("startpos moves e5 a1", ["engine", "person"]),
        prepare,
        expects: /The browser says/,
      },
      async (page) => {
        await expectStatus(page, "The game cannot run here.");
        await expectStatus(page, "The browser says: ");
        await expect(page.locator("#board .status")).not.toContainText("was restarted");
        await expect(toolbarButton(page, "retry")).toBeVisible();
        repair();
        await page.reload();
        await expectMoveCount(page, 3);
        assert.deepEqual((await moves(page)).slice(0, 2), ["e5", "a1"]);
      },
    );
  },
);

test("a hint that crashes the engine is dropped, and another one works", { tag: "@soak" }, async () => {
  const { prepare, repair } = await breakFunction("game_think");
  await withPage({ stored: storedGame("startpos moves e5 a1"), prepare }, async (page) => {
    await expectStatus(page, "White to move.");
    await toolbarButton(page, "hint").click();
    await expectStatus(page, "The engine crashed and was restarted. Your game is unchanged.");
    assert.equal((await stateOf(page)).hint, undefined);
    repair();
    await page.reload();
    await expectStatus(page, "White to move.");
    await toolbarButton(page, "hint").click();
    await until(page, "state.hint?.move");
  });
});

test("clock jumps while the engine thinks lose nothing", { tag: "@soak" }, () =>
  withPage(
    {
      stored: storedGame("startpos", ["person", "engine"]),
      prepare: async (page) => {
        const jumping = () => {
          const jump = { ahead: 0, back: 0 };
          const [now, steady] = [Date.now, performance.now.bind(performance)];
          Date.now = () => now() - jump.back;
          performance.now = () => steady() + jump.ahead;
          /** @type {any} */ (globalThis).jump = jump;
        };
        await page.addInitScript(jumping);
        await page.addInitScript(removeTimeLimits);
        await runInWorkers(page, jumping);
      },
    },
    async (page) => {
      await cell(page, "e5").click();
      await expectStatus(page, "Black is thinking…");
      await until(page, "state.status.info?.depth > 1");
      // The device slept for a month, and its clock was set back by a year.
      const leap = () =>
        void Object.assign(/** @type {any} */ (globalThis).jump, {
          ahead: 30 * 86_400_000,
          back: 365 * 86_400_000,
        });
      await Promise.all([page.evaluate(leap), page.workers()[0].evaluate(leap)]);
      await expectMoveCount(page, 2);
      await expectStatus(page, "Your move, White.");
      await page.reload();
      await expectStatus(page, "Your move, White.");
      assert.equal((await moves(page)).length, 2);
    },
  ),
);

test("a page frozen while the engine thinks continues afterwards", () =>
  withPage({ stored: storedGame("startpos", ["person", "engine"]), prepare: holdEngine }, async (page) => {
    await cell(page, "e5").click();
    await expectStatus(page, "Black is thinking…");
    const tools = await page.context().newCDPSession(page);
    const setLifecycle = (/** @type {string} */ state) =>
      tools.send("Page.setWebLifecycleState", /** @type {any} */ ({ state }));
    await setLifecycle("frozen");
    await setTimeout(1000);
    await setLifecycle("active");
    await releaseEngine(page);
    await expectMoveCount(page, 2);
    await expectStatus(page, "Your move, White.");
    const { view, board } = await stateOf(page);
    const { name } = board.rows.flat().find((/** @type {any} */ field) => field?.cell === view.steps[0].cell);
    await cell(page, name).click();
    await until(page, "board.thinking");
    await releaseEngine(page);
    await expectMoveCount(page, 4);
  }));

test("two engines pause while the page is hidden", () =>
  withPage({ stored: storedGame("startpos", ["engine", "engine"], { level: 1 }) }, async (page) => {
    await until(page, "state.view?.at > 1");
    await hide(page, true);
    await until(page, "!board.thinking");
    const { view } = await stateOf(page);
    await expectUnchanged(async () => (await stateOf(page)).view.moves);
    await hide(page, false);
    await until(page, `state.view.at > ${view.at + 1}`);
    assert.ok(continues((await stateOf(page)).view, view));
  }));

test("a second tab follows the moves made in the first", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    const tab = await openSecondTab(page);
    await expectMoves(tab, ["e5", "a1"]);
    // Two visible tabs follow each other.
    await cell(page, "d5").click();
    await expectMoves(tab, ["e5", "a1", "d5"]);
    await cell(tab, "a9").click();
    await expectMoves(page, ["e5", "a1", "d5", "a9"]);
    await toolbarButton(tab, "undo").click();
    await expectStatus(page, "Taken back.");
    await toolbarButton(page, "redo").click();
    await until(tab, "state.view.at === 4");
    // A hidden tab catches up when it is shown.
    await hide(page, true);
    await cell(tab, "f5").click();
    await expectMoves(tab, ["e5", "a1", "d5", "a9", "f5"]);
    await expectUnchanged(async () => (await stateOf(page)).view.at);
    assert.equal((await stateOf(page)).view.at, 4);
    await hide(page, false);
    await expectMoves(page, ["e5", "a1", "d5", "a9", "f5"]);
    await expect(page.locator("#open-previous")).toBeHidden();
  }),
);

test("two tabs that diverge lose neither game", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    const tab = await openSecondTab(page);
    await hide(page, true);
    for (const name of ["d5", "a9"]) await cell(tab, name).click();
    await expectMoves(tab, ["e5", "a1", "d5", "a9"]);
    // This tab has not seen those moves.
    await cell(page, "f5").click();
    await expectMoves(page, ["e5", "a1", "f5"]);
    await page.getByText("This game changed in another tab.").waitFor();
    await expectAccessible(page, "the offer to restore the other game");
    // What is not a move does not take the place of this tab's game, such as a new entry of the library.
    await tab.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      board.amend({ pageData: { ...board.state.setup.pageData, entry: "another" } });
    });
    await page.locator("#open-previous").click();
    await expectMoves(page, ["e5", "a1", "d5", "a9"]);
    await page.locator("#open-previous").click();
    await expectMoves(page, ["e5", "a1", "f5"]);
    // The other tab still has its own game, and stores it with the next move.
    await cell(tab, "b2").click();
    await expectMoves(tab, ["e5", "a1", "d5", "a9", "b2"]);
    await tab.reload();
    await expectMoves(tab, ["e5", "a1", "d5", "a9", "b2"]);
    await tab.locator("#open-previous").click();
    await expectMoves(tab, ["e5", "a1", "f5"]);
  }));

test("what another tab has saved is kept even if it arrives after this tab has saved", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    await cell(page, "f5").click();
    await expectMoves(page, ["e5", "a1", "f5"]);
    // The library has given the game its revisions.
    const stored = () => page.evaluate(() => localStorage.getItem(`ergo ${location.pathname} game ergo`));
    await expect.poll(stored).toContain('"revisions":[');
    const arrive = (/** @type {[string, number[]]} */ [moves, later]) => {
      const key = `ergo ${location.pathname} game ergo`;
      const stored = JSON.parse(localStorage.getItem(key) ?? "");
      const revisions = [...stored.revisions.slice(0, -1), ...later];
      const newValue = JSON.stringify({
        ...stored,
        moves: moves.split(" "),
        at: moves.split(" ").length,
        revisions: revisions.length > 0 ? revisions : undefined,
      });
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
    };
    // An earlier version of this game, and a different one.
    await page.evaluate(arrive, /** @type {[string, number[]]} */ (["e5 a1", []]));
    await expect(page.locator("#open-previous")).toBeHidden();
    await page.evaluate(arrive, /** @type {[string, number[]]} */ (["e5 a1 d5 a9", [7]]));
    await page.getByText("This game changed in another tab.").waitFor();
    await page.locator("#open-previous").click();
    await expectMoves(page, ["e5", "a1", "d5", "a9"]);
  }));

/**
 * Waits until two tabs show the same game at a ply, and checks that both stay there.
 *
 * @param {Page} page
 * @param {Page} tab
 * @param {number} at
 */
async function expectSameGame(page, tab, at) {
  const movesOn = async (/** @type {Page} */ each) => {
    await until(each, `state.view?.at === ${at} && board.playerToMove === 'person'`);
    return String((await stateOf(each)).view.moves);
  };
  const isSame = async () => (await movesOn(page)) === (await movesOn(tab));
  await expect.poll(isSame, { intervals: [50] }).toBe(true);
  await expectUnchanged(() => Promise.all([movesOn(page), movesOn(tab)]));
  for (const each of [page, tab]) await expect(each.locator("#open-previous")).toBeHidden();
}

test("two tabs with an engine agree on one game", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos", ["person", "engine"]) }, async (page) => {
    await expectStatus(page, "Your move, White.");
    const tab = await openSecondTab(page);
    await cell(page, "e5").click();
    await expectSameGame(page, tab, 2);
    await cell(tab, "b2").click();
    await expectSameGame(page, tab, 4);
    // Both engines reply at the same time, perhaps with different moves.
    await hide(tab, true);
    await cell(page, "c3").click();
    await until(page, "state.view.at === 6 && board.playerToMove === 'person'");
    const { view } = await stateOf(page);
    await tab.evaluate(() => /** @type {any} */ (document.querySelector("#board")).play("c3"));
    await until(tab, "state.view.at === 6 && board.playerToMove === 'person'");
    await hide(tab, false);
    await expectSameGame(page, tab, 6);
    const { moves } = (await stateOf(page)).view;
    assert.deepEqual(moves.slice(0, 5), view.moves.slice(0, 5));
  }),
);

for (const other of few(1, /** @type {const} */ (["engine", "person"]))) {
  test(`the game survives hundreds of quick clicks against ${other === "person" ? "a person" : "the engine"}`, () =>
    withPage(
      { stored: storedGame("startpos moves e5 a1 d5 a9", ["person", other], { seconds: 0.3, level: 2 }) },
      async (page) => {
        await until(page, "state.view?.at === 4");
        // Once the dialog has been loaded, it opens at once: not after the last click.
        await openDialog(page, "new-game");
        await closeDialog(page);
        const below = random(other.length);
        const clicks = Array.from({ length: sample(300, 2000) }, () => ({
          what: below(16),
          where: below(69),
          rest: below(10),
        }));
        const clicked = await page.evaluate(async (clicks) => {
          const root = /** @type {ShadowRoot} */ (
            /** @type {Element} */ (document.querySelector("#board")).shadowRoot
          );
          const cells = [
            .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("button[data-name]")),
          ];
          let clicked = 0;
          for (const { what, where, rest } of clicks) {
            const act = ["newGame", "undo", "redo", "flip", "undo", "flip"][what];
            // Most actions are in the menu, which opens first.
            if (act && act !== "undo")
              /** @type {HTMLElement} */ (root.querySelector(".menu:not(:popover-open)"))?.showPopover();
            // Only visible buttons can be clicked.
            const button = act
              ? /** @type {HTMLElement} */ (root.querySelector(`[data-action="${act}"]`))
              : cells[where % cells.length];
            if (button?.checkVisibility()) clicked += Number(button.click() ?? 1);
            const dialog = document.querySelector("dialog[open]");
            const answers = [
              .../** @type {NodeListOf<HTMLElement>} */ (dialog?.querySelectorAll(".buttons button") ?? []),
            ];
            answers[where % answers.length]?.click();
            if (rest === 0) await new Promise((resolve) => window.setTimeout(resolve, 3));
          }
          return clicked;
        }, clicks);
        assert.ok(clicked > 0.8 * clicks.length, `only ${clicked} clicks had a target`);
        await until(page, "!board.thinking && board.playerToMove === 'person' || state.view.outcome");
        // In any state, a new game can be started and played. The last click may have opened a dialog.
        if (await page.locator("dialog[open]").isVisible()) await page.keyboard.press("Escape");
        await startNewGame(page);
        await cell(page, "e5").click();
        await until(page, "state.view.at >= 1");
        assert.equal((await stateOf(page)).view.history[0].text, "e5");
      },
    ));
}

test("the page is usable at 400 % zoom", () =>
  // A screen of 1280 × 1024 pixels at 400 %.
  withPage(
    {
      stored: storedGame("startpos", ["person", "engine"]),
      viewport: { width: 320, height: 256 },
      deviceScaleFactor: 4,
    },
    async (page) => {
      await expectStatus(page, "Your move, White.");
      await expectNoSidewaysScrolling(page);
      for (let turn = 1; turn <= 2; turn++) {
        const { at } = (await stateOf(page)).view;
        await takeTurn(page);
        await expectMoveCount(page, at + 2);
        await expectStatus(page, "Your move, White.");
      }
      await chooseFromMenu(page, "analyse");
      await until(page, "state.analysis?.finding");
      await expectNoSidewaysScrolling(page, "analysis");
      for (const id of few(2, /** @type {const} */ (["game-text", "share", "embed"]))) {
        await openDialog(page, id);
        // Every button can be scrolled to and clicked; the cells of a preview load when they are seen.
        for (const button of await page
          .locator("dialog[open] button:visible:not([aria-disabled], [data-cell])")
          .all())
          await button.click({ trial: true });
        await expectNoSidewaysScrolling(page, id);
        await closeDialog(page);
      }
      await startNewGame(page);
      await expectAccessible(page, "zoomed");
    },
  ));

test("forbidden storage is reported, and the game continues", () =>
  withPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
        }),
    },
    async (page) => {
      await expectStatus(page, "cannot save your game in this browser");
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
    },
  ));

test("full storage is reported and keeps the previous game", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    await page.evaluate(() => {
      // It would leave a little room when the start has ended.
      localStorage.removeItem("ergo / starting");
      let others = "";
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (;;) localStorage.setItem("others", (others += "x".repeat(size)));
        } catch {
          others = localStorage.getItem("others") ?? "";
        }
      }
    });
    await cell(page, "d5").click();
    await expectStatus(page, "cannot save your game in this browser");
    await expectMoves(page, ["e5", "a1", "d5"]);
    await page.reload();
    await expectMoves(page, ["e5", "a1"]);
  }));
