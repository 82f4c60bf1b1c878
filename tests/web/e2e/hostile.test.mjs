/** Texts and links that were made to block the page: none of them takes long, in any task of the page. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectCount } from "./library.mjs";
import { few, sample } from "./sample.mjs";
import {
  chooseFromMenu,
  closeDialog,
  expectShortTasks,
  openDialog,
  storedGame,
  test,
  withPage,
} from "./support.mjs";

const TAGS = '[Game "ergo"]\n[Result "*"]\n\n';
const MEGABYTE = 1_000_000;

/**
 * @param {string} piece
 * @param {number} [size]
 */
const repeat = (piece, size = MEGABYTE) => piece.repeat(Math.floor(size / piece.length));

/** @param {import("@playwright/test").Page} page */
const isReady = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined("ergo-board");
    await /** @type {any} */ (document.querySelector("#board")).ready;
  });

/**
 * Game texts of the largest allowed size, each large in another way.
 *
 * @type {Record<string, string>}
 */
const LARGE = {
  "goals without an end": `1. e5 {${repeat("[%goal ")}} *`,
  "marks that cannot be read": `1. e5 {${repeat("[%csl] ")}} *`,
  "marks on one cell": `1. e5 ${"{[%csl Ge5]} ".repeat(19_000)} *`,
  "a word of a megabyte": `1. e5 {${repeat("w")}} *`,
  "many comments": `1. e5 ${"{a} ".repeat(19_000)} *`,
  "many variations": `1. e5 ${"(1. d5) (1. c3) ".repeat(9_500)} *`,
  "nested variations": `1. e5 ${"(1. d5 ".repeat(19_000)}${")".repeat(19_000)} *`,
};

for (const [name, moves] of few(3, Object.entries(LARGE))) {
  test(`a game with ${name} blocks nothing`, async () => {
    await withPage({}, async (page) => {
      await isReady(page);
      await expectShortTasks(page, async () => {
        await page.evaluate(async (gameText) => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          const setup = {
            ...board.state.setup,
            players: ["person", "person"],
            start: undefined,
            moves: undefined,
            at: undefined,
          };
          await board.open(setup);
          await board.open({ ...setup, gameText });
        }, TAGS + moves);
        await expect(page.locator("#board #moves [aria-current]")).toHaveText(/e5/);
      });
    });
  });
}

test("a lesson whose link is made to be slow is opened at once", async () => {
  const { writeLessonLink } = await import("../../../www/learn/link.js");
  const text = `${TAGS}1. e5 {${repeat("[%goal ", 4 * MEGABYTE - 100)}} d5 {[%goal any]} *`;
  const link = await writeLessonLink("ergo", text);
  expect(link?.length).toBeLessThan(10_000);
  await withPage({}, async (page) => {
    await isReady(page);
    await expectShortTasks(page, async () => {
      await page.evaluate((link) => (location.hash = link ?? ""), link);
      await expect(page.locator(".exercise-card .place")).toHaveText("Step 1 of 2");
      await page.evaluate(() => (location.hash = "#/ergo/learn"));
      await expect(page.locator(".exercise-card")).toHaveCount(0);
    });
  });
});

/** The tags that the parser knows, and others that the page shows. */
const FIELDS = [
  .../** @type {RegExpMatchArray} */ (
    readFileSync(new URL("../../../src/replay/tags.rs", import.meta.url), "utf8").match(/TAGS[^;]*;[^;]*/)
  )[0].matchAll(/"(\w+)"/g),
]
  .map(([, name]) => name)
  .concat("Termination", "Event", "Round", "Right", "Wrong", "Lesson", "Anything")
  .filter((name) => !["Game", "Rules", "Date", "Result", "SetUp", "Position", "Options"].includes(name));

/**
 * Texts of one character, or of characters that are joined.
 *
 * @type {Record<string, string>}
 */
const JOINED = { accents: "\u0301", "two kinds of accents": "\u0316\u0301", "joined emoji": "👩\u200d" };

for (const [name, piece] of few(1, Object.entries(JOINED)))
  test(`a game with nothing but ${name} in all its texts is shown in short tasks`, async () => {
    const { writeLessonLink } = await import("../../../www/learn/link.js");
    const said = `e${repeat(piece, 30_000)}`;
    const tags = FIELDS.map((field) => `[${field} "${said}"]\n`).join("");
    const moves = `{${said}} 1. e5 {${said}} (1. c3 {${said}}) d5 {[%goal any] ${said}} *`;
    const text = `[Game "ergo"]\n${tags}[Result "*"]\n\n${moves}\n`;
    const link = await writeLessonLink("ergo", text);
    await withPage({}, async (page) => {
      await isReady(page);
      await expectShortTasks(page, async () => {
        await page.evaluate((link) => (location.hash = link ?? ""), link);
        await expect(page.locator(".exercise-card .place")).toHaveText("Step 1 of 4");
        await page.evaluate(() => (location.hash = "#/ergo"));
        await page.locator("#board").waitFor();
      });
      await expectShortTasks(page, async () => {
        await page.evaluate(async (gameText) => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          const setup = { ...board.state.setup, moves: undefined, at: undefined };
          await board.open({ ...setup, gameText: undefined });
          await board.open({ ...setup, gameText });
        }, text);
        await openDialog(page, "game-text");
        await closeDialog(page);
      });
      await page.evaluate((link) => (location.hash = link ?? ""), link);
      await page.getByRole("button", { name: "Open as a study" }).click();
      await expect(page.locator("#place ergo-board #moves [aria-current]")).toBeVisible();
      await page.evaluate(() => (location.hash = "#/library"));
      await expect(page.locator('#place [role="grid"] [role="row"]').first()).toBeVisible();
    });
  });

test("a game with a comment of a megabyte is embedded without it", async () => {
  const gameText = `${TAGS}1. e5 {${repeat("word ")}} d5 *\n`;
  await withPage(
    { stored: storedGame("startpos moves e5 d5", ["person", "person"], { gameText }) },
    async (page) => {
      await isReady(page);
      await chooseFromMenu(page, "embed");
      await expect(page.locator("#embed .told")).toHaveText(/too many comments/);
      await expect(page.locator("#embed-code")).toHaveValue(/ moves="e5 d5"/);
    },
  );
});

test("a large file of a library is imported in short tasks, and again once its games are known", () => {
  test.setTimeout(0);
  const count = sample(300, 10_000);
  // As the library exports them, with moves, variations and comments.
  const games = Array.from(
    { length: count },
    (_, at) =>
      `[Library "id=game${at}&source=play&time=${1.7e12 + at * 3_600_000}&players=person-engine&level=4"]\n` +
      `[Game "ergo"]\n[Event "Club evening ${at}"]\n[First "Ada"]\n[Second "Bert ${at % 50}"]\n[Result "*"]\n\n` +
      `1. e5 {${"a word or two ".repeat(20)}} d5 (1... f5 2. c3) 2. a1 {[%csl Ga1]} *\n`,
  );
  // The content of a file that has no path would be decoded in a task of the page.
  const file = test.info().outputPath("games.txt");
  writeFileSync(file, games.join("\n"));
  return withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await expectShortTasks(page, async () => {
      await page.locator("#import-file").setInputFiles(file);
      const dialog = page.getByRole("dialog", { name: "Import games" });
      await dialog.getByRole("button", { name: "Close" }).click();
      await expectCount(page, count);
    });
  });
});
