/** A board that no game has: it is drawn, tapped, read out and set up from what it says of itself. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect } from "@playwright/test";
import { test } from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {JSHandle} from "@playwright/test" */
/** @import {Triangle} from "./triangle-page.mjs" */

const CSS = readFileSync(new URL("../../../www/element/board.css", import.meta.url), "utf8");
const NAMES = ["e5", "d4", "e4", "c3", "d3", "e3", "b2", "c2", "d2", "e2", "a1", "b1", "c1", "d1", "e1"];

/**
 * Opens the modules in an empty page.
 *
 * @param {Page} page
 */
async function openTriangle(page) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("triangle-page.mjs", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    loader: { ".css": "text" },
    logLevel: "error",
    logOverride: { "empty-import-meta": "silent" },
  });
  await page.setViewportSize({ width: 480, height: 420 });
  await page.setContent(`<style>body { margin: 0 } ${CSS}</style>`);
  await page.addScriptTag({ content: outputFiles[0].text });
  /** @type {JSHandle<Triangle>} */
  const triangle = await page.evaluateHandle("triangle");
  return triangle;
}

/**
 * The brightness of the drawing at a place, from 0 to 255, and whether anything is drawn there.
 *
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 */
const pixel = (page, x, y) =>
  page.evaluate(
    ([x, y]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".board canvas"));
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      const [r, green, b, alpha] = g.getImageData((x - box.left) * scale, (y - box.top) * scale, 1, 1).data;
      return { light: (r + green + b) / 3, isDrawn: alpha > 200 };
    },
    [x, y],
  );

test("a triangle of 15 cells is drawn, tapped and read out, whichever way it is turned", async ({ page }) => {
  const triangle = await openTriangle(page);
  for (const flipped of [false, true]) {
    const { labels, cell } = await triangle.evaluate((it, flipped) => it.show(flipped), flipped);
    const grid = page.getByRole("grid", { name: "Triangle board" });
    const buttons = grid.getByRole("button");
    const names = await buttons.evaluateAll((all) => all.map((button) => button.dataset.name));
    assert.deepEqual(names, flipped ? NAMES.toReversed() : NAMES);
    await expect(grid.getByRole("row")).toHaveCount(5);
    await expect(grid.getByRole("button", { name: /^c3.*black/ })).toBeVisible();
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().toJSON()),
    );
    const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    // No areas overlap, and neighbours are a cell apart.
    for (const [at, a] of middles.entries()) {
      for (const b of middles.slice(at + 1)) {
        const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
        assert.ok(dx > cell - 1 || dy > 0.866 * cell - 1, "two areas overlap");
        assert.ok(Math.hypot(dx, dy) > 0.99 * cell);
      }
    }
    await expect.poll(async () => (await pixel(page, middles[0].x, middles[0].y)).isDrawn).toBe(true);
    const outside = flipped ? [10, 380] : [10, 10];
    assert.equal((await pixel(page, outside[0], outside[1])).isDrawn, false, "the slab is a triangle");
    // A label is light on the frame, at the left of each row or at the foot of each column.
    assert.deepEqual(labels.map(({ text }) => text).join(""), "abcde54321");
    for (const { x, y } of labels) assert.ok((await pixel(page, x, y)).isDrawn, "a label is off the board");
    const [first] = middles;
    for (const { text, y } of labels) {
      if (/\d/.test(text)) continue;
      assert.ok(y > first.y, `${text} is below the first row`);
    }
    // Each cell takes the taps in its middle and near its corners.
    const taps = middles.flatMap(({ x, y }) => [
      [x, y],
      [x - 0.4 * cell, y - 0.4 * cell],
      [x + 0.4 * cell, y + 0.4 * cell],
    ]);
    for (const [x, y] of taps) await page.mouse.click(x, y);
    const tapped = await triangle.evaluate(({ taps }) => taps.splice(0));
    const cells = await buttons.evaluateAll((all) => all.map((button) => Number(button.dataset.cell)));
    assert.deepEqual(
      tapped,
      cells.flatMap((cell) => [cell, cell, cell]),
    );
    // Rows are offset, but the way back leads to the same cells.
    const focused = () =>
      page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.name);
    for (const name of NAMES) {
      await grid.locator(`[data-name="${name}"]`).focus();
      const walk = [];
      for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"]) {
        const before = await focused();
        await page.keyboard.press(key);
        walk.push([before, await focused()]);
      }
      const moved = walk.filter(([before, after]) => before !== after);
      const ups = walk.slice(0, 2).filter(([before, after]) => before !== after).length;
      if (ups === 2) assert.equal(await focused(), name, `${name}: ${moved.join(" ")}`);
    }
    await page.keyboard.press("Control+Home");
    assert.equal(await focused(), names[0]);
    await page.keyboard.press("Control+End");
    assert.equal(await focused(), names.at(-1));
  }
});

test("a triangle of 15 cells is set up in the editor", async ({ page }) => {
  const triangle = await openTriangle(page);
  await triangle.evaluate((it) => it.edit());
  const buttons = page.getByRole("grid", { name: "Triangle board" }).getByRole("button");
  await expect(buttons).toHaveCount(15);
  for (const name of ["a1", "e5", "d3"]) await page.locator(`[data-name="${name}"]`).click();
  for (const name of ["a1", "e5", "d3"])
    await expect(page.locator(`[data-name="${name}"]`)).toHaveAccessibleName(new RegExp(`^${name}.*white`));
  await expect(page.locator('[data-name="c3"]')).toHaveAccessibleName(/^c3.*empty/);
});
