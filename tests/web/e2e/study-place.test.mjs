/**
 * The place of studies: kept by itself, beside the game that is played, in several tabs, and found in the
 * library.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectCount, openLibrary, rows } from "./library.mjs";
import { writeStudyLink } from "../../../www/game/study-link.js";
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

test("the entry for lessons says what a lesson needs", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await chooseInStudy(page, "study-lesson");
    await expect(study(page).locator(".toast.shown")).toHaveText(/^A lesson needs a goal\. Choose a move,/);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }));

test("arrow keys step through the study where nothing has the focus, and not below a dialog", () =>
  withPage({ path: "#/ergo/study", stored: storedGame(PLAYED) }, async (page) => {
    await isReady(page);
    await play(page, "a1", "b1");
    const ply = () => study(page).evaluate((board) => /** @type {any} */ (board).ply);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.keyboard.press("ArrowLeft");
    await expect.poll(ply).toBe(1);
    // The key that opens the list of keys is the board's.
    await study(page).locator('button[data-name="e4"]').focus();
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.keyboard.press("ArrowRight");
    await expect.poll(ply).toBe(2);
    await page.keyboard.press("Home");
    await expect.poll(ply).toBe(0);
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

/**
 * @param {Page} page
 * @param {string} name of an entry of the menu of the study
 */
async function chooseInStudy(page, name) {
  await study(page).locator('.toolbar > [data-action="more"]').click();
  await study(page).locator(`.menu [data-action="${name}"]`).click();
}

/**
 * @param {Page} page
 * @param {string} fragment
 */
const follow = (page, fragment) => page.evaluate((fragment) => (location.hash = fragment), fragment);

const SHARED_TEXT = '[Game "ergo"]\n[Result "*"]\n\n1. e5 *\n';

const SHARED = "1. e5 c7 {Elsewhere. [%csl Ge5]} (1... d5 {at once}) *";

test("a study goes to a friend by link, whose own studies are kept", { tag: "@sentinel" }, () =>
  withPage({ permissions: ["clipboard-read", "clipboard-write"], path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5", "c7");
    await study(page).evaluate(async (board) => {
      const { edit, goTo, play } = /** @type {any} */ (board);
      await edit.call(board, { kind: "comment", text: "Elsewhere. [%csl Ge5]" });
      await goTo.call(board, 1);
      await play.call(board, "d5");
      await edit.call(board, { kind: "comment", text: "at once" });
    });
    await expectMoves(page, SHARED);
    await chooseInStudy(page, "share");
    const field = page.getByLabel("Link to this study");
    await expect(field).toHaveValue(/#3\.[\w-]+\.[\w-]{6}$/);
    await expectAccessible(page, "the link of a study");
    await expectNoSidewaysScrolling(page);
    const link = new URL(await field.inputValue()).hash;
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.locator('#share [role="status"]').filter({ hasText: "Link copied." }).waitFor();
    await page.keyboard.press("Escape");
    // The HTML of the study links to it, too.
    await chooseInStudy(page, "embed");
    await expect(page.locator("#embed-code")).toHaveValue(new RegExp(`href="[^"]*${link}"`));
    await withPage(
      { viewport: { width: 390, height: 844 }, path: "#/ergo/study", stored: storedGame(PLAYED) },
      async (friend) => {
        await isReady(friend);
        await play(friend, "a1");
        await expectMoves(friend, "1. a1 *");
        // In the place of studies as well.
        await follow(friend, link);
        await expect.poll(() => new URL(friend.url()).hash).toBe("#/ergo/study");
        await isReady(friend);
        await expectMoves(friend, SHARED);
        await expectAccessible(friend, "a study that came by link");
        // The same link leads to the same study, until it is edited.
        await go(friend, "ergo");
        await expectPositionLine(friend, PLAYED);
        await follow(friend, link);
        await isReady(friend);
        await expectMoves(friend, SHARED);
        await openLibrary(friend);
        await expectCount(friend, 3);
        await rows(friend).filter({ hasText: "a1" }).first().waitFor();
        // A link that is damaged is said to be, and changes nothing.
        for (const [damaged, sentence] of [
          [link.slice(0, -1), /^This link is damaged: part of the study is missing/],
          [
            `#${await writeStudyLink('[Game "ergo"]\n[Result "*"]\n\n1. e5 e5 *\n')}`,
            /^The study in this link cannot be opened. Line 4: /,
          ],
          [`#${await writeStudyLink("")}`, /^The study in this link cannot be opened/],
          [`#${await writeStudyLink(`${SHARED_TEXT}\n${SHARED_TEXT}`)}`, /exactly one game/],
        ]) {
          await follow(friend, String(damaged));
          const trouble = friend.locator("#received-study[open]");
          await expect(trouble.locator("p").first()).toHaveText(sentence);
          await expect(trouble).toContainText("Your own studies are unchanged.");
          await expectAccessible(friend, "a study that cannot be opened");
          await friend.keyboard.press("Escape");
          await expect.poll(() => new URL(friend.url()).hash).toBe("#/ergo");
        }
        await expectPositionLine(friend, PLAYED);
        await openLibrary(friend);
        await expectCount(friend, 3);
      },
    );
  }),
);

test("a study that is too long for a link is saved as a file", () =>
  withPage({ viewport: { width: 390, height: 844 }, path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5");
    await study(page).evaluate((board) => {
      let seed = 1;
      const words = Array.from({ length: 6000 }, () => (seed = (seed * 48271) % 2147483647).toString(36));
      return /** @type {any} */ (board).edit({ kind: "comment", text: words.join(" ") });
    });
    await chooseInStudy(page, "share");
    const dialog = page.locator("#share[open]");
    await expect(dialog.getByRole("status")).toHaveText(
      "The study is too long for a link. Save it as a file and send that.",
    );
    for (const name of ["Copy link", "Send…"])
      await expect(dialog.getByRole("button", { name })).toBeHidden();
    await expect(dialog.getByRole("textbox")).toBeHidden();
    await expectAccessible(page, "a study without a link");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Save as file" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ergo-study-[\d-]+\.ergo\.txt$/);
    expect(readFileSync(await download.path(), "utf8")).toBe(await textOf(page));
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
    await expect(study(page).locator(".toast")).toContainText("Both versions are in the library");
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
