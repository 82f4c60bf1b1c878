/**
 * The library when the browser, the disk or another tab lets it down: nothing is lost, and everything is
 * said.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import {
  cell,
  expectAccessible,
  expectPositionLine,
  expectStatus,
  hide,
  startNewGame,
  storedGame,
  test,
  until,
  withPage,
} from "./support.mjs";
import { expectCount, openLibrary, rows } from "./library.mjs";

const GAMES = Array.from({ length: 1000 }, (_, at) => `[Game "ergo"]\n[Round "${at}"]\n\n1. e5 d5 *`).join(
  "\n\n",
);
const FILE = { name: "club.txt", mimeType: "text/plain", buffer: Buffer.from(GAMES) };

test("killed in the middle of an import: what was written is there, and importing again completes it", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    // The third batch is never answered.
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      let batches = 0;
      /**
       * @param {any} message
       * @param {any} options
       */
      Worker.prototype.postMessage = function (message, options) {
        if (message.op === "read" && (batches += 1) > 2) return;
        postMessage.call(this, message, options);
      };
    });
    await page.locator("#import-file").setInputFiles(FILE);
    await page.getByText("200 added").waitFor();
    const later = await page.context().newPage();
    await page.close();
    await later.goto(`${page.url()}`);
    await expectCount(later, 200);
    await later.locator("#import-file").setInputFiles(FILE);
    await later.getByText("800 games added. 200 games were already there.").waitFor();
    await later.getByRole("button", { name: "Close" }).click();
    await expectCount(later, 1000);
  }));

test("a full disk: the game is shown and exported, and is stored once there is room", () =>
  withPage(
    {
      stored: storedGame("startpos moves e5 d5"),
      prepare: (page) =>
        page.addInitScript(() => {
          const { transaction } = IDBDatabase.prototype;
          /** @type {any} */ (window).isFull = true;
          IDBDatabase.prototype.transaction = function (names, mode, ...more) {
            if (mode === "readwrite" && /** @type {any} */ (window).isFull)
              throw new DOMException("full", "QuotaExceededError");
            return transaction.call(this, names, mode, ...more);
          };
        }),
    },
    async (page) => {
      await expectStatus(page, /no room left for this game in the library/);
      await openLibrary(page);
      await page.getByRole("alert").filter({ hasText: "There is no room left on this device." }).waitFor();
      await expectCount(page, 1);
      await expect(rows(page)).toContainText(["not kept"]);
      await expectAccessible(page, "a full library");
      await page.locator("#import-file").setInputFiles(FILE);
      const dialog = page.getByRole("dialog", { name: "Import games" });
      await dialog.getByText("There is no room left on this device.").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export all" }).click(),
      ]);
      assert.match(await download.path(), /./);
      await page.evaluate(() => (/** @type {any} */ (window).isFull = false));
      await page.locator('#places [data-place="play"]').click();
      await cell(page, "g7").click();
      await until(page, "state.view.history.length === 3");
      await openLibrary(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.reload();
      await expect(rows(page)).toContainText(["Move 2"]);
      await expect(rows(page)).not.toContainText(["not kept"]);
    },
  ));

test("storage that is denied: games are played, and the library says that it forgets them", () =>
  withPage(
    {
      stored: storedGame("startpos moves e5 d5"),
      prepare: (page) =>
        page.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException("no", "SecurityError");
          };
        }),
    },
    async (page) => {
      await expectStatus(page, "The page cannot save games in this browser.");
      await openLibrary(page);
      await page.getByRole("alert").filter({ hasText: "lost when you leave" }).waitFor();
      await expectCount(page, 1);
      await rows(page).first().locator(".open").click();
      await cell(page, "g7").click();
      await until(page, "state.view.history.length === 3");
      // A game that the library cannot store is kept as the previous game.
      await startNewGame(page);
      await until(page, "state.view.history.length === 0");
      await page.reload();
      await page.locator("#open-previous").click();
      await expectPositionLine(page, "startpos moves e5 d5 g7");
    },
  ));

test("a database of a newer version is left alone, and the page says so", { tag: "@soak" }, () =>
  withPage(
    {
      path: "#/library",
      prepare: async (page) => {
        const { origin, pathname } = new URL(process.env.ERGO_URL ?? "");
        await page.goto(`${origin}${pathname}manifest.webmanifest`);
        await page.evaluate(
          (name) =>
            new Promise((resolve) => {
              const request = indexedDB.open(name, 99);
              request.addEventListener("upgradeneeded", () =>
                request.result.createObjectStore("treasure").put("gold", "chest"),
              );
              request.addEventListener("success", () => {
                request.result.close();
                resolve(undefined);
              });
            }),
          `ergo ${pathname} library`,
        );
      },
    },
    async (page) => {
      await page
        .getByRole("alert")
        .filter({ hasText: "A newer version of this page keeps your games." })
        .waitFor();
      const { version, stores } = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const request = indexedDB.open(`ergo ${location.pathname} library`);
            request.addEventListener("success", () =>
              resolve({ version: request.result.version, stores: [...request.result.objectStoreNames] }),
            );
          }),
      );
      assert.deepEqual([version, stores], [99, ["treasure"]]);
    },
  ),
);

test("a damaged entry is listed, and the others are not affected", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await page.locator("#import-file").setInputFiles({ ...FILE, buffer: Buffer.from(GAMES.slice(0, 300)) });
    await page.getByRole("button", { name: "Close" }).click();
    await expect(rows(page).first()).toBeVisible();
    const count = await rows(page).count();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open(`ergo ${location.pathname} library`);
          request.addEventListener("success", () => {
            const transaction = request.result.transaction(["games", "summaries"], "readwrite");
            transaction.objectStore("games").put({ id: "!", text: "half of a te" });
            transaction.addEventListener("complete", () => {
              request.result.close();
              resolve(undefined);
            });
          });
        }),
    );
    await page.reload();
    await expectCount(page, count + 1);
    const damaged = rows(page).filter({ hasText: "Damaged game" });
    await expect(damaged).toHaveCount(1);
    await expectAccessible(page, "a damaged game");
    await damaged.locator(".open").click();
    await expect(page.locator("#place .bar")).toContainText("This game cannot be read any more.");
  }));

test("games that the browser has deleted are missed", { tag: "@soak" }, () =>
  withPage(
    {
      path: "#/library",
      prepare: (page) =>
        page.addInitScript(() => localStorage.setItem(`ergo ${location.pathname} library count`, "128")),
    },
    async (page) => {
      await page
        .getByRole("alert")
        .filter({ hasText: "128 games were kept here, and the browser has deleted them." })
        .waitFor();
      await page.getByRole("button", { name: "OK" }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  ),
);

test("two tabs that go on differently with one game: both continuations are kept", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await until(page, "String(state.view?.moves) === 'e5,d5'");
    await openLibrary(page);
    await expectCount(page, 1);
    const other = await page.context().newPage();
    await other.goto(page.url().split("#")[0]);
    await until(other, "String(state.view?.moves) === 'e5,d5'");
    await page.locator('#places [data-place="play"]').click();
    // It does not follow the first one.
    await hide(other, true);
    await cell(page, "g7").click();
    await until(page, "state.view.history.length === 3");
    await cell(other, "c3").click();
    await until(other, "state.view.history.length === 3");
    await openLibrary(page);
    await expectCount(page, 2);
    await page.reload();
    await expect(page.locator("#place .rows")).toContainText("e5 d5 g7");
    await expect(page.locator("#place .rows")).toContainText("e5 d5 c3");
  }),
);

test("a list that is open follows another tab", { tag: "@soak" }, () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url().split("#")[0]);
    await until(other, "state.status.kind === 'ready'");
    await cell(other, "e5").click();
    await expectCount(page, 1);
  }),
);
