/** Printed sheets: puzzles with their solutions, and games with diagrams. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readPuzzles } from "../../../www/exercise/read-puzzles.js";
import { GAMES } from "../../../www/games/start.js";
import { puzzlesOf } from "../../../www/publish/sheet-puzzles.js";
import { randomMoves } from "../random-game.mjs";
import { makeFinger, makeKeys, makeMouse } from "./hands.mjs";
import { expectCount, importGames, openLibrary, rows } from "./library.mjs";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectShortTasks,
  openMenu,
  test,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** The size of A4 in points of PDF. */
const A4 = { width: 595, height: 842 };

const PUZZLES = 6;

/** @param {Page} page */
const sheet = (page) => page.locator("dialog.sheet");

/**
 * Prints to a file: the sizes of its pages.
 *
 * @param {Page} page
 */
async function printed(page) {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }));
}

/**
 * Waits until the sheets are there.
 *
 * @param {Page} page
 * @param {string} pages
 */
const expectPages = (page, pages) => expect(sheet(page).getByRole("status")).toHaveText(pages);

const CASES = /** @type {const} */ ([
  { game: "ergo", viewport: { width: 1280, height: 800 }, make: makeMouse, touch: false },
  { game: "emergo", viewport: { width: 390, height: 844 }, make: makeFinger, touch: true },
  { game: "hexemergo", viewport: { width: 1280, height: 800 }, make: makeKeys, touch: false },
  { game: "intermedium", viewport: { width: 640, height: 360 }, make: makeFinger, touch: true },
]);

for (const { game, viewport, make, touch } of CASES) {
  test(`a sheet of puzzles of ${game} at ${viewport.width}×${viewport.height}`, () =>
    withPage({ path: `#/${game}/puzzles`, viewport, hasTouch: touch }, async (page) => {
      const hands = make(page);
      const open = page.getByRole("button", { name: "Print a sheet" });
      await open.waitFor({ state: "attached" });
      // It is further down; the keys scroll there themselves.
      if (make !== makeKeys) await open.evaluate((button) => button.scrollIntoView({ block: "center" }));
      await hands.press(open, "Print a sheet");
      await expectPages(page, "2 pages");
      // The sheets of all games are made of the same parts, and of thousands of elements.
      if (game === "ergo") await expectAccessible(page, game);
      await expectNoSidewaysScrolling(page);

      // Each puzzle has its board, its task and its code, and its solution has a move.
      const front = sheet(page).locator("article").first();
      const tasks = await front.locator("h4 > span:not(.signs)").allTextContents();
      assert.equal(tasks.length, PUZZLES);
      const boards = front.locator(".diagram");
      for (const [at, task] of tasks.entries()) await expect(boards.nth(at)).toHaveAccessibleName(task);
      const solutions = await sheet(page).locator("li .moves").allTextContents();
      assert.equal(solutions.length, PUZZLES);
      for (const text of solutions) assert.match(text, /^1\.(\.\.|…)? ([a-z]\d|Pass$)/);
      assert.equal(await sheet(page).locator("li .qr").count(), PUZZLES);
      assert.equal(await front.locator(".qr").count(), PUZZLES);

      // Nothing runs over the edge of its page, whatever the game.
      assert.deepEqual(await printed(page), [A4, A4]);
      await expectPages(page, "2 pages");
      await expect(front).toBeVisible();

      // Another sheet has other puzzles.
      const before = await front
        .locator(".diagram")
        .evaluateAll((all) => all.map((one) => one.outerHTML.length));
      await sheet(page).getByRole("spinbutton").fill("7");
      await sheet(page).getByRole("spinbutton").press("Tab");
      await expect(front).toContainText("Sheet 7");
      await expectPages(page, "2 pages");
      const after = await front
        .locator(".diagram")
        .evaluateAll((all) => all.map((one) => one.outerHTML.length));
      assert.notDeepEqual(after, before);
      await hands.press(sheet(page).getByRole("button", { name: "Close" }), "Close");
      await expect(sheet(page)).toHaveCount(0);
      await expect(page.locator("body > .sheet-pages")).toHaveCount(0);
      if (make === makeKeys) await expect(open).toBeFocused();
    }));
}

const COMMENTED = `[Game "ergo"]
[First "Anna"]
[Second "Bert"]

{Both play <b>simply</b>.} 1. e5 d5 2. e6! {Two in a row.} (2. e4 e3 {stops it} 3. f5 (3. f6 g7) 3... g5) (2. f6)
2... e7 3. e4 e3 {Black defends.} 4. f5 d4 *
`;

/** @param {Page} page */
async function openSheet(page) {
  const menu = await openMenu(page);
  await menu.locator("[data-action=print]").click();
  await expectPages(page, "1 page");
}

test("a solution without a move is said in words", () =>
  withPage({ path: "#/ergo/puzzles", viewport: { width: 1280, height: 800 } }, async (page) => {
    const file = new URL("../../../www/games/ergo/puzzles.txt", import.meta.url);
    const puzzles = readPuzzles(readFileSync(file, "utf8"));
    let number = 1;
    while (!puzzlesOf(puzzles, number).some(({ themes }) => themes.includes("pass"))) number++;
    await page.getByRole("button", { name: "Print a sheet" }).click();
    await expectPages(page, "2 pages");
    await sheet(page).getByRole("spinbutton").fill(String(number));
    await sheet(page).getByRole("spinbutton").press("Tab");
    await expect(sheet(page).locator("article").first()).toContainText(`Sheet ${number}`);
    await expectPages(page, "2 pages");
    await expect(
      sheet(page)
        .locator("li .moves")
        .filter({ hasText: /^1\.(\.\.|…)? Pass$/ }),
    ).not.toHaveCount(0);
  }));

test("a game has diagrams where comments are, and its variations", { tag: "@sentinel" }, () =>
  withPage({ path: "#/ergo" }, async (page) => {
    await page.locator("#board .toolbar [data-action=more]").waitFor();
    await page.evaluate(
      (gameText) =>
        /** @type {any} */ (document.querySelector("#board")).open({
          game: "ergo",
          options: [],
          players: ["person", "person"],
          gameText,
        }),
      COMMENTED,
    );
    await openSheet(page);
    await expectAccessible(page, "game");
    const article = sheet(page).locator("article");
    await expect(article.locator(".head")).toContainText("Anna – Bert");
    assert.deepEqual(
      await article
        .locator(".game > *")
        .evaluateAll((blocks) =>
          blocks.map(({ localName, textContent }) =>
            localName === "figure" ? localName : textContent?.replaceAll("\u00a0", " "),
          ),
        ),
      [
        "Both play <b>simply</b>.",
        "1. e5 d5 2. e6!",
        "Two in a row.",
        "figure",
        "(2. e4 e3 stops it 3. f5 (3. f6 g7) 3… g5)",
        "(2. f6)",
        "2… e7 3. e4 e3",
        "Black defends.",
        "figure",
        "4. f5 d4",
        "figure",
      ],
    );
    assert.deepEqual(await article.locator("figcaption").allTextContents(), [
      "Move 2, White: e6",
      "Move 3, Black: e3",
      "Move 4, Black: d4",
    ]);
    assert.deepEqual(await printed(page), [A4]);
    const radio = (/** @type {string} */ name) => sheet(page).getByRole("radio", { name });
    await radio("At the end").check();
    await expect(article.locator("figcaption")).toHaveText(["Move 4, Black: d4"]);
    await radio("None").check();
    await expect(article.locator("figure")).toHaveCount(0);
  }),
);

/** Runs in the page: prints sheets while they are being filled, and then asks for others. */
async function interrupt() {
  const count = (/** @type {string} */ selector) =>
    document.querySelectorAll(`.sheet-pages ${selector}`).length;
  const choose = (/** @type {string} */ diagrams) =>
    /** @type {HTMLElement} */ (document.querySelector(`dialog.sheet input[value="${diagrams}"]`)).click();
  // Time flies, so that each part of a sheet has a task of its own.
  const { now } = performance;
  let time = now.call(performance);
  performance.now = () => (time += 1000);
  choose("none");
  while (count("figure") > 0) await new Promise((resolve) => setTimeout(resolve));
  choose("comments");
  while (count("figure") === 0) await new Promise((resolve) => setTimeout(resolve));
  const before = count("figure");
  dispatchEvent(new Event("beforeprint"));
  const [printed, drawn] = [count("figure"), count(".diagram:has(path)")];
  dispatchEvent(new Event("afterprint"));
  choose("none");
  while (count("figure") > 0) await new Promise((resolve) => setTimeout(resolve));
  choose("comments");
  while (count("figure") === 0) await new Promise((resolve) => setTimeout(resolve));
  choose("end");
  performance.now = now;
  return { before, printed, drawn };
}

test("the page stays alive while a long game is set, and every game can be printed", () =>
  withPage({ path: "#/intermedium" }, async (page) => {
    for (const game of GAMES) {
      await page.locator("#board .toolbar [data-action=more]").waitFor();
      await page.evaluate(
        ({ game, moves }) =>
          /** @type {any} */ (document.querySelector("#board")).open({
            game,
            options: [],
            players: ["person", "person"],
            gameText: `[Game "${game}"]\n\n${moves
              .map((move, at) => `${at % 2 ? "" : `${at / 2 + 1}. `}${move} {Said.}`)
              .join(" ")} *`,
          }),
        { game, moves: randomMoves(game, 14) },
      );
      await openSheet(page);
      await expect(sheet(page).locator("figure")).toHaveCount(14);
      if (game === GAMES.at(-1)) {
        await expectShortTasks(page, async () => {
          await sheet(page).getByRole("radio", { name: "None" }).check();
          await expect(sheet(page).locator("figure")).toHaveCount(0);
          await sheet(page).getByRole("radio", { name: "At comments" }).check();
          await expect(sheet(page).locator("figure")).toHaveCount(14);
        });
        const { before, printed, drawn } = await page.evaluate(interrupt);
        assert.ok(before < 14, "they are printed before all are there");
        assert.deepEqual([printed, drawn], [14, 14]);
        await expectPages(page, "1 page");
        await expect(sheet(page).locator("figure")).toHaveCount(1);
        await expect(sheet(page).locator("figure path")).not.toHaveCount(0);
      }
      await sheet(page).getByRole("button", { name: "Close" }).click();
    }
  }));

test("a game without moves and a long one with a comment at each move can be printed, in short tasks", () =>
  withPage({ path: "#/ergo" }, async (page) => {
    await page.locator("#board .toolbar [data-action=more]").waitFor();
    const open = (/** @type {string} */ gameText) =>
      page.evaluate(
        (gameText) =>
          /** @type {any} */ (document.querySelector("#board")).open({
            game: "ergo",
            options: [],
            players: ["person", "person"],
            gameText,
          }),
        gameText,
      );
    await open('[Game "ergo"]\n\n*');
    await openSheet(page);
    await expect(sheet(page).locator("figure")).toHaveCount(1);
    await expect(sheet(page).locator("figcaption")).toHaveText("White to move");
    await sheet(page).getByRole("button", { name: "Close" }).click();
    const plies = 600;
    const moves = randomMoves("ergo", plies);
    await open(
      `[Game "ergo"]\n\n${moves
        .map((move, at) => `${at % 2 ? "" : `${at / 2 + 1}. `}${move} {Said.}`)
        .join(" ")} *`,
    );
    await openSheet(page);
    /**
     * Without locators by role, which are slow on a page with this many elements.
     *
     * @param {string} diagrams
     */
    const choose = (diagrams) =>
      page.evaluate(
        (diagrams) =>
          document.querySelector(/** @type {any} */ (`dialog.sheet input[value="${diagrams}"]`)).click(),
        diagrams,
      );
    const figures = page.locator(".sheet-pages figure");
    const drawn = page.locator(".sheet-pages .diagram:has(path)");
    const expectDrawn = async () => {
      await expectPages(page, "1 page");
      await expect(figures).toHaveCount(plies);
      await expect(drawn).not.toHaveCount(0);
    };
    /** @param {number} share of the way to the end */
    const scroll = (share) =>
      sheet(page).evaluate((sheet, share) => sheet.scrollTo(0, share * sheet.scrollHeight), share);
    await expectShortTasks(page, async () => {
      await choose("none");
      await expect(figures).toHaveCount(0);
      await expectPages(page, "1 page");
      await choose("comments");
      await expectDrawn();
      await scroll(0.5);
      await expect(figures.nth(plies / 4).locator("path")).not.toHaveCount(0);
      await scroll(1);
      await expect(figures.last().locator("path")).not.toHaveCount(0);
    });
    assert.ok((await drawn.count()) < 50, "only the diagrams that are near are drawn");
  }));

/** Runs before the scripts of the page: no timer goes off once the first diagram of the rules is there. */
function holdRules() {
  const { setTimeout } = window;
  /** @type {any} */ (window).setTimeout = (/** @type {Parameters<typeof setTimeout>} */ ...timer) =>
    document.querySelector("#place .prose ergo-board") ? 0 : setTimeout(...timer);
}

test("rules are printed in full while their diagrams are being made", () =>
  withPage(
    { path: "#/intermedium/rules", prepare: (page) => page.addInitScript(holdRules) },
    async (page) => {
      const diagrams = page.locator("#place .prose ergo-board");
      await expect(diagrams).toHaveCount(1);
      assert.ok((await printed(page)).length > 1, "the rules take more than a page");
      assert.ok((await diagrams.count()) > 1, "and have more than one diagram");
    },
  ));

test("rules and the whole library are printed, without what can only be pressed", () =>
  withPage({ path: "#/ergo/rules", colorScheme: "dark" }, async (page) => {
    await page.locator("#place h1").waitFor();
    await page.locator("#place h2").last().waitFor();
    assert.ok((await printed(page)).length > 1, "the rules take more than a page");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#places")).toBeHidden();
    await expect(page.locator("body > header")).toBeHidden();
    const ink = await page.locator("#place").evaluate((place) => getComputedStyle(place).color);
    assert.equal(ink, "rgb(0, 0, 0)");
    await page.emulateMedia({ media: null });

    await openLibrary(page);
    const games = Array.from({ length: 60 }, (_, at) => `[Game "ergo"]\n[First "Player ${at}"]\n\n1. e5 *\n`);
    await importGames(page, games.join("\n"));
    await expectCount(page, games.length);
    const seen = await rows(page).count();
    assert.ok(seen < games.length, "only those in the window are there");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(rows(page)).toHaveCount(games.length);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(rows(page)).toHaveCount(seen);
    assert.ok((await printed(page)).length > 1, "the library takes more than a page");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#place .top :is(button, a):visible")).toHaveCount(0);
  }));
