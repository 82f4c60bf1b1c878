/**
 * The library in a folder of one's own. A folder of the page's own file system is used instead of one that
 * the person chooses: no test can press the button of the browser's dialog.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  storedGame,
  test,
  until,
  withPage,
} from "./support.mjs";
import { expectCount, openLibrary } from "./library.mjs";
import { few } from "./sample.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * Lets the page choose a folder with a name.
 *
 * @param {Page} page
 */
const offerFolder = (page) =>
  page.addInitScript(() => {
    const chosen = async () => {
      const root = await navigator.storage.getDirectory();
      return root.getDirectoryHandle("Games", { create: true });
    };
    Object.assign(window, { showDirectoryPicker: chosen });
  });

/**
 * The files in the folder.
 *
 * @param {Page} page
 * @returns {Promise<Record<string, string>>}
 */
const filesIn = (page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("Games");
    /** @type {Record<string, string>} */
    const files = {};
    for await (const handle of /** @type {any} */ (folder).values())
      files[handle.name] = await (await handle.getFile()).text();
    return files;
  });

/**
 * Another device writes into the folder.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string} text
 */
const put = (page, name, text) =>
  page.evaluate(
    async ([name, text]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("Games");
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    },
    [name, text],
  );

/** @param {Page} page */
const row = (page) => page.locator(".line", { has: page.locator("#folder") });

/**
 * Opens the settings with a game on the board, and chooses a folder.
 *
 * @param {Page} page
 */
async function chooseFolder(page) {
  await until(page, `state.status.kind === "ready"`);
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("button", { name: "Choose a folder…" }).press("Enter");
  await expect(page.locator("#folder")).toHaveText("Everything is also in “Games”.");
}

const PLAYED = storedGame("startpos moves e5 d5 f6 g7");
const GAME = `[Library "id=other&source=play&time=1000"]\n[Game "emergo"]\n\n1. d7 f4 *\n`;

for (const [width, height] of few(1, [
  [390, 844],
  [1280, 800],
])) {
  test(`a folder gets the games and gives those of other devices, at ${width}×${height}`, () =>
    withPage({ viewport: { width, height }, stored: PLAYED, prepare: offerFolder }, async (page) => {
      await chooseFolder(page);
      await expect(row(page).getByRole("button", { name: "Stop using it" })).toBeFocused();
      await expectAccessible(page, "the settings with a folder");
      await expectNoSidewaysScrolling(page);
      // The library may get the game only after the folder was written for the first time.
      await expect
        .poll(async () => {
          const files = Object.entries(await filesIn(page));
          return files.find(([name]) => name.startsWith("ergo-games-"))?.[1] ?? "";
        })
        .toMatch(/e5 d5/);
      assert.ok("ergo-settings.json" in (await filesIn(page)));
      await put(page, "ergo-games-1970-01.txt", GAME);
      await page.reload();
      await openLibrary(page);
      await expectCount(page, 2);
      await page.evaluate(() => (location.hash = "#/settings"));
      await row(page).getByRole("button", { name: "Stop using it" }).click();
      await expect(page.locator("#folder")).toHaveText("None");
      await expect(row(page).getByRole("button", { name: "Choose a folder…" })).toBeFocused();
      assert.ok("ergo-settings.json" in (await filesIn(page)));
    }));
}

test("a folder that vanishes, or that the browser asks about again, is said, and nothing is lost", () =>
  withPage({ stored: PLAYED, prepare: offerFolder }, async (page) => {
    await chooseFolder(page);
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry("Games", { recursive: true });
    });
    await page.reload();
    await expect(page.locator("#folder")).toContainText("“Games” is not there any more.");
    await row(page).getByRole("button", { name: "Choose a folder…" }).click();
    await expect(page.locator("#folder")).toHaveText("Everything is also in “Games”.");
    assert.equal(Object.keys(await filesIn(page)).length, 2);
    await page.addInitScript(() => {
      let permission = "prompt";
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: async () => permission,
        requestPermission: async () => (permission = "granted"),
      });
    });
    await page.reload();
    await expect(page.locator("#folder")).toContainText("asks again");
    await row(page).getByRole("button", { name: "Allow" }).click();
    await expect(page.locator("#folder")).toHaveText("Everything is also in “Games”.");
    await openLibrary(page);
    await expectCount(page, 1);
  }));

test(
  "what cannot be read in a folder is said, and browsers without folders do not offer one",
  { tag: "@sentinel" },
  () =>
    withPage({ stored: PLAYED, prepare: offerFolder }, async (page) => {
      await chooseFolder(page);
      await put(page, "ergo-games-1970-01.txt", `${GAME}\n[Game "ergo"]\n\n1. e5 z9 *\n`);
      await page.reload();
      await expect(page.locator("#folder")).toContainText("A game there could not be read");
      assert.ok("unreadable-1-ergo-games-1970-01.txt" in (await filesIn(page)));
      await page.addInitScript(() => delete (/** @type {any} */ (window).showDirectoryPicker));
      await page.reload();
      await page.getByText("Saved permanently").or(page.getByText("Saved; the browser")).first().waitFor();
      await expect(page.locator("#folder")).toHaveCount(0);
    }),
);
