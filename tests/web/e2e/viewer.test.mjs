/**
 * Games with annotations in pages of other people: names, moves, variations, comments, the result, and a link
 * to play on.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { withOtherSite } from "./other-site.mjs";
import { few } from "./sample.mjs";
import { expectAccessible, openDialog, url, withPage } from "./support.mjs";
import { run, test, until, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */

const TEXT = `[Game "ergo"]
[Event "Evening games"]
[Round "?"]
[Site "Paris"]
[Date "2026.11.22"]
[First "Anna"]
[Second "Ben"]
[Result "1-0"]
[Termination "Black resigned."]

{A calm start.} 1. e5 $1 {The middle.} 1... d5 (1... a1 $2 2. e6 {Strong.} (2. f5 f6) 2... a2)
2. e6 a9 3. e4 {[%eval 1.20] Three in a row.} 1-0
`;

/**
 * @param {string} attributes
 * @param {string} [text]
 */
const board = (attributes, text = TEXT) =>
  `<ergo-board id="board" mode="view" ${attributes} game-text='${text.replaceAll("'", "&#39;")}'><a slot="link" href="#elsewhere">Play on</a></ergo-board>`;

/**
 * A move of a variation.
 *
 * @param {Page} page
 * @param {string} text
 */
const variationMove = (page, text) => page.locator("#moves .variation button").filter({ hasText: text });

for (const width of few(2, [320, 390, 700, 1280])) {
  test(`an annotated game is shown with all its annotations, ${width} pixels wide`, () =>
    visit(board(""), { viewport: { width, height: 800 } }, async (page) => {
      await page.locator("#moves li > button").nth(4).waitFor();
      const shown = (await page.locator("#moves").innerText()).replaceAll(/\s+/g, " ");
      for (const expected of [
        "Anna – Ben · 1-0",
        "Evening games · Paris · 2026.11.22",
        "A calm start.",
        "e5!",
        "The middle.",
        "1... a1? 2. e6 Strong. (2. f5 f6) 2... a2",
        "[1.20] Three in a row.",
        "1-0 · Black resigned.",
      ]) {
        assert.ok(shown.includes(expected), `${expected} in ${shown}`);
      }
      const box = await page.locator("#board").boundingBox();
      assert.ok(box && box.height <= 800, `${box?.height} pixels high`);
      await page.locator("#moves [aria-current]").waitFor();
      await page.getByRole("link", { name: "Play on" }).scrollIntoViewIfNeeded();
      await expectAccessible(page, "the viewer");
    }));
}

test("moves and variations lead to their positions", { tag: "@sentinel" }, () =>
  visit(board('ply="0"'), {}, async (page) => {
    await page.locator('#moves [data-at="2"]').click();
    await until(page, "board.ply === 2");
    await variationMove(page, "2. e6").click();
    await until(page, "board.state.preview?.at === 2 && board.ply === 1");
    await expect(page.locator('#moves [aria-current="step"]')).toHaveText("2. e6");
    assert.deepEqual(await run(page, "board.state.preview.moves"), ["a1", "e6", "a2"]);
    // The buttons follow the variation, to its end and back into the game.
    const step = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).click();
    await step("Next move");
    await expect(page.locator('#moves [aria-current="step"]')).toHaveText("2... a2");
    await expect(page.getByRole("button", { name: "Next move", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    for (const left of [2, 1]) {
      await step("Previous move");
      await until(page, `board.state.preview?.at === ${left}`);
    }
    await step("Previous move");
    await until(page, "!board.state.preview && board.ply === 1");
    // A variation in a variation, and Escape.
    await variationMove(page, "f6").click();
    await until(page, "board.state.preview?.at === 3");
    assert.deepEqual(await run(page, "board.state.preview.moves"), ["a1", "f5", "f6"]);
    await page.keyboard.press("Escape");
    await until(page, "!board.state.preview");
    // The first of all positions, although the variation starts there.
    await page.locator('#moves [data-at="1"]').click();
    await variationMove(page, "1... a1?").click();
    await until(page, "board.state.preview?.at === 1");
    await step("Go to start");
    await until(page, "!board.state.preview && board.ply === 0");
    // The game itself is what it was.
    assert.deepEqual(await run(page, "board.moves"), ["e5", "d5", "e6", "a9", "e4"]);
  }),
);

test("arrow keys lead through the moves and the variations of a viewed game", () =>
  visit(board('ply="0"'), {}, async (page) => {
    await page.locator('#moves [data-at="1"]').focus();
    for (const [key, text] of [
      ["ArrowRight", "d5"],
      ["ArrowRight", "1... a1?"],
      ["ArrowRight", "2. e6"],
      ["End", "e4"],
      ["ArrowUp", "e6"],
      ["Home", "e5!"],
    ]) {
      await page.keyboard.press(key);
      await expect(page.locator('#moves [aria-current="step"]')).toHaveText(text);
    }
  }));

test('with moves="off", a viewed game has only its buttons', () =>
  visit(board('moves="off"'), {}, async (page) => {
    await until(page, "board.ply === 5");
    await expect(page.locator("#moves")).toHaveCount(0);
    await page.getByRole("button", { name: "Previous move", exact: true }).click();
    await until(page, "board.ply === 4");
    await run(page, 'board.removeAttribute("moves")');
    await page.locator("#moves li > button").first().waitFor();
  }));

test("a single position has no list of moves", () =>
  visit('<ergo-board id="board" mode="view" game="emergo"></ergo-board>', {}, async (page) => {
    await until(page, "board.state.view");
    await expect(page.locator("#moves")).toHaveCount(0);
  }));

test("the embed dialog writes an annotated game with its annotations", () =>
  withPage({}, async (page) => {
    await openDialog(page, "game-text");
    await page.locator("#game-text-field").fill(TEXT);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.locator("#moves li > button")).toHaveCount(5);
    await openDialog(page, "embed");
    await page.getByLabel("View only").check();
    const field = page.getByLabel("Copy this into your page");
    await expect(field).toHaveValue(/Three in a row/);
    const code = await field.inputValue();
    await withOtherSite({ head: "", body: code }, (host) =>
      withPage({ path: host.url, hosts: [host.url, url] }, async (page) => {
        await page.locator("#moves li > button").nth(4).waitFor();
        await expect(page.locator("#moves .variation")).toContainText("Strong.");
        await expect(page.getByRole("link", { name: "Play on in Ergo" })).toHaveAttribute(
          "href",
          new RegExp(`^${url}#`),
        );
      }),
    );
    // Without scripts, the page has the link and the text.
    await withOtherSite({ head: "", body: code }, (host) =>
      withPage({ path: host.url, hosts: [host.url, url], javaScriptEnabled: false }, async (page) => {
        await page.getByRole("link", { name: "Play on in Ergo" }).waitFor();
        await page.getByText("Three in a row.").waitFor();
      }),
    );
  }));
