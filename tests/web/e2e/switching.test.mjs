/** Switching between games and between positions of a game leaves nothing behind. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  analyse,
  cell,
  chooseFromMenu,
  expectGame,
  expectMoveCount,
  expectStatus,
  expectUnchanged,
  holdResponses,
  lineMove,
  moves,
  openDialog,
  openRules,
  returnToBoard,
  settle,
  stateOf,
  storedGame,
  test,
  toolbarButton,
  until,
  untilDrawn,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const MOVING = /** @type {const} */ ({ reducedMotion: "no-preference" });

/**
 * Chooses a game at the top of the page.
 *
 * @param {Page} page
 * @param {string} id
 */
const choose = (page, id) => page.locator(`#games [data-game="${id}"]`).click();

/**
 * The content of the second canvas, as a data URL.
 *
 * @param {Page} page
 */
const picture = (page) =>
  page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    return /** @type {HTMLCanvasElement[]} */ ([
      ...board.shadowRoot.querySelectorAll("canvas"),
    ])[1].toDataURL();
  });

test("switching games ends the analysis, preview and hint", () =>
  withPage({ ...MOVING, stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    await toolbarButton(page, "hint").click();
    await until(page, "state.hint?.move");
    await choose(page, "intermedium");
    await expectGame(page, "intermedium");
    assert.equal((await stateOf(page)).hint, undefined);
    await choose(page, "ergo");
    await expectGame(page, "ergo");
    await analyse(page, 4);
    await lineMove(page, 1).click();
    await until(page, "state.preview");
    const { finding } = (await stateOf(page)).analysis;
    await choose(page, "intermedium");
    await expectGame(page, "intermedium");
    assert.equal((await stateOf(page)).preview, undefined);
    await until(page, "state.analysis?.finding?.info.depth >= 1");
    const now = (await stateOf(page)).analysis.finding;
    assert.match(now.info.lines[0].moves[0], /@/, `${now.info.lines[0].moves[0]} is a sowing`);
    assert.notDeepEqual(now.info.lines[0].moves, finding.info.lines[0].moves);
    await lineMove(page, 1).click();
    await until(page, "state.preview?.view.game === 'intermedium'");
    await expectStatus(page, "Preview: move 1");
  }));

test("a tap meant for one game is not applied to the next", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      const emergo = /** @type {HTMLElement} */ (document.querySelector('#games [data-game="emergo"]'));
      emergo.click();
      board.shadowRoot.querySelector('button[data-name="e5"]').click();
    });
    await expectGame(page, "emergo");
    await settle(page);
    assert.deepEqual(await moves(page), []);
  }),
);

/**
 * Waits until animations have ended.
 *
 * @param {Page} page
 * @returns {Promise<string>} the picture by then
 */
async function pictureAtRest(page) {
  let last = "";
  const isAtRest = async () => {
    const before = last;
    last = await picture(page);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
  return last;
}

test("the board is drawn correctly after switching games", { tag: "@sentinel" }, () =>
  withPage({ ...MOVING, stored: storedGame("startpos moves j9 i9 e5 d5") }, async (page) => {
    await expectStatus(page, "White to move.");
    await choose(page, "emergo");
    await expectGame(page, "emergo");
    await openDialog(page, "new-game");
    await page.getByRole("radio", { name: "Same device" }).check();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expectStatus(page, "White to move.");
    for (const [count, name] of ["d3", "g7"].entries()) {
      await until(page, "board.playerToMove === 'person'");
      await cell(page, name).click();
      await expectMoveCount(page, count + 1);
    }
    await toolbarButton(page, "undo").click();
    await until(page, "state.view?.at === 1");
    await choose(page, "ergo");
    await expectGame(page, "ergo");
    await choose(page, "emergo");
    await expectGame(page, "emergo");
    await until(page, "state.view?.at === 1");
    const seen = await pictureAtRest(page);
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).flip());
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).flip());
    assert.equal(await pictureAtRest(page), seen, "redrawn, it looks the same");
  }),
);

for (const width of few(1, [320, 1000])) {
  test(`the move list scrolls to the current move, ${width} px wide`, () =>
    withPage({ viewport: { width, height: 1000 }, stored: storedGame("startpos moves e5") }, async (page) => {
      await expectMoveCount(page, 1);
      for (let count = 2; count <= 70; count++) {
        await page.evaluate(async (count) => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          const legal = await board.legalMoves();
          await board.play(legal[(count * 37) % legal.length]);
        }, count);
      }
      const isSeen = () =>
        page.evaluate(() => {
          const board = document.querySelector("#board")?.shadowRoot;
          const [list, entry] = ["#panel-aside", '#moves [aria-current="step"]'].map((selector) =>
            board?.querySelector(selector)?.getBoundingClientRect(),
          );
          if (!list || !entry) return true;
          return entry.top >= list.top - 1 && entry.bottom <= list.bottom + 1;
        });
      const isLong = () =>
        page.evaluate(() => {
          const panel = document.querySelector("#board")?.shadowRoot?.querySelector("#panel-aside");
          return (panel?.scrollHeight ?? 0) > (panel?.clientHeight ?? 0) + 50;
        });
      await expect.poll(isLong, "the list is long enough to scroll").toBe(true);
      await expect.poll(isSeen, "after the moves").toBe(true);
      await page.reload();
      await until(page, "state.view?.at > 10");
      await page.locator('#moves [aria-current="step"]').waitFor();
      await expect.poll(isSeen, "after a reload").toBe(true);
      for (const step of ["first", "forward", "last", "back", "back"]) {
        const { at } = (await stateOf(page)).view;
        await page.locator(`[data-step="${step}"]`).click();
        await until(page, `state.view?.at !== ${at}`);
        await expect.poll(isSeen, step).toBe(true);
      }
    }));
}

test("the move list is one tab stop, and arrow keys move within it", () =>
  withPage({ stored: storedGame("startpos moves e5 a1 c3 j9 g7 a9") }, async (page) => {
    await expectMoveCount(page, 6);
    assert.equal(await page.locator('#moves li > button[tabindex="0"]').count(), 1);
    await page.locator('#moves [data-at="6"]').focus();
    const focused = () =>
      page.evaluate(
        () => /** @type {any} */ (document.querySelector("#board")).shadowRoot.activeElement.dataset.at,
      );
    for (const [key, at] of [
      ["ArrowLeft", "5"],
      ["ArrowUp", "3"],
      ["ArrowRight", "4"],
      ["Home", "1"],
      ["ArrowLeft", "1"],
      ["End", "6"],
      ["ArrowUp", "4"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await focused(), at, key);
    }
    assert.equal((await stateOf(page)).view.at, 6, "moving the focus does not change the position");
    await page.keyboard.press("Enter");
    await until(page, "state.view?.at === 4");
    await expect.poll(focused).toBe("4");
    await expect(page.locator('#moves li > button[tabindex="0"]')).toHaveCount(1);
  }));

test("rapid steps through the game are all taken", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 a1 c3 j9 g7 a9") }, async (page) => {
    await expectMoveCount(page, 6);
    const click = (/** @type {string} */ step, /** @type {number} */ times) =>
      page.evaluate(
        ([step, times]) => {
          const { shadowRoot } = /** @type {any} */ (document.querySelector("#board"));
          for (let time = 0; time < Number(times); time++)
            shadowRoot.querySelector(`[data-step="${step}"]`).click();
        },
        [step, times],
      );
    await click("back", 4);
    await until(page, "state.view?.at === 2");
    await click("forward", 3);
    await until(page, "state.view?.at === 5");
    await click("forward", 9);
    await until(page, "state.view?.at === 6");
  }),
);

for (const hasTouch of few(1, [true, false])) {
  test(`a ${hasTouch ? "tap" : "click"} beside a dialog closes it without reaching the board`, () =>
    withPage(
      { hasTouch, viewport: { width: 390, height: 844 }, stored: storedGame("startpos") },
      async (page) => {
        await expectStatus(page, "White to move.");
        await page.evaluate(() => scrollTo(0, 0));
        const place = (await cell(page, "e8").boundingBox()) ?? assert.fail("no cell");
        const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
        await chooseFromMenu(page, "share");
        await page.locator("#share[open]").waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        const dialog = (await page.locator("#share").boundingBox()) ?? assert.fail("no dialog");
        assert.ok(y < dialog.y, "the cell is outside the dialog");
        if (hasTouch) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        await page.locator("#share").waitFor({ state: "hidden" });
        await settle(page);
        assert.deepEqual(await moves(page), []);
      },
    ));
}

test("releasing a text selection beside the dialog keeps it open", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5") }, async (page) => {
    await expectMoveCount(page, 1);
    await openDialog(page, "game-text");
    const text = (await page.locator("#game-text-field").boundingBox()) ?? assert.fail("no text");
    await page.mouse.move(text.x + 20, text.y + 20);
    await page.mouse.down();
    await page.mouse.move(3, 3, { steps: 4 });
    await page.mouse.up();
    await expectUnchanged(() => page.locator("#game-text").isVisible());
    await expect(page.locator("#game-text")).toBeVisible();
  }),
);

/**
 * @param {string} positionLine
 * @param {["person" | "engine", "person" | "engine"]} players
 */
const swapped = (positionLine, players) =>
  storedGame(positionLine, players, { options: ["swap"], paused: true });

test("after a swap by the engine, undo goes back to the player's first move", () =>
  withPage({ stored: swapped("startpos moves e5 swap", ["person", "engine"]) }, async (page) => {
    await until(page, "state.view?.at === 2 && board.playerToMove === 'person'");
    await toolbarButton(page, "undo").click();
    await until(page, "state.view?.at === 0 && board.playerToMove === 'person'");
  }));

/**
 * The trays from the top: who they are of, and how far the pieces in hand are from the name.
 *
 * @param {Page} page
 */
const traysOf = (page) =>
  page.locator("#board .tray").evaluateAll((trays) =>
    trays.map((tray) => {
      const name = /** @type {HTMLElement} */ (tray.querySelector(".name"));
      const range = document.createRange();
      range.selectNodeContents(name);
      const hand = /** @type {HTMLElement} */ (tray.querySelector(".stones canvas"));
      const room = hand.getBoundingClientRect().left - range.getBoundingClientRect().right;
      return { name: name.textContent, isApart: room >= 0 };
    }),
  );

for (const width of [360, 390, 1280]) {
  test(`a player whose first move is taken over reads it and stays at the bottom, ${width} pixels wide`, () =>
    withPage(
      {
        viewport: { width, height: 844 },
        stored: swapped("startpos moves e5", ["person", "engine"]),
      },
      async (page) => {
        await until(page, "state.view?.at === 1 && state.paused");
        const before = await traysOf(page);
        assert.deepEqual(
          before.map(({ name }) => name),
          ["Computer, level 10", "You"],
        );
        await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).play("swap"));
        await until(page, "state.view?.swapped");
        const message = page.locator("#board .message");
        await expect(message.locator(".now")).toHaveText(
          "Your opponent took over your first move: you are now Black.",
        );
        await expect(page.locator("#board .unseen[role=status]").first()).toContainText("you are now Black.");
        await expect(page.locator("#board .own")).toHaveAttribute("data-side", "1");
        assert.equal(
          await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).orientation),
          "second",
        );
        for (const trays of [before, await traysOf(page)])
          assert.deepEqual(trays, [
            { name: "Computer, level 10", isApart: true },
            { name: "You", isApart: true },
          ]);
        await cell(page, "d5").click();
        await until(page, "state.view?.at === 3");
        await expect(message.locator(".now")).not.toContainText("opponent");
        await toolbarButton(page, "undo").click();
        await until(page, "state.view?.at === 2");
        await toolbarButton(page, "undo").click();
        await until(page, "state.view?.at === 0 && !state.view.swapped");
        await expect(page.locator("#board .own")).toHaveAttribute("data-side", "0");
      },
    ));
}

test("pieces in hand leave room for a name that gets longer", () =>
  withPage(
    { viewport: { width: 360, height: 844 }, stored: storedGame("startpos", ["person", "person"]) },
    async (page) => {
      await until(page, "state.view");
      await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("#board")).setAttribute("side", "first"),
      );
      await expect(page.locator("#board .far .name")).toHaveText("Computer, level 4");
      await untilDrawn(page);
      for (const { name, isApart } of await traysOf(page)) assert.ok(isApart, name ?? "");
    },
  ));

test("after swapping, undo goes back to that decision", { tag: "@soak" }, () =>
  withPage({ stored: swapped("startpos moves e5 swap f5", ["engine", "person"]) }, async (page) => {
    await until(page, "state.view?.at === 3 && board.playerToMove === 'person'");
    await toolbarButton(page, "undo").click();
    await until(page, "state.view?.at === 1 && board.playerToMove === 'person'");
    await expect(toolbarButton(page, "swap")).toBeVisible();
    await toolbarButton(page, "redo").click();
    await until(page, "state.view?.at === 3");
  }),
);

test("the game text of a swapped game names the players consistently", () =>
  withPage({ stored: swapped("startpos moves e5 swap f5", ["person", "engine"]) }, async (page) => {
    await until(page, "state.view?.at === 3");
    const names = async () => {
      const text = await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("#board")).toGameText(),
      );
      return ["First", "Second"].map((tag) => text.match(new RegExp(`\\[${tag} "(.*?)"`))[1]);
    };
    const atTheEnd = await names();
    assert.match(atTheEnd[0], /^Computer/);
    await page.locator('[data-step="first"]').click();
    await until(page, "state.view?.at === 0");
    assert.deepEqual(await names(), atTheEnd);
  }));

/**
 * Starts a new game with the dialog.
 *
 * @param {Page} page
 * @param {string} [id]
 */
async function startGame(page, id) {
  if (id) {
    await choose(page, id);
    await expectGame(page, id);
  }
  await openDialog(page, "new-game");
  await page.locator("#new-game").getByRole("button", { name: "Start" }).click();
}

test("a new game replaces the current one, which can be restored", () =>
  withPage({ stored: storedGame("startpos moves e5 a1 c3") }, async (page) => {
    await expectMoveCount(page, 3);
    await startGame(page);
    await until(page, "state.view?.history.length === 0");
    await page.locator("#open-previous").click();
    await expectMoveCount(page, 3);
    // A stored game of another kind does not count as a change made in another tab.
    await page.evaluate(() =>
      localStorage.setItem(
        "ergo / game emergo",
        JSON.stringify({
          version: 2,
          game: "emergo",
          options: [],
          players: ["person", "person"],
          seconds: 1,
          level: 4,
          positionLine: "startpos moves d3 g7",
          at: 2,
        }),
      ),
    );
    await startGame(page, "emergo");
    await expectGame(page, "emergo");
    await page.locator("#open-previous").waitFor();
    assert.doesNotMatch(await page.locator("#game-banner").innerText(), /another tab/);
    await page.locator("#open-previous").click();
    await expectMoveCount(page, 2);
  }));

test("only the game that was just replaced is offered for restoring, and no finished one", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    const offer = page.locator("#open-previous");
    const startNew = async () => {
      const { gameId } = await stateOf(page);
      await startGame(page);
      await until(page, `state.gameId !== ${gameId} && state.view?.history.length === 0`);
    };
    await expectMoveCount(page, 2);
    await startNew();
    await offer.waitFor();
    const finished = {
      players: ["person", "person"],
      start: "10/10/10/10/1SSSS5/10/10/10/10 1",
      moves: ["f5"],
    };
    await page.evaluate((setup) => /** @type {any} */ (document.querySelector("#board")).open(setup), {
      ...(await stateOf(page)).setup,
      ...finished,
    });
    await expectStatus(page, "White wins");
    // What came before the finished game is not the previous one.
    await startNew();
    await expect(offer).toBeHidden();
    await startNew();
    await expect(offer).toBeHidden();
    await cell(page, "e5").click();
    await expectMoveCount(page, 1);
    await page.reload();
    await expectMoveCount(page, 1);
    await expect(offer).toBeHidden();
    // The next one replaces a game that goes on.
    await startGame(page);
    await offer.click();
    await until(page, "state.view?.history.length > 0 && state.view.history[0].text === 'e5'");
    await expect(offer).toBeVisible();
  }));

test("rules that arrive late do not replace those opened later", { tag: "@soak" }, () => {
  const { prepare, release } = holdResponses("**/rules/ergo*");
  return withPage({ prepare }, async (page) => {
    await expectStatus(page, "Your move, White.");
    const asked = page.waitForRequest(/rules\/ergo/);
    await page.locator('#places [data-place="rules"]').click();
    await asked;
    await returnToBoard(page);
    await choose(page, "emergo");
    await expectGame(page, "emergo");
    await openRules(page);
    const prose = page.locator("#place .prose");
    await expect(prose).toContainText("shadowpiece");
    const late = page.waitForResponse((response) => /rules\/ergo/.test(response.url()));
    release();
    await (await late).finished();
    await expectUnchanged(() => prose.innerText());
    await expect(prose).toContainText("shadowpiece");
  });
});

test("an error in a position is reported with its place", () =>
  withPage({}, async (page) => {
    await expectStatus(page, "Your move, White.");
    const error = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const board = /** @type {any} */ (document.createElement("ergo-board"));
          board.setAttribute("position", "10/10/10/Q9/10/10/10/10/10 1");
          board.addEventListener("error", (/** @type {CustomEvent} */ { detail }) =>
            resolve({ at: detail.error.column, message: detail.message }),
          );
          document.querySelector("main")?.prepend(board);
        }),
    );
    assert.equal(/** @type {any} */ (error).at, 10);
    assert.match(
      /** @type {any} */ (error).message,
      /^The position cannot be read at “Q”\. Line 1, column 10 /,
    );
  }));
