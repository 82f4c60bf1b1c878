/**
 * Pictures of every board in every theme, compared with those in `boards/`: what is drawn on canvas cannot be
 * tested otherwise. `cargo xtask browser boards --update-snapshots` takes new ones, to be looked at before
 * they are committed.
 */
import { expect } from "@playwright/test";
import { TESTED } from "../games/index.mjs";
import { comparesPictures, test } from "./pinned-chromium.mjs";
import { few } from "./sample.mjs";
import { cell, storedGame, until, untilDrawn, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const THEMES = ["walnut", "night", "library", "slate", "paper"];

/** Large boards with relief, and small ones with plain pieces. */
const SIZES = [
  { width: 1280, height: 800, set: "relief" },
  { width: 390, height: 664, set: "plain" },
];

/** The width of the pictures: small enough for the repository, and large enough to show a single mark. */
const WIDTH = 260;

/**
 * The board as it is on the screen, made smaller.
 *
 * @param {Page} page
 */
async function pictureOf(page) {
  const screenshot = await page.locator("#board .board").screenshot({ animations: "disabled" });
  const small = await page.evaluate(
    async ([source, width]) => {
      const bytes = Uint8Array.from(atob(String(source)), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }), {
        resizeWidth: Number(width),
        resizeQuality: "high",
      });
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
    },
    [screenshot.toString("base64"), WIDTH],
  );
  return Buffer.from(small, "base64");
}

test.skip(!comparesPictures, "pictures are not compared on this system");

for (const { game, midgame } of TESTED) {
  const { positionLine, touched, entered } = midgame;
  for (const { width, height, set } of SIZES) {
    test(`${game} at ${width} pixels in every theme`, () =>
      withPage(
        {
          drawsShadow: true,
          viewport: { width, height },
          stored: { ...storedGame(positionLine), game },
        },
        async (page) => {
          await until(page, "state.view");
          await page.evaluate(
            (set) => document.querySelector("ergo-board")?.setAttribute("piece-set", set),
            set,
          );
          for (const cellName of touched) await cell(page, cellName).click();
          await until(page, `state.view.entry.length === ${entered}`);
          await page.mouse.move(0, 0);
          for (const theme of few(3, THEMES)) {
            await page.evaluate(
              (theme) => document.querySelector("ergo-board")?.setAttribute("board-theme", theme),
              theme,
            );
            await untilDrawn(page);
            expect.soft(await pictureOf(page)).toMatchSnapshot(["boards", `${game}-${width}-${theme}.jpg`], {
              threshold: 0.15,
              maxDiffPixelRatio: 0.0012,
            });
          }
        },
      ));
  }
}
