/**
 * The place of studies: kept by itself, beside the game that is played, in several tabs, and found in the
 * library.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { expectCount, openLibrary, rows } from "./library.mjs";
import { few } from "./sample.mjs";
import {
  chooseFromMenu,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectPositionLine,
  storedGame,
  test,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const PLAYED = "startpos moves e5 d5 e6";

/** @param {Page} page */
const study = (page) => page.locator("#place.study ergo-board");

/** @param {Page} page */
async function isReady(page) {
  await study(page).evaluate((board) => /** @type {any} */ (board).ready);
  await page.locator('#place [data-study="comment"]').waitFor();
}

/**
 * @param {Page} page
 * @param {...string} moves
 */
const play = (page, ...moves) =>
  study(page).evaluate(async (board, moves) => {
    for (const move of moves) await /** @type {any} */ (board).play(move);
  }, moves);

/** @param {Page} page */
const textOf = (page) => study(page).evaluate((board) => /** @type {any} */ (board).toGameText());

/**
 * The moves of the study.
 *
 * @param {Page} page
 * @param {string} moves
 */
const expectMoves = (page, moves) =>
  expect.poll(async () => (await textOf(page)).split("\n\n")[1]?.trim()).toBe(moves);

/**
 * @param {Page} page
 * @param {string} place
 */
const go = (page, place) => page.evaluate((place) => (location.hash = `#/${place}`), place);

test("a study that cannot be read is said to be unread, and is there after a reload", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5", "d5");
    await expectMoves(page, "1. e5 d5 *");
    await go(page, "library");
    await expectCount(page, 1);
    await page.evaluate(() => {
      IDBObjectStore.prototype.get = () => {
        throw new DOMException("damaged", "UnknownError");
      };
    });
    await go(page, "ergo/study");
    await study(page).getByText("The browser could not read the library.").waitFor();
    await expectMoves(page, "*");
    await page.reload();
    await isReady(page);
    await expectMoves(page, "1. e5 d5 *");
  }));

test("the menu of a study has what a study needs, and nothing that ends a game", () =>
  withPage({ path: "#/ergo/study", stored: storedGame(PLAYED) }, async (page) => {
    await isReady(page);
    await play(page, "e5", "d5");
    await study(page).locator('.toolbar > [data-action="more"]').click();
    const names = await study(page)
      .locator(".toolbar .menu > *")
      .evaluateAll((entries) =>
        entries.map((entry) => /** @type {HTMLElement} */ (entry).dataset.action ?? ""),
      );
    for (const name of ["study-new", "study-review", "game-text", "share", "embed", "flip"])
      assert.ok(names.includes(name), name);
    for (const name of ["newGame", "resign", "offerDraw", "warnings"]) assert.ok(!names.includes(name), name);
    await study(page).locator('.menu [data-action="game-text"]').click();
    const dialog = page.locator("dialog#game-text[open]");
    await expect(dialog.locator("textarea")).toHaveValue(/1\. e5 d5/);
    // It is only read: a game that is opened would take the place of the one that is played.
    await expect(dialog.getByRole("button", { name: "Open" })).toBeHidden();
  }));

test("a study stays when the page is left, and the game that is played is another one", () =>
  withPage({ path: "#/ergo/study", stored: storedGame(PLAYED) }, async (page) => {
    await isReady(page);
    await expect(page).toHaveTitle("Ergo study");
    await expect(page.locator('#places [aria-current="page"]')).toHaveText("Study");
    await play(page, "a1", "b1");
    await study(page).evaluate((board) => /** @type {any} */ (board).goTo(1));
    await play(page, "c1");
    await expectMoves(page, "1. a1 b1 (1... c1) *");
    await page.reload();
    await isReady(page);
    await expectMoves(page, "1. a1 b1 (1... c1) *");
    await go(page, "ergo");
    await expectPositionLine(page, PLAYED);
    // Each game has a study of its own.
    await go(page, "emergo/study");
    await isReady(page);
    await expectMoves(page, "*");
  }));

test("the game that is played is studied as a copy", () =>
  withPage({ stored: storedGame(PLAYED) }, async (page) => {
    await expectPositionLine(page, PLAYED);
    await chooseFromMenu(page, "study");
    await isReady(page);
    await expectMoves(page, "1. e5 d5 2. e6 *");
    await play(page, "d6");
    await expectMoves(page, "1. e5 d5 2. e6 d6 *");
    await go(page, "ergo");
    await expectPositionLine(page, PLAYED);
    await openLibrary(page);
    await expectCount(page, 2);
    await rows(page).filter({ hasText: "Ergo · study" }).locator('[data-part="open"]').click();
    await isReady(page);
    await expectMoves(page, "1. e5 d5 2. e6 d6 *");
  }));

test("two tabs edit one study: both are kept, and the second one says so", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5");
    await expectMoves(page, "1. e5 *");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isReady(other);
    await expectMoves(other, "1. e5 *");
    await play(other, "d5");
    await expectMoves(other, "1. e5 d5 *");
    await play(page, "a1");
    await expect(study(page).locator(".toast")).toContainText("Both are in the library");
    await play(page, "b1");
    await openLibrary(page);
    await expectCount(page, 2);
    const texts = await rows(page).evaluateAll((all) =>
      all.map((row) => row.querySelector(".turns")?.textContent),
    );
    assert.deepEqual(texts.toSorted(), ["1e5 d5", "2e5 a1 b1"]);
    await other.close();
  }));

for (const [width, height] of few(2, [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
])) {
  test(`a study fits a window of ${width} by ${height} pixels, and passes axe`, () =>
    withPage({ path: "#/ergo/study", viewport: { width, height } }, async (page) => {
      await isReady(page);
      await play(page, "e5", "d5");
      await expectNoSidewaysScrolling(page);
      const box = await study(page).boundingBox();
      assert.ok(
        box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        JSON.stringify(box),
      );
      await expectAccessible(page, "the place of studies");
    }));
}
