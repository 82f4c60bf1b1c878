/** Boards in pages of other people: wherever their layout puts a board, and whatever their style sheets say. */
import assert from "node:assert/strict";
import { GAMES } from "./in-page.mjs";
import { few } from "./sample.mjs";
import { expectStatus, untilDrawn } from "./support.mjs";
import { run, test, until, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */

const BOARD = '<ergo-board id="board" side="both"></ergo-board>';

/**
 * Layouts that ask a board for its own width.
 *
 * @type {Record<string, string>}
 */
const LAYOUTS = {
  "a flex item": `<div style="display: flex">${BOARD}</div>`,
  "a grid item": `<div style="display: grid; grid-template-columns: auto auto">${BOARD}<p>Beside it.</p></div>`,
  "in an inline block": `<div style="display: inline-block">${BOARD}</div>`,
  "a float": '<ergo-board id="board" side="both" style="float: left"></ergo-board><p>Beside it.</p>',
  "in a table cell": `<table><tr><td>${BOARD}</td><td>Beside it.</td></tr></table>`,
  "placed absolutely": '<ergo-board id="board" side="both" style="position: absolute"></ergo-board>',
  "in the middle of a grid": `<div style="display: grid; place-items: center">${BOARD}</div>`,
  "in an open dialog": `<dialog open>${BOARD}</dialog>`,
};

/** @param {Page} page */
const boxOf = (page) =>
  page.evaluate(() => document.querySelector("#board")?.getBoundingClientRect().toJSON());

for (const [layout, body] of few(4, Object.entries(LAYOUTS))) {
  test(`a board has a width of its own: ${layout}`, () =>
    visit(body, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await expectStatus(page, "White to move.");
      const { width, height } = await boxOf(page);
      assert.ok(width >= 400 && width <= 1280, `${width} pixels wide`);
      assert.ok(height >= 400 && height <= 800, `${height} pixels high`);
    }));
}

for (const [width, height] of few(2, [
  [1280, 800],
  [1920, 1080],
  [1024, 700],
  [800, 600],
  [390, 844],
])) {
  test(`a board without a height fits into a window of ${width} by ${height} pixels`, () =>
    visit(
      '<ergo-board id="board" side="both"></ergo-board>',
      { viewport: { width, height } },
      async (page) => {
        for (const game of GAMES) {
          await run(page, `board.game = "${game}"`);
          await until(page, `board.state.view?.game === "${game}"`);
          const box = await boxOf(page);
          assert.ok(box.height <= height, `${game}: ${box.height} pixels high`);
          const cell = await page.locator("#board .grid button").first().boundingBox();
          assert.ok(cell && cell.width >= 26, `${game}: cells of ${cell?.width} pixels`);
        }
      },
    ));
}

test("the style of the page does not reach the words of a board", () =>
  visit(
    `<style>body { text-transform: uppercase; letter-spacing: 4px; word-spacing: 9px; text-indent: 30px; white-space: pre; font-style: italic;
      font-weight: 900; text-align: right; text-shadow: 1px 1px red; }</style>${BOARD}`,
    {},
    async (page) => {
      await expectStatus(page, "White to move.");
      const styles = await page.locator("#board .message p").evaluate((words) => {
        const style = getComputedStyle(words);
        return [
          style.textTransform,
          style.letterSpacing,
          style.wordSpacing,
          style.textIndent,
          style.whiteSpace,
          style.fontStyle,
          style.textShadow,
        ];
      });
      assert.deepEqual(styles, ["none", "normal", "0px", "0px", "normal", "normal", "none"]);
    },
  ));

test("on a page that is read from right to left, a board in English is not", () =>
  visit(`<div dir="rtl">${BOARD}</div>`, {}, async (page) => {
    await expectStatus(page, "White to move.");
    const [icon, words] = await Promise.all(
      ["svg", "p"].map((part) => page.locator(`#board .message ${part}`).boundingBox()),
    );
    assert.ok(icon && words && icon.x < words.x, "the icon is left of the words");
  }));

test("custom properties reach a board from anything around it", () =>
  visit(
    `<style>:root { --ergo-accent: rgb(200, 0, 0); --ergo-ink: rgb(0, 0, 90); --ergo-board-theme: slate; }</style>${BOARD}`,
    {},
    async (page) => {
      await expectStatus(page, "White to move.");
      const style = (/** @type {string} */ part, /** @type {string} */ property) =>
        page
          .locator(`#board ${part}`)
          .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
      assert.equal(await style(".message .icon", "color"), "rgb(200, 0, 0)");
      assert.equal(await style(".message", "color"), "rgb(0, 0, 90)");
      assert.equal(await style(".board", "--_board-theme"), "slate");
    },
  ));

test("a board in something zoomed is sharp, and taps and menus are where they are seen", () =>
  visit(
    `<div style="zoom: 1.5; width: 400px">${BOARD}</div>`,
    { viewport: { width: 1000, height: 1400 } },
    async (page) => {
      await expectStatus(page, "White to move.");
      await untilDrawn(page);
      const [canvas, seen] = await page
        .locator("#board .board canvas")
        .first()
        .evaluate((element) => {
          const canvas = /** @type {HTMLCanvasElement} */ (element);
          return [canvas.width, canvas.getBoundingClientRect().width];
        });
      assert.ok(Math.abs(canvas - seen) <= 2, `${canvas} pixels are drawn for ${seen}`);
      const cell = await page.locator('#board button[data-name="i5"]').boundingBox();
      assert.ok(cell);
      await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2);
      await page.mouse.down();
      await page.mouse.up();
      await until(page, 'board.moves[0] === "i5"');
      await page.locator('#board [data-action="more"]').click();
      const [menu, button] = await Promise.all(
        [".menu", '[data-action="more"]'].map((part) => page.locator(`#board ${part}`).boundingBox()),
      );
      assert.ok(
        menu && button && Math.abs(menu.x + menu.width - button.x - button.width) < 12,
        `the menu is at ${menu?.x}, its button at ${button?.x}`,
      );
    },
  ));
