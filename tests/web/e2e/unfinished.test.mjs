/**
 * A page that froze or crashed while it started: the next visit comes up without what that one was to open,
 * and offers it.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  expectAccessible,
  expectMoveCount,
  expectPositionLine,
  storedGame,
  test,
  until,
  url,
  withPage,
} from "./support.mjs";
import { lineOf } from "../../../www/storage/position.js";

/** @import {Page} from "@playwright/test" */

const PLAYED = "startpos moves e5 a1 d5";

/**
 * Ends the process of a page.
 *
 * @param {Page} page
 */
async function crash(page) {
  const crashed = page.waitForEvent("crash");
  const devtools = await page.context().newCDPSession(page);
  void devtools.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
}

/**
 * The rules never arrive.
 *
 * @param {Page} page
 */
const holdRules = (page) => page.route("**/*.wasm", () => {});

/**
 * Leaves the mark of an earlier start that did not end, in a tab that is gone.
 *
 * @param {Page} page
 */
const leaveMark = (page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem("marked")) return;
    sessionStorage.setItem("marked", "yes");
    localStorage.setItem("ergo / starting", "x 1000");
  });

/**
 * Opens the site in another tab, some minutes later.
 *
 * @param {Page} page
 * @param {string} path
 */
async function openLater(page, path = "") {
  const tab = await page.context().newPage();
  await tab.clock.setSystemTime(Date.now() + 300_000);
  await tab.goto(`${url}${path}`);
  await until(tab, "state.view");
  return tab;
}

/**
 * @param {Page} page
 * @param {string} text
 */
const notice = (page, text) => page.locator("#notices > div").filter({ hasText: text });

const GAME = "it has not opened your saved game";

/**
 * The value stored under a key.
 *
 * @param {Page} page
 * @param {string} key
 */
const storedUnder = (page, key) => page.evaluate((key) => localStorage.getItem(`ergo / ${key}`), key);

/**
 * Waits until the page knows that it is there.
 *
 * @param {Page} page
 */
const expectEnded = (page) => expect.poll(() => storedUnder(page, "starting")).toBe(null);

test("after a crash, the page starts without the stored game and offers it", { tag: "@sentinel" }, () => {
  const stored = { ...storedGame(PLAYED), entry: "abc" };
  return withPage({ stored, prepare: holdRules }, async (page) => {
    await expect.poll(() => storedUnder(page, "starting")).not.toBe(null);
    await crash(page);
    const tab = await openLater(page);
    await notice(tab, GAME).waitFor();
    await expectAccessible(tab, "the notice");
    await expectPositionLine(tab, "startpos");
    assert.equal(await storedUnder(tab, "unopened ergo"), JSON.stringify(stored));
    const [download] = await Promise.all([
      tab.waitForEvent("download"),
      notice(tab, GAME).getByRole("button", { name: "Save as file" }).click(),
    ]);
    assert.equal(readFileSync(await download.path(), "utf8"), JSON.stringify(stored));
    // Another game can be played meanwhile, and is not lost either.
    await cell(tab, "c3").click();
    await until(tab, "state.view.at === 2");
    const positionLine = lineOf(
      await tab.evaluate(() => /** @type {any} */ (document.querySelector("#board")).state.view),
    );
    await notice(tab, GAME).getByRole("button", { name: "Close" }).click();
    await tab.clock.resume();
    await expectEnded(tab);
    await tab.reload();
    await expectPositionLine(tab, positionLine);
    // It is still offered by the menu.
    await chooseFromMenu(tab, "set-aside");
    await notice(tab, GAME).getByRole("button", { name: "Open it anyway" }).click();
    await expectPositionLine(tab, PLAYED);
    assert.equal(await storedUnder(tab, "unopened ergo"), null);
    await tab.locator("#open-previous").click();
    await expectPositionLine(tab, positionLine);
  });
});

test("a crash is noticed at once in the same tab, and again if the game was opened anyway", () =>
  withPage({ stored: storedGame(PLAYED), prepare: leaveMark }, async (page) => {
    await notice(page, GAME).getByRole("button", { name: "Open it anyway" }).click();
    await expectPositionLine(page, PLAYED);
    // As after a crash: the page that is left takes its own mark away.
    await page.addInitScript(() => {
      localStorage.setItem("ergo / starting", `x ${Date.now()}`);
      sessionStorage.setItem("ergo / starting", "x");
    });
    await page.reload();
    await notice(page, GAME).waitFor();
    await expectPositionLine(page, "startpos");
  }));

test("a visit that is left, hidden or reloaded while it starts does not count, nor does another tab that starts", () =>
  withPage({ stored: storedGame(PLAYED), prepare: holdRules }, async (page) => {
    const isMarked = () => expect.poll(() => storedUnder(page, "starting")).not.toBe(null);
    await isMarked();
    // Another tab starts at the same time.
    const tab = await page.context().newPage();
    await tab.goto(url);
    await expectPositionLine(tab, PLAYED);
    await tab.close();
    await page.reload();
    await isMarked();
    await page.goto(`${url}api.html`);
    assert.equal(await storedUnder(page, "starting"), null);
    await page.goto(url);
    await isMarked();
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    assert.equal(await storedUnder(page, "starting"), null);
    await page.close();
  }));

/** A lesson in an address. */
const LESSON =
  "#/ergo/learn/own.eJw1jsFKxDAURff5ikthQAd5UGtwPYIze124KF3E9jUNpsnwkmkYSv9dKrg7Fw7c017MzKhYbKw61X5wuvmM6riP94VDRnV2C8MFGEgsVafU2h5sNB5Xb-5g3aE99MnjsuNnNpJ3O0-M2Q2DZ9pQE1hj_WLv8c32FmjDQ00wNdaT6qMEFriE0QhGiTN4YbnnyQVL2yNqIkL_imfCqNE3WN-86X_-AhLYJy4TCz_BhEHtxxILrMSSaENDsBpTgxfCoDFp_PcXF1B3G47qF2ycUcc";

/**
 * Addresses that open something, where the page starts instead, and what it says.
 *
 * @type {[address: string, place: string, said: string][]}
 */
const ADDRESSES = [
  [LESSON, "#/ergo/learn", "it has not opened the lesson in the link"],
  ["#1.ergo.0..LFA.vfGqTg", "#/ergo", "it has not opened the link"],
];

for (const [address, place, said] of few(1, ADDRESSES)) {
  test(`after a crash, the page starts at ${place} without what the address shows, and offers it`, () =>
    withPage({ path: address, prepare: leaveMark }, async (page) => {
      await notice(page, said).waitFor();
      assert.equal(new URL(page.url()).hash, place);
      await notice(page, said).getByRole("button", { name: "Open it anyway" }).click();
      if (address === LESSON) await page.getByText("Start in the middle.").waitFor();
      else await expectPositionLine(page, "startpos moves e5 a1");
    }));
}

test("after a crash in a study, the place has an empty one, and the study is offered", { tag: "@soak" }, () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    const textOf = () =>
      page.locator("#place.study ergo-board").evaluate((board) => /** @type {any} */ (board).toGameText());
    await page.locator("#place.study ergo-board").evaluate((board) => /** @type {any} */ (board).play("c3"));
    await expect.poll(() => storedUnder(page, "study ergo")).not.toBe(null);
    const id = await storedUnder(page, "study ergo");
    await leaveMark(page);
    await page.reload();
    await notice(page, "it has not opened your study").waitFor();
    assert.doesNotMatch(await textOf(), /c3/);
    await notice(page, "it has not opened your study")
      .getByRole("button", { name: "Open it anyway" })
      .click();
    await expect.poll(textOf).toMatch(/c3/);
    assert.equal(await storedUnder(page, "study ergo"), id);
  }),
);

test("a mark that makes no sense does not matter", () =>
  withPage(
    {
      stored: storedGame(PLAYED),
      prepare: (page) =>
        page.addInitScript(() => localStorage.setItem("ergo / starting", "__proto__ NaN 1e999")),
    },
    async (page) => {
      await expectMoveCount(page, 3);
      await expect(page.locator("#notices > div")).toHaveCount(0);
    },
  ));

test("beside the toolbar, pieces in hand take only the room that the name leaves", () =>
  withPage(
    {
      path: "#/emergo",
      viewport: { width: 390, height: 844 },
      prepare: leaveMark,
      stored: { ...storedGame("startpos moves e5"), game: "emergo" },
    },
    async (page) => {
      await notice(page, GAME).waitFor();
      const tray = page.locator("#board .tray.own");
      const rightOf = async (/** @type {string} */ part) => {
        const box = await tray.locator(part).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0);
      };
      await expect
        .poll(async () => {
          const pieces = await tray.locator(".stones canvas").boundingBox();
          return (pieces?.x ?? 0) - (await rightOf(".who"));
        })
        .toBeGreaterThanOrEqual(0);
    },
  ));
