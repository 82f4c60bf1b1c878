/** Helpers of the tests of the library. */
import { expect } from "@playwright/test";

/** @import {Page} from "@playwright/test" */

/** Windows in which everything has to fit. */
export const WINDOWS = /** @type {const} */ ([
  ["a small phone", { viewport: { width: 320, height: 568 } }],
  ["a phone in the dark", { viewport: { width: 390, height: 844 }, colorScheme: "dark" }],
  ["forced colours", { viewport: { width: 1280, height: 800 }, forcedColors: "active" }],
  ["a phone held sideways", { viewport: { width: 844, height: 390 } }],
]);

/**
 * Goes to the library and waits until it has been read.
 *
 * @param {Page} page
 */
export async function openLibrary(page) {
  await page.locator('#places [data-place="library"]').click();
  await page.getByRole("heading", { name: "My games" }).waitFor();
  await expect(page.locator("#place .count")).not.toHaveText("Reading your games…");
}

/** @param {Page} page */
export const rows = (page) => page.locator("#place .row");

/**
 * Waits until the list has this number of games.
 *
 * @param {Page} page
 * @param {number} count
 */
export const expectCount = (page, count) =>
  expect(page.locator('#place [role="grid"]')).toHaveAttribute("aria-rowcount", String(count + 1));

/**
 * The entries of the database.
 *
 * @param {Page} page
 * @returns {Promise<import("../../../www/storage/types.js").Entry[]>}
 */
export const storedEntries = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open(`ergo ${location.pathname} library`);
        request.addEventListener("success", () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.addEventListener("success", () => {
            request.result.close();
            resolve(all.result);
          });
        });
      }),
  );

/**
 * Their texts.
 *
 * @param {Page} page
 */
export const storedTexts = async (page) => (await storedEntries(page)).map(({ text }) => text);

/**
 * Imports a text as a file, and waits for the end.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function importText(page, text) {
  await page
    .locator("#import-file")
    .setInputFiles({ name: "club.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  const dialog = page.getByRole("dialog", { name: "Import games" });
  await dialog.getByRole("button", { name: "Close" }).waitFor();
  return dialog;
}

/**
 * Imports games from a text, and closes the dialog.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function importGames(page, text) {
  const dialog = await importText(page, text);
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "hidden" });
}
