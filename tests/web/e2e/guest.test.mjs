/** Boards in pages of other people: wherever their layout puts a board, and whatever their style sheets say. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { GAMES } from "../../../www/games/start.js";
import { few } from "./sample.mjs";
import { expectNoSidewaysScrolling, expectShortTasks, expectStatus, untilDrawn } from "./support.mjs";
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

for (const [layout, body] of few(4, Object.entries(LAYOUTS))) {
  test(`a board is not wider than a phone: ${layout}`, () =>
    visit(body.replace("<p>Beside it.</p>", ""), { viewport: { width: 390, height: 844 } }, async (page) => {
      await expectStatus(page, "White to move.");
      const { width } = await boxOf(page);
      assert.ok(width >= 300 && width <= 390, `${width} pixels wide`);
      await expectNoSidewaysScrolling(page);
    }));
}

const ANNOTATED = `<ergo-board id="board" mode="view" game-text='[Game "ergo"] [First "Anna"] [Second "Ben"]
  [Result "1-0"] 1. e5 a1?! {A lion in the corner is far from everything.} 2. d5 a5 3. f5! a9? (3... c5 4. g5 h5
  {closes both ends.}) 4. g5 c5 5. h5 {Five in a row.} 1-0'></ergo-board>`;

for (const width of [1280, 390]) {
  test(`an annotated game is readable where a rem has 10 pixels, ${width} pixels wide`, () =>
    visit(
      `<style>html { font-size: 62.5% } body { font-size: 1.6rem }</style><div style="max-width: 700px">${ANNOTATED}</div>`,
      { viewport: { width, height: 800 } },
      async (page) => {
        const players = page.locator("#board #moves .players");
        await expect(players).toHaveText("Anna – Ben · 1-0");
        // It is read from the start: the players are in sight.
        const panel = page.locator("#board .panel");
        await expect(page.locator("#board #moves [aria-current=step]")).toHaveText("h5");
        const [own, whole] = await Promise.all([players.boundingBox(), panel.boundingBox()]);
        assert.ok(own && whole && own.y >= whole.y - 1 && own.y + own.height <= whole.y + whole.height + 1);
        assert.ok(whole.width >= 230, `the moves have ${whole.width} pixels`);
        const comment = page.locator("#board #moves .remark").first();
        assert.ok(((await comment.boundingBox())?.width ?? 0) >= 150);
        // Stepping scrolls as before.
        await page.locator("#board .toolbar").getByRole("button", { name: "Previous move" }).click();
        await page.locator("#board .toolbar").getByRole("button", { name: "Go to end" }).click();
        await expect(page.locator("#board #moves [aria-current=step]")).toBeInViewport();
      },
    ));
}

/** The longest games that are accepted, as an expression in the page. */
const LARGE = {
  "twenty thousand nested variations": '`1. e5 ${"(1. d5 ".repeat(19_900)}${")".repeat(19_900)} *`',
  "a comment of almost four megabytes": '`1. e5 {${"word ".repeat(780_000)}} *`',
};

for (const [name, moves] of Object.entries(LARGE)) {
  test(`a board with ${name} does not block its page`, { tag: "@soak" }, () =>
    visit('<div id="place"></div>', { viewport: { width: 900, height: 800 } }, (page) =>
      expectShortTasks(page, async () => {
        await page.evaluate(async (moves) => {
          const board = /** @type {any} */ (document.createElement("ergo-board"));
          board.id = "board";
          board.mode = "view";
          board.gameText = `[Game "ergo"]\n[Result "*"]\n\n${new Function(`return ${moves}`)()}`;
          document.querySelector("#place")?.replaceChildren(board);
          await board.ready;
        }, moves);
        await expect(page.locator("#board #moves [aria-current=step]")).toHaveText("e5");
      }),
    ),
  );
}

/**
 * How much of a board is drawn: its ground and its pieces, in pixels.
 *
 * @param {Page} page
 * @param {string} id
 * @returns {Promise<number[]>}
 */
const inkOf = (page, id) =>
  page.locator(`#${id} .board > canvas`).evaluateAll((canvases) =>
    canvases.map((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { width, height } = canvas;
      if (width === 0 || height === 0) return 0;
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
        0,
        0,
        width,
        height,
      );
      return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    }),
  );

test("boards are printed with their moves below them, without buttons, and nothing overlaps", () =>
  visit(
    `${ANNOTATED}<p id="between">Between two boards.</p><ergo-board id="second" side="both" game="emergo"></ergo-board>
      <p id="after">After them.</p><div style="height: 3000px"></div>
      <ergo-board id="unseen" game="intermedium"></ergo-board>
      <ergo-board id="viewed" game="emergo" board-theme="slate" mode="view" moves="e1 e9 a5 i5"></ergo-board>
      <ergo-board id="waiting" waiting></ergo-board>`,
    { viewport: { width: 1280, height: 800 } },
    async (page) => {
      await expect(page.locator("#board #moves [aria-current=step]")).toHaveText("h5");
      await page.locator("#second").scrollIntoViewIfNeeded();
      await page.locator("#second").evaluate((board) => /** @type {any} */ (board).ready);
      await untilDrawn(page);
      // Nobody scrolls to the others: they are opened when the page is idle, and drawn for the paper.
      const opened = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll("ergo-board")].filter(
              (board) => /** @type {any} */ (board).state.view,
            ).length,
        );
      await expect.poll(opened, { timeout: 30_000 }).toBe(4);
      await expect.poll(() => inkOf(page, "viewed"), { timeout: 30_000 }).toEqual([0, 0]);
      const cleared = await page.evaluate(() => {
        const { prototype } = CanvasRenderingContext2D;
        const { clearRect } = prototype;
        let count = 0;
        prototype.clearRect = function (...box) {
          if (this.canvas.isConnected) count++;
          clearRect.apply(this, box);
        };
        dispatchEvent(new Event("beforeprint"));
        prototype.clearRect = clearRect;
        return count;
      });
      assert.equal(cleared, 0, "clearing is printed as white on the canvas below");
      for (const id of ["unseen", "viewed"]) {
        const [ground, pieces] = await inkOf(page, id);
        assert.ok(
          ground > 30_000 && pieces > 1000,
          `${id}: ${ground} pixels of the board, ${pieces} of pieces`,
        );
      }
      await page.setViewportSize({ width: 720, height: 1000 });
      await page.emulateMedia({ media: "print" });
      const printed = await page.evaluate(() => {
        const boxOf = (/** @type {Element | null | undefined} */ element) => {
          const { left, right, top, bottom, height } = /** @type {Element} */ (
            element
          ).getBoundingClientRect();
          return { left, right, top, bottom, height };
        };
        const inBoard = (/** @type {string} */ id, /** @type {string} */ part) =>
          document.querySelector(id)?.shadowRoot?.querySelector(part);
        return {
          canvas: boxOf(inBoard("#board", ".board canvas")),
          moves: boxOf(inBoard("#board", "#moves")),
          last: boxOf(inBoard("#board", "#moves .final")),
          between: boxOf(document.querySelector("#between")),
          second: boxOf(inBoard("#second", ".board canvas")),
          after: boxOf(document.querySelector("#after")),
          unseen: boxOf(inBoard("#unseen", ".board canvas")),
          waiting: boxOf(document.querySelector("#waiting")),
          buttons: ["#board", "#second", "#unseen", "#viewed"]
            .flatMap((id) => [
              ...(document
                .querySelector(id)
                ?.shadowRoot?.querySelectorAll(".toolbar, .stepper, .tabs, .message") ?? []),
            ])
            .filter((part) => part.getClientRects().length > 0).length,
        };
      });
      const { canvas, moves, last, between, second, after, unseen, waiting, buttons } = printed;
      assert.ok(canvas.height > 200 && canvas.right <= 720, "the board fits the paper");
      assert.ok(
        canvas.bottom <= moves.top + 1 && last.bottom <= between.top + 1,
        "all moves are below the board",
      );
      assert.ok(between.bottom <= second.top + 1 && second.bottom <= after.top + 1, "nothing overlaps");
      assert.ok(second.height > 200 && second.right <= 720, "the second board fits, too");
      assert.equal(buttons, 0);
      assert.ok(unseen.height > 200 && unseen.right <= 720, "and so does one that was never scrolled to");
      assert.ok(waiting.height < 40, "a board without a game leaves no gap");
    },
  ));

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

const ZOOMED = `<div style="zoom: 1.5; width: 400px">${BOARD}</div><div style="height: 2000px"></div>`;

test("a board in something zoomed is sharp, and taps are where they are seen", () =>
  visit(ZOOMED, { viewport: { width: 1000, height: 1400 } }, async (page) => {
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
  }));

/** The button is left of the middle of the wide window, and right of the middle of the narrow one. */
for (const [edge, width] of /** @type {const} */ ([
  ["left", 1000],
  ["right", 600],
])) {
  test(`the menu of a board in something zoomed is at the ${edge} edge of its button, and in the window`, () =>
    visit(ZOOMED, { viewport: { width, height: 530 } }, async (page) => {
      await expectStatus(page, "White to move.");
      const more = page.locator('#board [data-action="more"]');
      // There is less room above it than the menu would take.
      await more.evaluate((button) => button.scrollIntoView({ block: "center" }));
      await more.click();
      const [menu, button] = await Promise.all(
        [page.locator("#board .menu"), more].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON()),
        ),
      );
      const found = JSON.stringify({ menu, button });
      assert.ok(Math.abs(menu[edge] - button[edge]) < 12, found);
      assert.ok(menu.left >= 0 && menu.right <= width && menu.top >= 0 && menu.bottom <= button.top, found);
    }));
}
