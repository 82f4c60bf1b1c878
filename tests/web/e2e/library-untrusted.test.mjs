/** The library with what no page of ours has written: in files, in the database and in the history. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { expectAccessible, test, withPage } from "./support.mjs";
import { expectCount, importGames, importText, openLibrary, rows, storedTexts } from "./library.mjs";

/** @import {Page} from "@playwright/test" */

const GAME = `[Game "ergo"]\n\n1. e5 d5 *`;

/**
 * Puts records into the database as they are.
 *
 * @param {Page} page
 * @param {Record<string, any[]>} records by store
 */
const put = (page, records) =>
  page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(`ergo ${location.pathname} library`);
        request.addEventListener("success", () => {
          const transaction = request.result.transaction(Object.keys(all), "readwrite");
          for (const [store, found] of Object.entries(all))
            for (const record of found) transaction.objectStore(store).put(record);
          transaction.addEventListener("error", () => reject(transaction.error));
          transaction.addEventListener("complete", () => {
            request.result.close();
            resolve(undefined);
          });
        });
      }),
    records,
  );

test("a file with a time that is none hides no row, now and after a reload", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const lines = ["time=1e308", "time=1&level=1e9", "time=1&players=person-constructor"].map(
      (fields) => `[Library "id=x&source=play&${fields}"]`,
    );
    await importGames(
      page,
      [...lines.map((line, at) => `${line}\n${GAME.replace("d5", `d${at + 1}`)}`), GAME].join("\n\n"),
    );
    await expectCount(page, 4);
    await expect(rows(page)).toHaveCount(4);
    await page.reload();
    await expectCount(page, 4);
    await expect(rows(page).filter({ hasText: "Damaged" })).toHaveCount(0);
    const texts = await storedTexts(page);
    for (const line of lines)
      assert.ok(
        texts.some((text) => text.startsWith(line)),
        "the text is as it was",
      );
  }));

test("a row that an earlier version has stored badly is shown as damaged, and can be deleted and restored", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await importGames(page, GAME);
    const about = { source: "play", time: 1e308, tags: [] };
    const entry = {
      id: "bad",
      text: GAME.replace("d5", "a1"),
      line: "startpos moves e5 a1",
      about,
      revision: 1,
    };
    const summary = {
      id: "bad",
      print: "p",
      game: "ergo",
      source: "play",
      name: "",
      tags: [],
      players: null,
      side: null,
      level: null,
    };
    const more = {
      seats: ["", ""],
      result: "*",
      reason: null,
      ending: "",
      turns: 2,
      opening: "e5 a1",
      time: 1e308,
      isDay: false,
    };
    const record = {
      id: "gone",
      entry: { ...entry, id: "gone" },
      summary: { ...summary, ...more, id: "gone" },
      time: 1e308,
    };
    await put(page, { games: [entry], summaries: [{ ...summary, ...more }], deleted: [record] });
    await page.evaluate(() =>
      history.replaceState(
        { statistics: { opening: { game: 7, side: "x", moves: null } } },
        "",
        "#/library/statistics",
      ),
    );
    await page.reload();
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    await page.getByText("1 damaged game is not counted.").waitFor();
    await page.getByRole("button", { name: "My games" }).click();
    await expectCount(page, 2);
    const damaged = rows(page).filter({ hasText: "Damaged game" });
    await expect(damaged).toHaveCount(1);
    await page.getByRole("searchbox").fill("e5");
    await expectCount(page, 1);
    await page.getByRole("searchbox").fill("");
    await expectAccessible(page, "a damaged row");
    await damaged.locator(".more").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export" }).click(),
    ]);
    assert.match(await download.path(), /./);
    await damaged.locator(".more").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectCount(page, 1);
    await page.getByRole("button", { name: "Deleted games" }).click();
    const dialog = page.getByRole("dialog", { name: "Deleted games" });
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Restore all" }).click();
    await dialog.getByText("2 games restored.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expectCount(page, 3);
    await page.reload();
    await expectCount(page, 3);
  }));

test("a file without end is stopped at once, and what was read is kept", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    // One long comment, which is read in parts to its end unless somebody stops it.
    await page.evaluate((game) => {
      const transfer = new DataTransfer();
      const junk = "no game here ".repeat(80_000);
      transfer.items.add(new File([game, "\n\n{", ...Array.from({ length: 100 }, () => junk)], "long.txt"));
      const { slice } = Blob.prototype;
      let parts = 0;
      // The disk is slow.
      Blob.prototype.slice = function (...range) {
        const part = slice.apply(this, range);
        const { arrayBuffer } = part;
        part.arrayBuffer = async () => {
          if ((parts += 1) > 500) await new Promise(() => {});
          return arrayBuffer.call(part);
        };
        return part;
      };
      const input = /** @type {HTMLInputElement} */ (document.querySelector("#import-file"));
      input.files = transfer.files;
      input.dispatchEvent(new Event("change"));
    }, GAME);
    const dialog = page.getByRole("dialog", { name: "Import games" });
    await dialog.getByText("1 added").waitFor();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await dialog.getByText("Stopped. What was read so far is kept").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expectCount(page, 1);
  }));

test(
  "a game that is longer than the rules read is left out with a word, and the next one is kept",
  { tag: "@soak" },
  () =>
    withPage({ path: "#/library" }, async (page) => {
      await page.getByText("No games yet.").waitFor();
      const dialog = await importText(
        page,
        `[Game "ergo"] {${"x\n".repeat(2_100_000)}\n${GAME}\n\n${GAME.replace("d5", "a1")}`,
      );
      await dialog.getByText("2 games added. 1 game could not be read").waitFor();
      await openLibrary(page).catch(() => {});
    }),
);
