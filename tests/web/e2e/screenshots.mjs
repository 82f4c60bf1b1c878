/** Takes screenshots of the page into `target/screenshots`: `cargo xtask screenshots`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  cell,
  chooseFromMenu,
  expectMoveCount,
  expectStatus,
  openRules,
  storedGame,
  test,
  withPage,
} from "./support.mjs";
import { TESTED } from "../games/index.mjs";
import { inTarget } from "../target.mjs";

const all = inTarget("screenshots");
mkdirSync(all, { recursive: true });

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1280, 860],
  ]) {
    const options = { colorScheme, viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 };
    for (const { game, midgame } of TESTED) {
      const file = `${game}-${width}-${colorScheme}.png`;
      test(file, async () => {
        await withPage(
          { ...options, stored: { ...storedGame(midgame.positionLine), game } },
          async (page) => {
            await expectStatus(page, "to move.");
            for (const cellName of midgame.touched) await cell(page, cellName).click();
            await page.mouse.move(0, 0);
            await page.waitForTimeout(300);
            await page.screenshot({ path: join(all, file) });
          },
        );
      });
    }
    const file = `${width}-${colorScheme}.png`;
    test(`analysis-${file}`, () =>
      withPage(
        { ...options, stored: storedGame("startpos moves e5 d6 e6 c4 g5 f4 e7 e8 b3", ["engine", "person"]) },
        async (page) => {
          await expectStatus(page, "Your move, Black.");
          await chooseFromMenu(page, "analyse");
          await page.locator("#board .analysis .move").nth(1).click();
          await expectStatus(page, "Preview");
          await page.waitForTimeout(500);
          await page.screenshot({ path: join(all, `analysis-${file}`), fullPage: true });
        },
      ));
    test(`won-${file} and rules-${file}`, () =>
      withPage(
        { ...options, stored: storedGame("startpos moves e5 a1 d5 a5 f5 a9 g5 c5", ["person", "person"]) },
        async (page) => {
          await cell(page, "h5").click();
          await expectMoveCount(page, 9);
          await page.mouse.move(0, 0);
          await page.waitForTimeout(300);
          await page.screenshot({ path: join(all, `won-${file}`) });
          await openRules(page);
          const figure = page.locator("#place ergo-board").first();
          await figure.scrollIntoViewIfNeeded();
          await figure.locator(".board canvas").first().waitFor();
          await page.waitForTimeout(500);
          await page.screenshot({ path: join(all, `rules-${file}`) });
        },
      ));
  }
}
