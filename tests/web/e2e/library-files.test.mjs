/** The library: files in old encodings, and the pictures of games. */
import { expect } from "@playwright/test";
import { cell, test, until, withPage } from "./support.mjs";
import { expectCount, importGames, openLibrary, rows } from "./library.mjs";

/** @import {Page} from "@playwright/test" */

test("a file in an old encoding is read, and its first such line is named", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const buffer = Buffer.from(`[Game "ergo"]\n[First "Zo\xEB"]\n\n1. e5 *\n`, "latin1");
    await page.locator("#import-file").setInputFiles({ name: "old.pgn", mimeType: "text/plain", buffer });
    const dialog = page.getByRole("dialog", { name: "Import games" });
    await expect(dialog).toContainText("old.pgn is not in UTF-8 (line 2).");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(rows(page)).toContainText(["Zoë"]);
  }));

/**
 * How many pixels of the first picture are lit as a piece of White is.
 *
 * @param {Page} page
 */
const whitePixels = (page) =>
  rows(page)
    .first()
    .locator("canvas")
    .evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const copy = Object.assign(document.createElement("canvas"), {
        width: canvas.width,
        height: canvas.height,
      });
      const g = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      g.drawImage(canvas, 0, 0);
      const { data } = g.getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (Math.min(data[at], data[at + 1], data[at + 2]) > 190) count++;
      return count;
    });

test("the list shows the last position of each game, also of those that were stored without it", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await importGames(page, `[Game "ergo"]\n\n1. e5 a1 2. d5 *\n`);
    await expect.poll(() => whitePixels(page)).toBeGreaterThan(10);
    const two = await whitePixels(page);
    const strip = () =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.open(`ergo ${location.pathname} library`);
            request.addEventListener("success", () => {
              const change = request.result.transaction("summaries", "readwrite");
              const store = change.objectStore("summaries");
              store
                .openCursor()
                .addEventListener("success", (/** @type {any} */ { target: { result: cursor } }) => {
                  if (!cursor) return;
                  const { picture: _, ...old } = cursor.value;
                  cursor.update(old);
                  cursor.continue();
                });
              change.addEventListener("complete", () => resolve(request.result.close()));
            });
          }),
      );
    await strip();
    await page.reload();
    await expect.poll(() => whitePixels(page)).toBe(two);
    await page.locator('#places [data-place="play"]').click();
    await cell(page, "e5").click();
    await until(page, "state.view.history.length >= 1");
    await openLibrary(page);
    await expectCount(page, 2);
    await expect.poll(() => whitePixels(page)).toBeGreaterThan(two / 4);
  }));
