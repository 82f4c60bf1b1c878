/** The single-file build, opened from disk without a server or network. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { RIGHT } from "../proof-samples.mjs";
import {
  cell,
  expectAccessible,
  expectLabel,
  expectMoveCount,
  expectStatus,
  moves,
  openDialog,
  openRules,
  stateOf,
  takeTurn,
  test,
  until,
  withPage,
} from "./support.mjs";

const file = new URL("../../../dist/ergo-offline.html", import.meta.url).href;

/**
 * Opens the file, which must not request anything else.
 *
 * @param {(page: import("@playwright/test").Page) => Promise<void>} test
 */
const withFile = (test) => withPage({ site: file }, test);

test("all games are played against an engine in a worker", { tag: "@sentinel" }, () =>
  withFile(async (page) => {
    await expectStatus(page, "Your move, White.");
    await until(page, "state.games?.length >= 3");
    const { games } = await stateOf(page);
    for (const { id } of games) {
      await page.locator(`#games [data-game="${id}"]`).click();
      await until(page, `state.view?.game === "${id}" && board.playerToMove === 'person'`);
      for (const length of [2, 4]) {
        await takeTurn(page);
        await expectMoveCount(page, length);
        // The message line may say what has to be captured.
        await until(page, "board.playerToMove === 'person'");
      }
    }
    await expect.poll(() => page.workers().length, "the engine is in a worker").toBe(1);
  }),
);

test("findings are included with the checker, but without the proofs", () =>
  withFile(async (page) => {
    await page.evaluate(() => (location.hash = "#/ergo/learn/findings"));
    await expect(page.locator("#place .chosen")).toContainText("The proofs are not in this file");
    await page
      .locator("#place input[type=file]")
      .setInputFiles({ name: "right.txt", mimeType: "text/plain", buffer: Buffer.from(RIGHT) });
    await expect(page.locator("#place .result")).toContainText("The proof is right");
  }));

test("the licences of the code and the typefaces of others are included", () =>
  withFile(async (page) => {
    await page.evaluate(() => (location.hash = "#/about"));
    await page.getByText("Licences of the code and the typefaces of others").click();
    await expect(page.locator("#place pre")).toBeVisible();
    await expect(page.locator("#place pre")).toContainText("The Figtree Project Authors");
    await expectAccessible(page, "about, in the file");
  }));

test("the rules are included, with their figures", () =>
  withFile(async (page) => {
    await openRules(page);
    assert.ok((await page.locator("#place h2").count()) >= 3);
    await expectAccessible(page, "the rules, in the file");
  }));

test("the small boards are there whose tables are small", () =>
  withFile(async (page) => {
    const [[game, boards]] = Object.entries(SMALL_BOARDS);
    await page.goto(`${file}#/${game}/learn/small-boards`);
    await expect(page.locator(".small-boards a")).toHaveCount(1);
    await page.locator(`.small-boards a[href$="/${boards[0].id}"]`).click();
    await page.getByRole("button", { name: "Show values" }).click();
    await expect(page.locator(".exercise-rest li").first()).toContainText("wins in 11 moves");
  }));

test("reopening the file continues the game", () =>
  withFile(async (page) => {
    await cell(page, "e5").click();
    await expectMoveCount(page, 2);
    await expectStatus(page, "Your move, White.");
    const played = await moves(page);
    await page.reload();
    await expectLabel(page, "e5", /white soldier/);
    await expectMoveCount(page, 2);
    assert.deepEqual(await moves(page), played);
  }));

test("nothing offers a link or HTML, which would lead to the file", () =>
  withFile(async (page) => {
    await openDialog(page, "new-game");
    const opponent = (/** @type {string} */ name) => page.locator("#new-game").getByRole("radio", { name });
    await expect(opponent("Same device")).toHaveCount(1);
    await expect(opponent("Friend by link")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.evaluate(() => (location.hash = "#/ergo/puzzles"));
    await page.getByRole("button", { name: "Print a sheet" }).waitFor();
    for (const name of ["Copy link", "Embed"])
      await expect(page.locator("#place").getByRole("button", { name })).toHaveCount(0);
  }));
