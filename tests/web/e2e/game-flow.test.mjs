/** A game from start to end: the dialog for a new game, hints, threats, endings, the result, and what follows. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  expectAccessible,
  expectStatus,
  labelOf,
  openDialog,
  openMenu,
  settle,
  stateOf,
  storedGame,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** White can make five, and Black threatens it. */
const FOURS = "startpos moves e5 d5 e6 d6 e7 d7 e4 d4";

/** Black makes five at f2, unless White drops a piece there. */
const BLUNDER = "startpos moves a2 b2 a4 c2 a6 d2 a8 e2";

/** In Emergo, 39 turns in which each side only moves its one piece to and fro; Black is to move. */
const QUIET = [
  "fen x/x3/x5/x7/11,x7,22/x7/x5/x3/x 1 0-0 moves",
  "a5-b5 i5-h5 b5-b4 h5-h4 b4-c4 h4-g4 c4-b4 g4-g5 b4-c4 g5-g4",
  "c4-c3 g4-h4 c3-c4 h4-h5 c4-c5 h5-h6 c5-c6 h6-h5 c6-c5 h5-g5",
  "c5-c6 g5-h5 c6-c7 h5-g5 c7-c6 g5-g4 c6-c5 g4-g5 c5-c4 g5-g6",
  "c4-b4 g6-g7 b4-c4 g7-g6 c4-b4 g6-h6 b4-c4 h6-h5 c4-d4",
].join(" ");

/** @param {Page} page */
const result = (page) => page.locator("#board .result");

/**
 * The button of the message line.
 *
 * @param {Page} page
 * @param {string} name
 */
const offered = (page, name) => page.locator(`#board .message [data-action="${name}"]`);

test("the new game dialog asks for opponent, level and side; the rest is folded away", () =>
  withPage({}, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    const dialog = await openDialog(page, "new-game");
    await expectAccessible(page, "the new game dialog");
    await expect(dialog.getByText("up to 3 s")).toBeHidden();
    await dialog.getByRole("slider", { name: "Level" }).focus();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText("Level 2 · Learner").waitFor();
    await dialog.getByText("Still misses a lot, and eases off when ahead.").waitFor();
    await dialog.getByRole("radio", { name: "Black", exact: true }).check();
    await dialog.locator("summary").click();
    await dialog.getByRole("radio", { name: "5 + 3", exact: true }).check();
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await until(page, "state.view?.at === 1");
    const { setup } = await stateOf(page);
    assert.deepEqual([setup.players, setup.level], [["engine", "person"], 2]);
    assert.deepEqual(setup.clock, { initial: 300, increment: 3 });
    // Opened again, it offers the same.
    await openDialog(page, "new-game");
    await expect(dialog.getByRole("radio", { name: "Black", exact: true })).toBeChecked();
    await dialog.getByRole("radio", { name: "Same device" }).check();
    await expect(dialog.getByRole("slider", { name: "Level" })).toBeHidden();
    await dialog.getByRole("switch", { name: "Turn the board to the player to move" }).check();
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await until(page, "state.view?.at === 0");
    await expect(page.locator("#board")).toHaveAttribute("orientation", "first");
    await cell(page, "e5").click();
    await expect(page.locator("#board")).toHaveAttribute("orientation", "second");
  }));

test("a hint says where to look, then what to move, then the move and why", () =>
  withPage({ stored: storedGame(FOURS, ["person", "engine"]) }, async (page) => {
    await toolbarButton(page, "hint").first().click();
    await expectStatus(page, /Look at columns \w to \w in rows \d to \d/);
    await until(page, "state.hint?.move");
    const { move } = (await stateOf(page)).hint;
    assert.doesNotMatch(await labelOf(page, move), /hint/, "the first step does not give the move away");
    await offered(page, "hint").click();
    await expectStatus(page, "Drop a piece from your hand there.");
    await offered(page, "hint").click();
    await expectStatus(page, `${move}. It makes five in a row and wins.`);
    await page
      .locator("#board [role=status]")
      .getByText(`${move}. It makes five in a row and wins.`)
      .waitFor({ state: "attached" });
    assert.match(await labelOf(page, move), /hint/);
    await expect(toolbarButton(page, "hint").first()).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page, "a hint");
  }));

for (const [game, positionLine, words] of few(1, [
  [
    "emergo",
    "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6 g7xg5xe5xe3xc3xc5 c6 g3xe3",
    "It captures 1 stone.",
  ],
  [
    "intermedium",
    "fen x7/x7/x7/x7/a2,x6/x3,a1,x3/x2,a1,b3,a1,x2/x3,a2,x3/x7/x7 1 4",
    "It captures 3 stones.",
  ],
])) {
  test(`a hint in ${game} says what is captured`, () =>
    withPage(
      { stored: { ...storedGame(positionLine, ["person", "engine"]), game, level: 1 } },
      async (page) => {
        await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
        await toolbarButton(page, "hint").first().click();
        await until(page, "state.hint?.move");
        await offered(page, "hint").click();
        await expectStatus(page, /Move the (stack|stone) that is on /);
        await offered(page, "hint").click();
        await expectStatus(page, words);
      },
    ));
}

test("threats are shown and said as long as they are switched on, also after a reload", () =>
  withPage({ stored: storedGame(FOURS) }, async (page) => {
    await toolbarButton(page, "threats").click();
    await expectStatus(page, "Black threatens five in a row at d3 or d8.");
    await page
      .locator("#board [role=status]")
      .getByText("Black threatens five in a row")
      .waitFor({ state: "attached" });
    await expect(toolbarButton(page, "threats")).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expectStatus(page, "Black threatens five in a row at d3 or d8.");
    await toolbarButton(page, "threats").click();
    await until(page, "!state.threats");
    await expect(toolbarButton(page, "threats")).toHaveAttribute("aria-pressed", "false");
  }));

test("a first level warns of a blunder until that is switched off", () =>
  withPage(
    {
      viewport: { width: 320, height: 568 },
      stored: { ...storedGame(BLUNDER, ["person", "engine"]), level: 1 },
    },
    async (page) => {
      await until(page, `state.view?.at === 8 && state.status.kind === "ready"`);
      await cell(page, "j9").click();
      await expectStatus(page, "Black can win at f2 next. Take your move back, or tap the board to play on.");
      await expect(
        page.locator("#board").getByRole("status").filter({ hasText: "Black can win at f2 next." }).last(),
      ).toBeAttached();
      await expectAccessible(page, "a warning");
      // The way on is said in every window.
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
        [1000, 760],
      ]) {
        await page.setViewportSize({ width, height });
        await expect(page.locator("#board .message .detail")).toBeVisible();
        await expect
          .poll(() =>
            page.locator("#board .message").evaluate((line) => line.scrollHeight - line.clientHeight),
          )
          .toBe(0);
      }
      await page.setViewportSize({ width: 320, height: 568 });
      await offered(page, "undo").click();
      await until(page, "state.view?.at === 8 && !state.question");
      await chooseFromMenu(page, "warnings");
      await expect(page.locator("#board")).toHaveAttribute("warnings", "off");
      await page.reload();
      await until(page, `state.view?.at === 8 && state.status.kind === "ready"`);
      await cell(page, "j9").click();
      await until(page, "state.view?.at >= 9 && !state.question");
    },
  ));

test("a person who resigns is asked first; the result offers another game", () =>
  withPage(
    { stored: storedGame("startpos moves e5 d5", ["person", "engine"], { level: 3 }) },
    async (page) => {
      await chooseFromMenu(page, "resign");
      await expectStatus(page, "Resign this game?");
      await page.keyboard.press("Escape");
      await until(page, "!state.question");
      await chooseFromMenu(page, "resign");
      await page.locator("#board .message").getByRole("button", { name: "Cancel" }).click();
      await until(page, "!state.question && !state.view.outcome");
      await expect(page.locator("#board .message").getByRole("button", { name: "Cancel" })).toBeHidden();
      await chooseFromMenu(page, "resign");
      await offered(page, "resignNow").click();
      await result(page).getByText("You lose").waitFor();
      // Whoever resigns knows why, and no star shines on a loss.
      await expect(page.getByRole("button", { name: "Why did I lose?" })).toHaveCount(0);
      await expect(page.locator("#board .message path").first()).toHaveAttribute("d", /^M6 21V4/);
      await result(page).getByText("You resigned.").waitFor();
      await expectAccessible(page, "a lost game");
      await page.reload();
      await result(page).getByText("You resigned.").waitFor();
      const text = await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("#board")).toGameText(),
      );
      assert.match(text, /\[Termination "resignation"\][^]*0-1/);
      await result(page).getByRole("button", { name: "Try level 2" }).click();
      await until(page, "state.view.at === 0 && state.setup.level === 2 && !state.view.outcome");
    },
  ));

test("the engine declines an early draw; two people agree on one", () =>
  withPage({ stored: storedGame("startpos moves e5 d5", ["person", "engine"]) }, async (page) => {
    await chooseFromMenu(page, "offerDraw");
    await expectStatus(page, "Offer the computer a draw?");
    await offered(page, "offerDrawNow").click();
    await expectStatus(page, "The computer plays on: it likes its position.");
    await openDialog(page, "new-game");
    await page.getByRole("radio", { name: "Same device" }).check();
    await page.getByRole("button", { name: "Start the game" }).click();
    await until(page, `state.view.at === 0 && state.setup.players[1] === "person"`);
    await cell(page, "e5").click();
    await chooseFromMenu(page, "offerDraw");
    await expectStatus(page, "End this game as a draw?");
    await offered(page, "offerDrawNow").click();
    await result(page).getByText("You agreed on a draw.").waitFor();
  }));

test("after 40 turns without a capture, the computer offers a draw once, and says why", () =>
  withPage(
    { stored: storedGame(QUIET, ["person", "engine"], { game: "emergo", level: 0 }) },
    async (page) => {
      const reason = "Nothing has been captured or added for 40 moves: the computer offers a draw.";
      await expectStatus(page, reason);
      await expect(page.locator("#board [role=status]").filter({ hasText: reason }).first()).toBeAttached();
      await expectAccessible(page, "a draw that is offered");
      await page.locator("#board .message").getByRole("button", { name: "Play on" }).click();
      await until(page, "!state.question");
      // The offer is not repeated after the next turn.
      await cell(page, "d4").click();
      await cell(page, "d5").click();
      await until(page, `state.view.at === 42 && state.status.kind === "ready"`);
      assert.equal((await stateOf(page)).question, undefined);
    },
  ));

test("a draw that the computer offers is agreed on", () =>
  withPage(
    { stored: storedGame(QUIET, ["person", "engine"], { game: "emergo", level: 0 }) },
    async (page) => {
      await offered(page, "offerDrawNow").filter({ hasText: "Agree" }).click();
      await result(page).getByText("You agreed on a draw.").waitFor();
    },
  ));

test("the lowest level is First steps, which is chosen, played, stored and left for another", () =>
  withPage({}, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    const dialog = await openDialog(page, "new-game");
    const level = dialog.getByRole("slider", { name: "Level" });
    await level.focus();
    await page.keyboard.press("Home");
    await expect(level).toHaveAttribute("aria-valuetext", "Level 0 · First steps");
    await dialog.getByText("For first games and for children").waitFor();
    await dialog.getByRole("radio", { name: "Black", exact: true }).check();
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await until(page, "state.view?.at === 1");
    assert.equal((await stateOf(page)).setup.level, 0);
    await expect(page.locator("#board").getByText("First steps").first()).toBeVisible();
    await page.reload();
    await until(page, "state.view?.at === 1 && state.setup.level === 0");
    // It can be named by an attribute or a script; an empty text names no level.
    const levels = await page.evaluate(() => {
      const board = /** @type {any} */ (document.createElement("ergo-board"));
      return ["0", "", "-3", "12"].map((text) => {
        board.setAttribute("level", text);
        return board.level;
      });
    });
    assert.deepEqual(levels, [0, 4, 0, 10]);
  }));

test("a menu that is open follows the game", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    const resign = (await openMenu(page)).locator('[data-action="resign"]');
    await expect(resign).not.toHaveAttribute("aria-disabled");
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(1));
    await expect(resign).toHaveAttribute("aria-disabled", "true");
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(2));
    await resign.click();
    await expectStatus(page, "Resign");
  }),
);

test("the end of a game is shown, judged, replayed and reviewed", () =>
  withPage({ stored: storedGame(FOURS, ["person", "engine"], { level: 1 }) }, async (page) => {
    await cell(page, "e3").click();
    await result(page).getByText("You win!").waitFor();
    await result(page).getByText("Five in a row, e3 to e7.").waitFor();
    await expect(result(page)).toContainText(/key moment/);
    await expectAccessible(page, "a won game");
    await result(page).getByRole("button", { name: "Replay the end" }).click();
    await until(page, "state.view.at === 5");
    // Each position is named as in the list of moves; nothing is asked for in a game that is over.
    const line = page.locator("#board .message");
    await expect(line).toHaveText(/^Move \d, (White|Black): [a-j]\d\. /);
    await expect(line.getByRole("button")).toBeHidden();
    await until(page, "state.view.at === 9");
    await result(page).getByText("You win!").waitFor();
    await result(page).getByRole("button", { name: "Review", exact: true }).click();
    // The review is a study; the game stays as it is.
    await expect(page).toHaveURL(/#\/ergo\/study$/);
    await expect(page.locator("#place .review").getByText("% accurate").first()).toBeVisible({
      timeout: 60_000,
    });
    await page.goBack();
    await expect(result(page)).toBeVisible();
    await result(page).getByRole("button", { name: "Swap sides" }).click();
    await until(page, `state.setup.players[0] === "engine" && state.view.at === 1`);
  }));

/** Black's city falls with the last of these moves. */
const FALL =
  "startpos moves g2@f1-e2-f3-g4 a7@b6-a5-b4-a3 c2@d1-e2-f3-g4 b8@c7-d6-c5-b4 g4@f3-e4-d3-e2-f3-e4 c7@d6-e5-d4-c3-b2 " +
  "f3@e4-f5-g6-f7-g8-f9-e10-d9 e7@f6-e5-d4-c3 e4@d5-e6-d7-c8-b9-c10-d9";

/**
 * Games that Black loses against the computer, and the least size of a cell at their end, in CSS pixels, on
 * phones, upright and lying.
 *
 * @type {Record<string, { positionLine: string; phones: [number, number, number][] }>}
 */
const LOST = {
  ergo: {
    positionLine: `${FOURS} e3`,
    phones: [
      [390, 844, 37],
      [640, 360, 36.5],
    ],
  },
  emergo: {
    positionLine:
      "fen x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1 " +
      "moves e4xc4xc6xe6xe8 d5 d4-e4 d5xd7xf7 e8-e7 f7xd7xd5 d6xd4 g4-f4 e4xg4 g6-g5 g4xg6 b6-b5 g6-f6 b5-c5 d5xb5",
    phones: [
      [390, 844, 38],
      [640, 360, 34.5],
    ],
  },
  hexemergo: {
    positionLine:
      "startpos moves c2 b3 a4 e7 a3 f6 a3xc3 e5 g7 g5 b2 e4 f7 c6 f7xd7xb5 a2 c6 f4 g6 c1 g6xg4 d7 f3 e6 " +
      "f3xf5xf7xd5xf5xd3 a2-a3 a4xa2 c1-b1 e6 b1xb3 a2xc4 d7-d6 c2-d2 d6xf6 e6xg6",
    phones: [
      [390, 844, 48],
      [640, 360, 47.5],
    ],
  },
  intermedium: {
    positionLine: FALL,
    phones: [
      [320, 568, 36],
      [390, 664, 36.5],
      [390, 844, 52.5],
      [568, 320, 31.5],
      [640, 360, 36.75],
      [844, 390, 51.75],
    ],
  },
};

for (const [game, { positionLine, phones }] of Object.entries(LOST))
  test(`on phones the end of a lost game offers everything at once, and nothing of it is in the menu: ${game}`, () =>
    withPage(
      { stored: { ...storedGame(positionLine, ["engine", "person"], { level: 3 }), game } },
      async (page) => {
        const names = ["rematch", "swapSides", "levelDown", "why", "review"];
        // Where nothing explains the loss, its end is shown again.
        const selectorOf = (/** @type {string} */ name) =>
          name === "why" ? ".why" : `[data-action="${name}"]`;
        for (const [width, height, least] of phones) {
          await page.setViewportSize({ width, height });
          await expect(result(page).getByRole("heading", { name: "You lose" })).toBeVisible();
          for (const name of [...names, "more"]) {
            const button = page.locator(`#board :is(.result, .toolbar) ${selectorOf(name)}:visible`);
            // Once the review ends, the button that asks for the reason may give way to the replay.
            await expect(async () => {
              await expect(button).toBeInViewport({ ratio: 1, timeout: 2000 });
              await button.click({ trial: true, timeout: 2000 });
            }).toPass();
          }
          const { cell, cut } = await page.locator("#board").evaluate((board) => {
            const find = (/** @type {string} */ selector) =>
              /** @type {Element} */ (board.shadowRoot?.querySelector(selector));
            const card = find(".result .card");
            return {
              cell: find("[data-cell]").getBoundingClientRect().width,
              cut: card.scrollHeight - card.clientHeight,
            };
          });
          assert.ok(cut <= 0, `${width}×${height}: ${cut} px of the card are cut off`);
          assert.ok(cell >= least, `${width}×${height}: cells have ${cell} px`);
          const menu = await openMenu(page);
          await expect(menu.locator('[data-action="newGame"]')).toBeVisible();
          for (const name of names) await expect(menu.locator(`[data-action="${name}"]`)).toHaveCount(0);
          await page.keyboard.press("Escape");
        }
        // The question is asked where there is an answer.
        await expect(result(page).locator(".moments")).toHaveText(/key moment/, { timeout: 400_000 });
        const isUnexplained = (await result(page).locator(".moments").textContent()) === "No key moments";
        await expect(result(page).locator('[data-action="why"]')).toBeVisible({ visible: !isUnexplained });
        await result(page).getByRole("button", { name: "Try level 2" }).click();
        await until(page, "state.setup.level === 2 && !state.view.outcome");
      },
    ));

test("why a game was lost is shown in its review, at the mistake of the loser", () =>
  withPage({ stored: storedGame(`${BLUNDER} j9 f2`, ["person", "engine"], { level: 1 }) }, async (page) => {
    await result(page).getByRole("button", { name: "Why did I lose?" }).click();
    await expect(page).toHaveURL(/#\/ergo\/study$/);
    const review = page.locator("#place .review");
    await expect(review.getByRole("status")).toContainText(" was stronger. ", { timeout: 60_000 });
    const ply = Number(await review.getByRole("slider").getAttribute("aria-valuenow"));
    const { view, setup } = await page
      .locator("#place ergo-board")
      .evaluate((board) => /** @type {any} */ (board).state);
    assert.equal(view.at, ply);
    assert.equal(view.history[ply - 1].side, 0);
    assert.ok(setup.guide.length > 0 && setup.remark.text !== "");
    await page.goBack();
    await expect(result(page)).toBeVisible();
  }));

test("a game that was resigned needs no explanation", () =>
  withPage(
    { stored: storedGame("startpos moves e5 d5 e4 d4", ["person", "engine"], { level: 1 }) },
    async (page) => {
      await chooseFromMenu(page, "resign");
      await offered(page, "resignNow").click();
      await result(page).getByText("You resigned.").waitFor();
      await result(page)
        .getByText(/key moment/)
        .waitFor();
      await expect(result(page).getByRole("button", { name: "Review", exact: true })).toBeVisible();
      for (const name of ["why", "replay"])
        await expect(result(page).locator(`[data-action="${name}"]`)).toBeHidden();
      await expect((await openMenu(page)).locator('[data-action="replay"]')).toHaveCount(0);
    },
  ));

test("a clock runs for the player to move, is kept, and ends the game", () => {
  const clock = { initial: 60, increment: 0 };
  return withPage(
    { stored: storedGame("startpos moves e5", ["person", "person"], { clock, left: [60_000, 59_000] }) },
    async (page) => {
      const clocks = page.locator("#board [role=timer]");
      await expect(clocks).toHaveCount(2);
      await expect(page.locator("#board .far [role=timer]")).toHaveClass(/running/);
      await cell(page, "d5").click();
      await expect(page.locator("#board .own [role=timer]")).toHaveClass(/running/);
      await expectAccessible(page, "a clock");
      await settle(page);
      const left = (await stateOf(page)).clock.left[1];
      assert.ok(left > 0 && left < 59_000, `${left} ms`);
      await page.reload();
      await until(page, `state.clock?.left[1] === ${Math.round(left)}`);
      // Hours later.
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 1e8;
      });
      await cell(page, "e4").click();
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 1e8;
      });
      await cell(page, "e3").click();
      await until(page, "state.view.outcome || state.view.at === 4");
    },
  );
});

test("small cells take a second tap where that is wanted", () =>
  withPage(
    { stored: storedGame("startpos"), viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
    async (page) => {
      await until(page, `state.status.kind === "ready"`);
      await page.evaluate(() => document.querySelector("#board")?.setAttribute("confirm", "small"));
      await cell(page, "e5").tap();
      await expectStatus(page, "Tap e5 again to play there.");
      assert.equal((await stateOf(page)).view.at, 0);
      await cell(page, "d5").tap();
      await expectStatus(page, "Tap d5 again to play there.");
      await cell(page, "d5").tap();
      await until(page, `state.view.history[0]?.text === "d5"`);
    },
  ));
