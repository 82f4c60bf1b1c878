/** What the words of the games mean: from what the board says, and in the rules. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { GAMES } from "../../../www/games/start.js";
import { LANGUAGES } from "../../../www/text/languages.js";
import { few } from "./sample.mjs";
import { expectAccessible, openMenu, storedGame, test, until, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** @param {Page} page */
const terms = (page) => page.locator("#board .message .term");

/** @param {Page} page */
const meaning = (page) => page.locator("#board .meaning");

test("a word of the coach tells its meaning, also by keyboard", { tag: "@sentinel" }, () =>
  withPage({ path: "#/ergo" }, async (page) => {
    await expect(terms(page)).toHaveText(["soldier", "lion", "ring"]);
    // What follows a word without a space stays on its line.
    await expect(page.locator("#board .message .end")).toHaveText(["ring."]);
    const ring = terms(page).filter({ hasText: "ring" });
    await ring.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "ring", exact: true })).toContainText("34 cells");
    await expect(meaning(page)).toBeFocused();
    await expectAccessible(page, "the meaning of a word");
    // The board has a meaning for this key, too.
    await page.keyboard.press("ArrowUp");
    await expect(meaning(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(meaning(page)).toBeHidden();
    await expect(ring).toBeFocused();
    assert.equal(await page.evaluate(() => document.querySelectorAll("dialog[open]").length), 0);
  }),
);

for (const [width, height] of few(2, [
  [320, 568],
  [390, 844],
  [640, 360],
  [1280, 800],
  [1920, 1080],
])) {
  test(`the meaning is in a window of ${width}×${height}, and the word stays in sight`, () =>
    withPage(
      { path: "#/ergo", viewport: { width, height }, stored: storedGame("startpos moves e5 d5 a1 d6") },
      async (page) => {
        await until(page, `state.status.kind === "ready"`);
        await expect(terms(page).first()).toBeVisible();
        for (let at = 0; at < (await terms(page).count()); at++) {
          await terms(page).nth(at).click();
          await expect(meaning(page)).toBeVisible();
          const [box, word] = await Promise.all([
            meaning(page).boundingBox(),
            terms(page).nth(at).boundingBox(),
          ]);
          assert.ok(box && word);
          assert.ok(box.x >= 0 && box.y >= 0, JSON.stringify(box));
          assert.ok(box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
          assert.ok(
            box.y + box.height <= word.y || box.y >= word.y + word.height,
            JSON.stringify([box, word]),
          );
          await page.keyboard.press("Escape");
          await expect(meaning(page)).toBeHidden();
        }
      },
    ));
}

test("a tap on a word is no tap on the board, and its meaning goes with the next one", () =>
  withPage({ path: "#/ergo", viewport: { width: 390, height: 844 } }, async (page) => {
    await terms(page).first().click();
    await expect(meaning(page)).toBeVisible();
    await meaning(page).click();
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).state.view.at),
      0,
    );
    await terms(page).first().click();
    await expect(meaning(page)).toBeHidden();
    await openMenu(page);
  }));

for (const { code } of few(2, LANGUAGES)) {
  test(`words of the first message have meanings, and the rules a list of them, in ${code}`, () =>
    withPage({ path: `?lang=${code}#/ergo` }, async (page) => {
      for (const game of ["ergo", "intermedium"]) {
        await page.evaluate((game) => (location.hash = `#/${game}`), game);
        await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
        await expect(terms(page).first()).toBeVisible();
        const form = (await terms(page).first().textContent()) ?? "";
        await terms(page).first().click();
        const word = (await meaning(page).locator("b").textContent()) ?? "";
        assert.ok(form.toLowerCase().startsWith(word.toLowerCase()), `${form}: ${word}`);
        await expect(meaning(page).locator("p")).not.toBeEmpty();
        await page.keyboard.press("Escape");
      }
      for (const game of GAMES) {
        await page.evaluate((game) => (location.hash = `#/${game}/rules`), game);
        await expect(page.locator("#place .terms dt").nth(3)).toBeVisible();
        assert.equal(
          await page.locator("#place .terms dt").count(),
          await page.locator("#place .terms dd:not(:empty)").count(),
        );
      }
    }));
}

test("beside the board the list is above the rules, folded", () =>
  withPage(
    { viewport: { width: 1280, height: 800 }, stored: storedGame("startpos moves e5 d5") },
    async (page) => {
      await page.locator("#board").getByRole("tab", { name: "Rules" }).click();
      const list = page.locator("#rules-tab .terms");
      await page.locator("#rules-tab h2").first().waitFor();
      await expect(list).toBeHidden();
      await page.locator("#rules-tab summary").press("Enter");
      await expect(list.getByText("The 34 cells")).toBeVisible();
    },
  ));
