/**
 * The settings, the keys and what is said about the page: their places, and that the settings are kept and
 * obeyed.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import { openKeys } from "./scenes.mjs";
import { expectAccessible, storedGame, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} name
 */
const attribute = (page, name) => page.locator("#board").getAttribute(name);

test("settings take effect at once and are kept", { tag: "@sentinel" }, () =>
  withPage({ path: "#/settings" }, async (page) => {
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await expectAccessible(page, "the settings");
    assert.equal(await page.title(), "Settings");
    await page.getByRole("radio", { name: "Slate" }).check();
    await page.getByRole("radio", { name: "Plain" }).check();
    await page.getByRole("group", { name: "Coordinates" }).getByRole("radio", { name: "Off" }).check();
    await page.getByRole("switch", { name: "Show where a piece can go" }).uncheck();
    await page.getByRole("switch", { name: "Sounds" }).uncheck();
    const expected = {
      "board-theme": "slate",
      "piece-set": "plain",
      coordinates: "off",
      targets: "off",
      sound: null,
    };
    for (const again of [false, true]) {
      if (again) await page.reload();
      await page.getByRole("heading", { name: "Settings" }).waitFor();
      for (const [name, value] of Object.entries(expected))
        assert.equal(await attribute(page, name), value, name);
    }
    await expect(page.getByRole("radio", { name: "Slate" })).toBeChecked();
    await page.getByRole("button", { name: "Restore the defaults" }).click();
    await expect(page.getByRole("radio", { name: "Automatic" }).first()).toBeChecked();
    assert.equal(await attribute(page, "targets"), null);
    await page.goBack();
  }),
);

for (const colorScheme of few(1, /** @type {const} */ (["light", "dark"]))) {
  test(`the appearance can be light or dark where the system is ${colorScheme}`, () =>
    withPage({ path: "#/settings", colorScheme }, async (page) => {
      await page.getByRole("heading", { name: "Settings" }).waitFor();
      const brightness = () =>
        page.evaluate(() => {
          const [red] = getComputedStyle(document.body).color.match(/\d+/) ?? [];
          return Number(red) < 128 ? "light" : "dark";
        });
      assert.equal(await brightness(), colorScheme);
      for (const chosen of /** @type {const} */ (["dark", "light"])) {
        await page.getByRole("radio", { name: chosen === "dark" ? "Dark" : "Light" }).check();
        assert.equal(await brightness(), chosen);
        await expectAccessible(page, `the settings, ${chosen}`);
      }
    }));
}

test("a setting that another tab changes is followed", () =>
  withPage({ path: "#/settings" }, async (page) => {
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("radio", { name: "Library" }).check();
    await expect(page.getByRole("radio", { name: "Library" })).toBeChecked();
    await expect(page.locator("#board")).toHaveAttribute("board-theme", "library");
  }));

test("the page is silent until it is touched, and sounds then", () =>
  withPage(
    {
      stored: storedGame("startpos", ["engine", "person"], { level: 1 }),
      prepare: (page) =>
        page.addInitScript(() => {
          /** @type {any} */ (window).sounds = 0;
          // What a test evaluates counts as a touch; only this one does here.
          let hasBeenActive = false;
          addEventListener("pointerdown", () => (hasBeenActive = true), { capture: true });
          Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
          const { createOscillator } = AudioContext.prototype;
          AudioContext.prototype.createOscillator = function () {
            /** @type {any} */ (window).sounds += 1;
            return createOscillator.call(this);
          };
        }),
    },
    async (page) => {
      const sounds = () => page.evaluate(() => /** @type {any} */ (window).sounds);
      await page.locator("#moves li > button").first().waitFor();
      assert.equal(await sounds(), 0, "nothing was touched yet");
      await page
        .locator("#board button[data-name]:not([aria-label*=soldier], [aria-label*=lion])")
        .nth(20)
        .click();
      await page.waitForFunction(() => /** @type {any} */ (window).sounds > 0);
    },
  ));

test("? shows the keys, and the page says who made the games", () =>
  withPage({}, async (page) => {
    const keys = await openKeys(page);
    await keys.getByText("Take back").waitFor();
    await expectAccessible(page, "the keys");
    await page.keyboard.press("Escape");
    await page.goto(`${page.url().split("#")[0]}#/about`);
    await page.getByText("HexEmergo, Emergo on a").waitFor();
    await page.getByText("Nothing leaves your device.").waitFor();
    await expectAccessible(page, "the about page");
  }));

for (const [width, lang] of /** @type {const} */ ([
  [320, "nl"],
  [390, "nl"],
  [320, "en-XA"],
  [390, "en-XA"],
])) {
  test(`the names of boards and pieces have room in ${lang}, ${width} px wide`, () =>
    withPage({ path: `?lang=${lang}#/settings`, viewport: { width, height: 844 } }, async (page) => {
      await page.locator("#place .choices label").nth(7).waitFor();
      const wide = await page
        .locator("#place .choices label, #place select")
        .evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((element) => element.textContent),
        );
      assert.deepEqual(wide, []);
    }));
}
