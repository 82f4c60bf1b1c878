/**
 * Every place, dialog, menu and state passes axe on a phone and on a desktop: light, dark, with forced colours, and on
 * the phone with letters of twice the size.
 */
import { SCENES, withScene } from "./scenes.mjs";
import { expectAccessible, expectNoSidewaysScrolling, test } from "./support.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** @type {Record<string, Parameters<Page["emulateMedia"]>[0]>} */
const COLOURS = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
};

/** The rules that depend on colours: the others need to be checked once. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** Runs in the page: whether the boards have taken the colours of the page, which follows at once. @param {string | null | undefined} colorScheme */
function hasTaken(colorScheme) {
  return [...document.querySelectorAll("ergo-board")].every((board) => {
    const ink = getComputedStyle(board).getPropertyValue("--ergo-ink").trim();
    return ink.startsWith("#f") === (colorScheme === "dark");
  });
}

for (const scene of SCENES) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    if (scene.isNarrow && device !== "phone") continue;
    test(`${scene.name} passes axe on a ${device}`, () =>
      withScene(scene, { viewport }, async (page) => {
        for (const [name, media] of Object.entries(COLOURS)) {
          await page.emulateMedia(media);
          await page.waitForFunction(hasTaken, media?.colorScheme);
          await expectAccessible(page, name, media === COLOURS.light ? undefined : ABOUT_COLOURS);
        }
        if (device !== "phone") return;
        await page.emulateMedia(COLOURS.light);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await expectAccessible(page, "letters of twice the size");
        await expectNoSidewaysScrolling(page, "letters of twice the size");
      }));
  }
}
