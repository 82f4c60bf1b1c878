/** Even games: by mouse, touch and keyboard, what is said and shown of the rating, and what it follows from. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { GAMES } from "../../../www/games/start.js";
import { few } from "./sample.mjs";
import {
  closeDialog,
  expectAccessible,
  openDialog,
  stateOf,
  storedGame,
  takeTurn,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @param {string} game */
const againstLevel = (game) => ({ ...storedGame("startpos", ["person", "engine"], { level: 9 }), game });

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/**
 * Ends the game on the board, after a turn of each player.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} winner
 */
async function end(page, winner) {
  await takeTurn(page);
  await until(page, `state.view.history.length >= 2 && state.status.kind === "ready"`);
  await page.evaluate((winner) => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    const { setup, view } = board.state;
    const { start, moves } = view;
    return board.open({ ...setup, start, moves, at: undefined, ended: { reason: "resigned", winner } });
  }, winner);
}

/**
 * The sentence about the rating on the card of the result, which is read out.
 *
 * @param {import("@playwright/test").Page} page
 */
const verdict = (page) => page.locator('#board .result .verdict[role="status"]');

/** @param {import("@playwright/test").Page} page */
const start = (page) => page.getByRole("button", { name: "Start the game" }).click();

for (const game of few(1, GAMES)) {
  test(`${game}: even games find the level, and the rating is announced and charted`, () =>
    withPage({ stored: againstLevel(game), viewport: { width: 1280, height: 800 } }, async (page) => {
      await until(page, `state.status.kind === "ready"`);
      const dialog = await openDialog(page, "new-game");
      await expect(dialog.locator(".points")).toHaveCount(0);
      await dialog.getByText("Even game").click();
      await dialog.getByText("The computer finds out how strong you are").waitFor();
      await dialog.getByText("The game counts once it is over").waitFor();
      await expect(dialog.getByRole("slider", { name: "Level" })).toBeHidden();
      for (const name of ["Swap rule", "Handicap"])
        await expect(dialog.getByRole("radio", { name })).toBeHidden();
      await expectAccessible(page, "the dialog");
      await start(page);
      await until(page, `state.setup.pageData?.even === "rated"`);
      const first = (await stateOf(page)).setup.level;
      assert.ok(first < 5, `a newcomer meets level ${first}`);
      const about = `Even game: you play level ${first}. It counts unless you use help or take back.`;
      await expect(page.locator("#board .toast.shown")).toHaveText(about);
      await expect(page.locator("#game-banner")).toContainText(about);
      await end(page, 0);
      await expect(verdict(page)).toHaveText(/^Your rating: about 1,\d\d\d, after 1 game\.$/);
      await expect(page.locator('#board .result [data-action^="level"]:visible')).toHaveCount(0);
      await expectAccessible(page, "the result");
      // After a win, the next opponent is stronger.
      await page.locator('#board .result [data-action="rematch"]').click();
      await until(page, `state.setup.pageData?.even === "rated" && !state.view.outcome`);
      const second = (await stateOf(page)).setup.level;
      assert.ok(second > first, `${second} after ${first}`);
      await end(page, 1);
      await expect(verdict(page)).toHaveText(/after 2 games\.$/);
      // It is the same after a visit, and those who have a rating see the levels on its scale.
      await page.reload();
      await until(page, `state.view?.outcome`);
      await openDialog(page, "new-game");
      await expect(dialog.getByRole("radio", { name: "Even game" })).toBeChecked();
      await dialog
        .getByText(/^Your rating: about [\d,]+, after 2 games\. You will play level \d+( or \d+)?\.$/)
        .waitFor();
      await dialog.getByText("Computer", { exact: true }).click();
      await expect(dialog.locator(".points")).toHaveText(/^about [\d,]+$/);
      await closeDialog(page);
      await page.evaluate(() => (location.hash = "#/library/statistics"));
      const card = page.locator(".stats .card", { has: page.getByRole("heading", { name: "Even games" }) });
      await expect(card).toContainText(/Your rating: about [\d,]+, after 2 games\./);
      await expect(card.getByRole("img", { name: /^Your rating over 2 games: from 1,/ })).toBeVisible();
      await expectAccessible(page, "the statistics");
    }));

  test(`${game}: by touch, help in an even game is said, and does not count`, () =>
    withPage({ stored: againstLevel(game), ...PHONE }, async (page) => {
      await until(page, `state.status.kind === "ready"`);
      const dialog = await openDialog(page, "new-game");
      await dialog.getByText("Even game").tap();
      await page.getByRole("button", { name: "Start the game" }).tap();
      await until(page, `state.setup.pageData?.even === "rated"`);
      await until(page, `state.view.history.length === 0 && state.status.kind === "ready"`);
      await toolbarButton(page, "hint").tap();
      await until(page, `state.setup.pageData.even === "helped"`);
      await expect(page.locator("#game-banner")).toContainText("You had help, so it does not count.");
      await end(page, 0);
      await expect(verdict(page)).toHaveText("You had help, so your rating stays.");
      await expect(verdict(page)).toBeVisible();
      // The next one counts again.
      await page.locator('#board .result [data-action="rematch"]').tap();
      await until(page, `state.setup.pageData?.even === "rated" && !state.view.outcome`);
      await page.evaluate(() => (location.hash = "#/library/statistics"));
      await page.locator(".stats .card").first().waitFor();
      await expect(page.getByRole("heading", { name: "Even games" })).toHaveCount(0);
    }));
}

test("by keyboard, an even game is chosen on the smallest windows, in which all choices are in sight", () =>
  withPage({ stored: againstLevel("intermedium") }, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    for (const [width, height] of [
      [568, 320],
      [640, 360],
      [390, 664],
      [320, 568],
    ]) {
      await page.setViewportSize({ width, height });
      const dialog = await openDialog(page, "new-game");
      await dialog.getByRole("radio", { name: "Computer" }).focus();
      for (const name of ["Even game", "Computer"]) {
        const isInSight = () =>
          dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
        await page.keyboard.press(name === "Computer" ? "ArrowLeft" : "ArrowRight");
        await expect(dialog.getByRole("radio", { name })).toBeChecked();
        await expect.poll(isInSight, { message: `${name} at ${width}x${height}` }).toBe(true);
      }
      await closeDialog(page);
    }
    const dialog = await openDialog(page, "new-game");
    await dialog.getByRole("radio", { name: "Computer" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectAccessible(page, "the dialog on a small phone");
    await page.keyboard.press("Enter");
    await until(page, `state.setup.pageData?.even === "rated"`);
    await end(page, 1);
    await expect(verdict(page)).toHaveText(/^Your rating: about [\d,]+, after 1 game\.$/);
    const isInSight = await page
      .locator("#board .result .card")
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    assert.ok(isInSight, "the card of the result");
  }));

test("a hint before the first move counts as help, also in a first game", { tag: "@sentinel" }, () =>
  withPage({}, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    const dialog = await openDialog(page, "new-game");
    await dialog.getByRole("radio", { name: "Even game" }).check();
    await start(page);
    await until(page, `state.setup.pageData?.even === "rated" && state.status.kind === "ready"`);
    await toolbarButton(page, "hint").click();
    await until(page, `state.setup.pageData.even === "helped"`);
  }),
);
