/**
 * Takes the pictures of the page: `cargo xtask screenshots`. All of them go to `target/screenshots`,
 * to be looked at; those that the README shows also go to `tests/web/screenshots`.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import { cell, game, movesCome, says, stopBrowser, withPage } from "./browser/support.mjs";

const all = new URL("../../target/screenshots/", import.meta.url);
const shown = new URL("screenshots/", import.meta.url);
for (const folder of [all, shown]) mkdirSync(folder, { recursive: true });

/** A game in full swing, and a piece of it chosen. */
const MIDGAME = "startpos moves e5 f5 e4 e3 d6 c7 d5 c5 e6 e7 f7 g8 c4 b3 d4 d3 j1 j2 a9";
const SHOWN = ["1280-light.png", "320-dark.png"];

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const [width, height] of [[320, 640], [768, 1024], [1280, 860]]) {
    const options = { colorScheme, viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 };
    const file = `${width}-${colorScheme}.png`;
    await withPage({ ...options, stored: game(MIDGAME, ["person", "person"]) }, async (page) => {
      await says(page, "Black to move.");
      await cell(page, "j2").click();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(300);
      await page.screenshot({ path: new URL(file, all).pathname });
    });
    if (SHOWN.includes(file)) copyFileSync(new URL(file, all), new URL(file, shown));
    await withPage({ ...options, stored: game("startpos moves e5 a1 d5 a5 f5 a9 g5 c5", ["person", "person"]) }, async (page) => {
      await cell(page, "h5").click();
      await movesCome(page, 9);
      await page.mouse.move(0, 0);
      await page.waitForTimeout(300);
      await page.screenshot({ path: new URL(`won-${file}`, all).pathname });
      await page.locator("#open-rules").click();
      await page.locator("#rules ergo-board .board canvas").first().waitFor();
      await page.waitForTimeout(500);
      await page.screenshot({ path: new URL(`rules-${file}`, all).pathname });
    });
  }
}
await stopBrowser();
