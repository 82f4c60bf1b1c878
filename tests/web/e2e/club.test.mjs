/** The file of a club in the library: games of others, whose players are named by their colours. */
import { expect } from "@playwright/test";
import { clubGames } from "../club-file.mjs";
import { expectAccessible, expectNoSidewaysScrolling, test, withPage } from "./support.mjs";
import { WINDOWS, expectCount, importText, rows, storedTexts } from "./library.mjs";
import { few } from "./sample.mjs";

/** @import {Page} from "@playwright/test" */

const GAMES = clubGames();
const FILE = GAMES.map(({ text }) => text).join("\n\n");
const ME = "Ada Brandt";
const OTHER = "Bruno Costa";

/** @param {number} number */
const games = (number) => (number === 1 ? "1 game" : `${number} games`);

/**
 * How games ended for a player.
 *
 * @param {string} name
 * @param {(game: import("../club-file.mjs").ClubGame) => boolean} [isMeant]
 */
function resultsOf(name, isMeant = () => true) {
  const own = GAMES.filter((game) => game.players.includes(name) && isMeant(game));
  /**
   * @param {string} forFirst
   * @param {string} forSecond
   */
  const count = (forFirst, forSecond) =>
    own.filter(({ players, result }) => result === (players[0] === name ? forFirst : forSecond)).length;
  return {
    all: own.length,
    won: count("1-0", "0-1"),
    drawn: count("1/2-1/2", "1/2-1/2"),
    lost: count("0-1", "1-0"),
  };
}

/**
 * @param {Page} page
 * @param {string} title
 */
const card = (page, title) =>
  page.locator(".stats .card").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** @param {Page} page */
const numbers = (page) => page.locator(".stats .numbers dl").first().locator("dd");

/** @param {Page} page */
const node = (page) => page.locator(".opening-tree [role=status]");

/**
 * @param {Page} page
 * @param {string} name
 */
async function expectResults(page, name) {
  const { won, drawn, lost } = resultsOf(name);
  await expect(numbers(page)).toHaveText([won, drawn, lost].map(String));
}

test("the club's file is imported whole, counts, and shows its tree", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const dialog = await importText(page, FILE);
    await expect(dialog).toContainText("200 games added.");
    await expect(dialog).not.toContainText("could not be read");
    await expect(dialog).toContainText(
      /These tags are kept, but the page does not know them: (ECO and WhiteElo|WhiteElo and ECO)\./,
    );
    await expectAccessible(page, "the question who the person is");
    const question = dialog.getByRole("group", { name: "Which of these is you?" });
    await question.getByRole("checkbox", { name: ME }).check();
    const mine = resultsOf(ME);
    await expect(question).toContainText(`${games(mine.all)} count as yours.`);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expectCount(page, 200);
    expect((await storedTexts(page)).toSorted()).toEqual(GAMES.map(({ text }) => text).toSorted());

    // The search finds where a game was played, and the list says it.
    await page.getByRole("searchbox", { name: "Search" }).fill("blitz");
    await expectCount(page, 50);
    await expect(rows(page).first()).toContainText("Summer blitz");
    await page.getByRole("searchbox", { name: "Search" }).fill("");
    await expectCount(page, 200);

    await page.getByRole("link", { name: "Statistics" }).click();
    await expectResults(page, ME);
    await expectAccessible(page, "the statistics of the club");
    await expect(card(page, "By side").locator("li")).toHaveCount(2);
    await expect(card(page, "First and second player").locator("li")).toHaveCount(4);
    const own = resultsOf(ME, ({ game }) => game === "ergo");
    await expect(node(page)).toHaveText(
      `From the start: ${games(own.all)}, ${own.won} won · ${own.drawn} drawn · ${own.lost} lost`,
    );
    // The tree of all games.
    await page.locator(".opening-tree").getByRole("radio", { name: "All games" }).check();
    const ergo = GAMES.filter(({ game }) => game === "ergo");
    const ended = (/** @type {string} */ result) => ergo.filter((game) => game.result === result).length;
    await expect(node(page)).toHaveText(
      `From the start: ${games(ergo.length)}, ${ended("1-0")} for the first · ${ended("1/2-1/2")} drawn · ` +
        `${ended("0-1")} for the second`,
    );
    const firstMoves = new Set(ergo.map(({ moves }) => moves[0]));
    await expect(page.locator(".opening-tree tbody tr")).toHaveCount(firstMoves.size);
    const [move] = firstMoves;
    await page.locator(".opening-tree").getByRole("button", { name: move, exact: true }).click();
    const reaching = ergo.filter(({ moves }) => moves[0] === move).length;
    await page.getByRole("button", { name: `Show these ${reaching} games` }).click();
    await expectCount(page, reaching);
  }));

test("statistics are those of any player, and the answer can be changed", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const dialog = await importText(page, FILE);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Statistics" }).click();
    // Without an answer, the tree has all games, and the page asks.
    await expect(page.locator(".opening-tree").getByRole("radio", { name: "All games" })).toBeChecked();
    await expect(numbers(page)).toHaveCount(0);
    const asking = page.locator(".stats .who-line");
    await asking.getByRole("button", { name: "Choose" }).click();
    const who = page.getByRole("dialog", { name: "Which player of the imported games is you?" });
    await who.getByRole("checkbox", { name: ME }).check();
    await who.getByRole("button", { name: "Close" }).click();
    await expect(asking.getByRole("button", { name: "Change" })).toBeFocused();
    await expect(asking).toContainText(`In imported games you are ${ME}.`);
    await expectResults(page, ME);

    await page.getByRole("button", { name: "Player: Your results" }).click();
    await page.getByRole("menuitemradio", { name: OTHER }).click();
    await expectResults(page, OTHER);
    await expect(page.locator(".opening-tree")).toContainText(`The openings of ${OTHER}’s games`);
    await page.getByRole("button", { name: "My games" }).click();
    await expectCount(page, resultsOf(OTHER).all);
    await page.getByText("Won", { exact: true }).first().click();
    await expectCount(page, resultsOf(OTHER).won);
    await page.getByRole("button", { name: `Player: ${OTHER}` }).click();
    await page.getByRole("menuitemradio", { name: "Any player" }).click();
    await expectCount(page, resultsOf(ME).won);

    // It is remembered, and another import does not ask again.
    await page.reload();
    await expectCount(page, 200);
    const again = await importText(page, `[White "${ME}"]\n[Black "Max"]\n[Game "ergo"]\n\n1. e5 1-0`);
    await expect(again).toContainText("1 game added.");
    await expect(again.getByRole("group")).toHaveCount(0);
    await again.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Statistics" }).click();
    await expect(numbers(page).first()).toHaveText(String(resultsOf(ME).won + 1));
    await asking.getByRole("button", { name: "Change" }).click();
    await who.getByRole("checkbox", { name: "None of these" }).check();
    await expect(who.getByRole("checkbox", { name: ME })).not.toBeChecked();
    await who.getByRole("button", { name: "Close" }).click();
    await expect(asking).toContainText("None of the players of the imported games is you.");
    await expect(numbers(page)).toHaveCount(0);
  }));

test("an import says nothing of the one before it", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const dialog = await importText(page, `[Game "ergo"]\n\n1. e5 *`);
    await expect(dialog).toContainText("1 game added.");
    await dialog.getByRole("button", { name: "Close" }).click();
    // The second file is never read.
    await page.evaluate(() => {
      const slow = Object.assign(new Blob(), { arrayBuffer: () => new Promise(() => {}) });
      Blob.prototype.slice = () => slow;
    });
    await page
      .locator("#import-file")
      .setInputFiles({ name: "slow.txt", mimeType: "text/plain", buffer: Buffer.from("slow") });
    await dialog.getByRole("button", { name: "Stop" }).waitFor();
    await expect(dialog).toContainText("0% read");
    expect(await dialog.textContent()).not.toContain("1 game added.");
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(dialog).toContainText("Stopped.");
  }));

for (const [name, options] of few(1, WINDOWS))
  test(`the question and the statistics of a club fit ${name}`, () =>
    withPage({ path: "#/library", ...options }, async (page) => {
      await page.getByText("No games yet.").waitFor();
      const dialog = await importText(page, FILE);
      await expectNoSidewaysScrolling(page);
      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByRole("link", { name: "Statistics" }).click();
      await card(page, "First and second player").waitFor();
      await expectNoSidewaysScrolling(page);
    }));
