/** Guessing the moves of a game in the place of studies. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { MODEL_GAMES } from "../../../www/games/model-games.js";
import { expectAccessible, expectNoSidewaysScrolling, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** Both players make mistakes. */
const GAME = `[Game "ergo"]
[First "Ann"]
[Second "Ben"]

1. e5 e6 2. d5 f5 3. d4 c3 4. e4 d6 5. c5 f6 *
`;

/** @param {Page} page */
const study = (page) => page.locator("#place > ergo-board");

/** @param {Page} page */
const board = (page) => page.locator("#place .guessing ergo-board");

/** @param {Page} page */
const card = (page) => page.locator("#place .guessing .exercise-card");

/** @param {Page} page */
const answer = (page) => card(page).locator(".answer").getByRole("status");

/** @param {Page} page */
const task = (page) => card(page).locator(".text");

/** @param {Page} page */
const dialog = (page) => page.locator("#guess-moves");

/**
 * Opens a study.
 *
 * @param {Page} page
 * @param {string} text
 * @param {number} [ply]
 */
async function open(page, text, ply) {
  await page.locator('#place [data-study="comment"]').waitFor();
  await study(page).evaluate(
    async (element, [text, ply]) => {
      const board = /** @type {any} */ (element);
      board.gameText = text;
      await board.ready;
      // A study is kept once it is edited.
      await board.edit({ kind: "glyphs", line: board.moves.slice(0, 1), glyphs: [1] });
      await board.goTo(ply ?? board.moves.length);
    },
    /** @type {const} */ ([text, ply]),
  );
}

/**
 * @param {Page} page
 * @param {string} name
 */
const press = (page, name) => card(page).getByRole("button", { name, exact: true }).click();

/**
 * @param {Page} page
 * @param {string} label
 */
const choose = (page, label) =>
  dialog(page).getByRole("radio", { name: label, exact: true }).check({ force: true });

/**
 * Plays a move on the board.
 *
 * @param {Page} page
 * @param {string} move
 */
const play = (page, move) =>
  board(page).evaluate((board, move) => /** @type {any} */ (board).play(move), move);

/**
 * The moves on the board.
 *
 * @param {Page} page
 */
const movesOn = (page) =>
  board(page).evaluate((element) => {
    const { moves, at } = /** @type {any} */ (element).state.view;
    return moves.slice(0, at).join(" ");
  });

/** @param {Page} page */
const chooseInMenu = async (page) => {
  await study(page).locator('.toolbar > [data-action="more"]').click();
  await study(page).locator('.menu:popover-open [data-action="study-guess"]').click();
};

test("a game is guessed without seeing the pieces", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page, GAME, 6);
    /** How much is drawn on the cells of two pieces, from 0 to 255. */
    const drawn = (/** @type {typeof board} */ find) =>
      find(page).evaluate((element) => {
        const root = /** @type {ShadowRoot} */ (element.shadowRoot);
        const [, canvas] = /** @type {NodeListOf<HTMLCanvasElement>} */ (
          root.querySelectorAll(".board > canvas")
        );
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext("2d"));
        context.drawImage(canvas, 0, 0);
        const { data } = context.getImageData(0, 0, copy.width, copy.height);
        const { left, top, width: shown } = canvas.getBoundingClientRect();
        const scale = canvas.width / shown;
        return ["e5", "f5"].map((name) => {
          const cell = /** @type {Element} */ (root.querySelector(`button[data-name="${name}"]`));
          const { x, y, width, height } = cell.getBoundingClientRect();
          const column = Math.round((x + width / 2 - left) * scale);
          const row = Math.round((y + height / 2 - top) * scale);
          return data[4 * (row * copy.width + column) + 3];
        });
      });
    await expect.poll(() => drawn(study)).toEqual([255, 255]);
    await chooseInMenu(page);
    await choose(page, "The position on the board");
    await dialog(page).getByRole("switch", { name: "Blindfold" }).check({ force: true });
    await dialog(page).getByRole("button", { name: "Start guessing" }).click();
    await expect(task(page)).toContainText("Move 4.");
    await expect.poll(() => drawn(board)).toEqual([0, 0]);
    // They are still there for those who do not see them.
    await expect(board(page).locator('button[data-name="e5"]')).toHaveAttribute("aria-label", /white/);
    await board(page).locator('button[data-name="e4"]').click();
    await expect(answer(page)).toContainText("points.");
    await expect.poll(() => drawn(board)).toEqual([0, 0]);
  }));

test(
  "the moves of a player are guessed, judged, and followed by those of the game",
  { tag: "@sentinel" },
  () =>
    withPage({ path: "#/ergo/study", viewport: { width: 390, height: 844 } }, async (page) => {
      await open(page, GAME);
      await chooseInMenu(page);
      await expectAccessible(page, "the dialog for guessing moves");
      await expect(dialog(page).getByRole("radio", { name: "White: Ann" })).toBeChecked();
      await dialog(page).getByRole("button", { name: "Start guessing" }).click();
      await expect(card(page).getByRole("heading")).toHaveText("What did White play?");
      await expect(task(page)).toHaveText("Move 1.");
      await board(page).locator('button[data-name="e5"]').click();
      await expect(answer(page)).toHaveText(/^10 points\. e5 was played in the game, and it is right\. /);
      await expect(task(page)).toHaveText("Black played e6. Move 2. 10 of 10 points so far.");
      assert.equal(await movesOn(page), "e5 e6");
      await play(page, "a1");
      // Another guess does not count before this one is judged.
      await play(page, "a2");
      await expect(answer(page)).toHaveText(
        /^0 points\. a1 is not the best: \d+% instead of \d+%\. .*d5 was played\./,
      );
      await expect(task(page)).toHaveText("Black played f5. Move 3. 10 of 20 points so far.");
      assert.equal(await movesOn(page), "e5 e6 d5 f5");
      await expectAccessible(page, "a guess");
      await expectNoSidewaysScrolling(page, "a guess");
      // A mistake of the game gets its points all the same, but not in the result of its player.
      await play(page, "d4");
      await expect(answer(page)).toHaveText(
        /^10 points\. d4 was played in the game, but is not the best: \d+% instead of \d+%\./,
      );
      await expect(task(page)).toHaveText("Black played c3. Move 4. 20 of 30 points so far.");
      await press(page, "Show the move");
      await expect(answer(page)).toHaveText(/^e4 was played\. /);
      await expect(task(page)).toHaveText("Black played d6. Move 5. 20 of 40 points so far.");
      await press(page, "Stop");
      await expect(card(page).getByRole("heading")).toHaveText("20 of 40 points");
      await expect(card(page).getByRole("heading")).toBeFocused();
      await expect(task(page)).toHaveText(
        /^1 of 4 moves as good as the best\. By the same measure, Ann gets (?!40)\d+ of 40 points\.$/,
      );
      await expect(task(page)).toBeVisible();
      // What cost points leads to its moment.
      const moments = card(page).locator(".moves button");
      await expect(moments).toHaveText(["2. a1", "4. e4"]);
      await card(page).getByRole("button", { name: "2. a1, 0 points" }).click();
      await expect(answer(page)).toHaveText(/^0 points\. a1 is not the best/);
      await expect(moments.first()).toHaveAttribute("aria-current", "step");
      await expect.poll(() => movesOn(page)).toBe("e5 e6");
      await expectAccessible(page, "the result of guessing");
      // It was not the whole game.
      assert.equal(await page.evaluate(() => localStorage.getItem("ergo / guesses ergo")), null);
      await press(page, "Back to the study");
      await expect(page.locator("#place #moves li > button")).toHaveCount(10);
    }),
);

test("the results of whole games are kept, and said when the game is chosen again", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page, '[Game "ergo"]\n[First "Ann"]\n[Second "Ben"]\n\n1. e5 e6 2. d5 *');
    await page.locator("#place .review").getByRole("button", { name: "Guess the moves" }).click();
    await dialog(page).getByRole("button", { name: "Start guessing" }).click();
    await expect(task(page)).toHaveText("Move 1.");
    await play(page, "e5");
    await expect(task(page)).toContainText("Move 2.");
    await play(page, "a1");
    await expect(card(page).getByRole("heading")).toHaveText("10 of 20 points");
    await expect(task(page)).toContainText("Your best result in this game: 50%.");
    assert.equal(await movesOn(page), "e5 e6 d5");
    await press(page, "Another game");
    await expect(dialog(page)).toBeVisible();
    const status = dialog(page).getByRole("status");
    await expect(status).toHaveText("Your best result: 50%. Last time: 50%.");
    await choose(page, "Black: Ben");
    await expect(status).toHaveText("");
    await choose(page, "White: Ann");
    await dialog(page).getByRole("button", { name: "Start guessing" }).click();
    // Leaving while a guess is judged ends it.
    await expect(task(page)).toHaveText("Move 1.");
    await play(page, "e5");
    await page.evaluate(() => (location.hash = "#/ergo/puzzles"));
    await expect(page.locator("#place .puzzle")).toBeVisible();
    await page.reload();
    await page.evaluate(() => (location.hash = "#/ergo/study"));
    await page.locator("#place .review").getByRole("button", { name: "Guess the moves" }).click();
    await expect(status).toHaveText("Your best result: 50%. Last time: 50%.");
  }));

test("moves without a choice are played, from the move on the board", () =>
  withPage({ path: "#/emergo/study" }, async (page) => {
    // The moves 6… and 7. are the only legal ones.
    await open(page, MODEL_GAMES.emergo[0], 10);
    const moves = await study(page).evaluate((board) => /** @type {any} */ (board).state.view.moves);
    await chooseInMenu(page);
    await choose(page, "The position on the board");
    await dialog(page).getByRole("button", { name: "Start guessing" }).click();
    await expect(task(page)).toContainText("Move 6.");
    assert.equal(await movesOn(page), moves.slice(0, 10).join(" "));
    await play(page, moves[10]);
    await expect(task(page)).toContainText("Move 8. 10 of 10 points so far.");
    assert.equal(await movesOn(page), moves.slice(0, 14).join(" "));
  }));

test("neither a swap nor a first move that can be taken over is guessed", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page, '[Game "ergo"]\n[Options "swap"]\n\n1. e5 swap 1... a1 2. d5 *');
    await chooseInMenu(page);
    await choose(page, "White");
    await dialog(page).getByRole("button", { name: "Start guessing" }).click();
    await expect(task(page)).not.toHaveText("");
    assert.equal(await movesOn(page), "e5 swap a1");
  }));

test("without a game of one’s own, there are games of the strongest level to guess", () =>
  withPage({ path: "#/intermedium/study" }, async (page) => {
    await page.locator('#place [data-study="comment"]').waitFor();
    await chooseInMenu(page);
    await expect(dialog(page).getByRole("radio", { name: /^Level 10, game / })).toHaveCount(3);
    // The winner is suggested.
    await expect(dialog(page).getByRole("radio", { name: "Black" })).toBeChecked();
    await dialog(page).getByRole("button", { name: "Start guessing" }).click();
    await expect(task(page)).toHaveText(/^White played \S+\. Move 1\.$/);
    await press(page, "Show the move");
    await press(page, "Stop");
    await expect(card(page).getByRole("heading")).toHaveText(
      /^There is no move to guess\.$|^0 of 10 points$/,
    );
    await press(page, "Back to the study");
    await expect(study(page)).toBeVisible();
  }));
