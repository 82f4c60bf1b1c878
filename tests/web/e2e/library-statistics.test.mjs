/** The statistics of the library, and the opening tree. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  expectAccessible,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectShortTasks,
  test,
  withPage,
} from "./support.mjs";
import { WINDOWS, expectCount, importGames, rows } from "./library.mjs";

/** @import {Page} from "@playwright/test" */

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);

/**
 * @param {number} at
 * @param {string} game
 * @param {string} moves
 * @param {string} result
 * @param {Record<string, string>} about
 * @param {string} [tags]
 */
function game(at, game, moves, result, about, tags = "") {
  const fields = new URLSearchParams({
    id: `game-${at}`,
    source: "play",
    time: String(NOW - at * 3 * DAY),
    ...about,
  });
  const ending = result === "*" ? "" : '[Termination "agreed"]\n';
  return `[Library "${fields}"]\n[Game "${game}"]\n[Event "${at}"]\n${tags}${ending}[Result "${result}"]\n\n${moves} ${result}`;
}

const engine = (/** @type {number} */ side, /** @type {number} */ level) => ({
  players: side === 1 ? "person-engine" : "engine-person",
  side: String(side),
  level: String(level),
});
const friend = { source: "friend", players: "person-remote", side: "1" };

/** Of Ergo: three won, one drawn, one lost, one running; two that are not the person's. */
const GAMES = [
  game(0, "ergo", "1. e5 d5 2. e6", "1-0", engine(1, 3)),
  game(1, "ergo", "1. e5 d5 2. c4", "0-1", engine(1, 3)),
  game(2, "ergo", "1. e5 d6", "1-0", engine(1, 2)),
  game(3, "ergo", "1. e5 d5 2. e6", "1/2-1/2", engine(2, 2)),
  game(4, "ergo", "1. d5 e5", "1-0", engine(2, 4)),
  game(5, "ergo", "1. d5", "*", engine(1, 4)),
  game(6, "ergo", "1. e5 d5", "1-0", { players: "person-person" }),
  game(7, "emergo", "1. d7 f4", "1-0", friend, '[Second "Anna"]\n'),
  `[Game "ergo"]\n[First "Ada"]\n[Date "2020.01.01"]\n[Termination "resigned"]\n\n1. e5 d5 0-1`,
  `[Game "ergo"]\n[SetUp "1"]\n[Position "10/10/10/10/4S5/10/10/10/10 2"]\n\n1... a1 2. d5 *`,
];

/**
 * @param {Page} page
 * @param {readonly string[]} games
 */
async function openStatistics(page, games = GAMES) {
  await page.getByText("No games yet.").waitFor();
  await importGames(page, games.join("\n\n"));
  await expectCount(page, games.length);
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByRole("heading", { name: "Statistics" })).toBeFocused();
  await page.getByText(/^All .* games?$/).waitFor();
}

/**
 * @param {Page} page
 * @param {string} title
 */
const card = (page, title) =>
  page.locator(".stats .card").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/**
 * @param {Page} page
 * @param {string} move
 */
const row = (page, move) =>
  page.locator(".opening-tree tr").filter({ has: page.getByRole("button", { name: move, exact: true }) });

/**
 * @param {Page} page
 * @param {string | RegExp} text
 */
const expectNode = (page, text) => expect(page.locator(".opening-tree [role=status]")).toHaveText(text);

test("games are counted by game, level, side, opponent and time", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await openStatistics(page);
    await expectAccessible(page, "the statistics");
    const all = card(page, "10 games");
    await expect(all.locator("dl > div")).toHaveText(["Won3", "Drawn1", "Lost2"]);
    await expect(all).toContainText("1 game is still running. 3 games are not counted");
    await expect(card(page, "By game").locator("li")).toHaveText([
      /^Ergo 2 won · 1 drawn · 2 lost$/,
      /^Emergo 1 won · 0 drawn · 0 lost$/,
    ]);
    await expect(card(page, "Highest level beaten").locator("dl > div")).toHaveText(["Ergo3"]);
    await expect(card(page, "Against the computer").locator("li")).toHaveText([
      "Level 2 · Learner 1 won · 1 drawn · 0 lost",
      "Level 3 · Casual 1 won · 0 drawn · 1 lost",
      "Level 4 · Club 0 won · 0 drawn · 1 lost",
    ]);
    await expect(card(page, "By side").locator("li")).toHaveText([
      /first 3 won · 0 drawn · 1 lost/,
      /second 0 won · 1 drawn · 1 lost/,
    ]);
    await expect(card(page, "By opponent").locator("li")).toHaveText(["Anna 1 won · 0 drawn · 0 lost"]);
    const time = card(page, "Over time");
    await expect(
      time.getByRole("img", { name: /^Games by week, .*: 3 won · 1 drawn · 2 lost$/ }),
    ).toBeVisible();
    await time.getByText("As a table").click();
    const numbers = await time.locator("tbody td").allTextContents();
    assert.equal(
      numbers.reduce((sum, text) => sum + Number(text), 0),
      6,
    );
    await expectAccessible(page, "the statistics with the table");
    // What another tab stores is counted, and the table stays open.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await importGames(other, game(20, "ergo", "1. e5", "1-0", engine(1, 7)));
    await expect(card(page, "11 games").locator("dl > div").first()).toHaveText("Won4");
    await expect(time.locator("table")).toBeVisible();
    await other.close();
  }));

test("a browser that refuses to change its history shows every place nevertheless", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.evaluate(() => {
      const refuse = () => {
        throw new DOMException("Attempt to change the history too often", "SecurityError");
      };
      Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
    });
    await openStatistics(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Library" }).first().click();
    await expectCount(page, GAMES.length);
    await page.getByRole("link", { name: "Statistics" }).click();
    await expect(page.getByRole("heading", { name: "Statistics" })).toBeFocused();
    await page.getByRole("link", { name: "Settings" }).first().click();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Statistics" })).toBeFocused();
  }));

test("the statistics count what the list shows, and Back leads to it", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await openStatistics(page);
    const address = async () => [new URL(page.url()).hash, await page.title()].join(" ");
    await expect.poll(address).toBe("#/library/statistics Statistics");
    await page.goBack();
    await expect.poll(address).toBe("#/library My games");
    // Moves are counted as in the list of moves, also if Black begins.
    await expect(rows(page).filter({ hasText: "a1 d5" }).locator(".turns > :first-child")).toHaveText("2");
    await expect(page.getByRole("link", { name: "Statistics" })).toBeFocused();
    await page.getByRole("radio", { name: "Lost" }).check();
    await expectCount(page, 2);
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByText("2 of 10 games: those that match the filters").waitFor();
    await expect(card(page, "2 games").locator("dl > div")).toHaveText(["Won0", "Drawn0", "Lost2"]);
    await page.getByRole("button", { name: "Count all games" }).click();
    await expect(card(page, "10 games")).toBeVisible();
    // The statistics are there again after a reload, and after a game that was looked at.
    await page.reload();
    await expect(card(page, "10 games")).toBeVisible();
    await page.getByRole("button", { name: "My games" }).click();
    await expectCount(page, 10);
    await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Statistics" })).toBeFocused();
    await page.locator('#places [data-place="library"]').click();
    await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
    await expect(page.locator(".stats")).toHaveCount(0);
    // Their address leads to them, from elsewhere and in another tab.
    await page.evaluate(() => (location.hash = "#/settings"));
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.evaluate(() => (location.hash = "#/library/statistics"));
    await expect(card(page, "10 games")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(card(other, "10 games")).toBeVisible();
    await other.close();
  }));

test("the opening tree is walked with keys, and leads to its games", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await openStatistics(page);
    await expectNode(page, "From the start: 7 games, 2 won · 1 drawn · 2 lost");
    await expect(page.locator(".opening-tree")).toContainText("2 games are not in the tree");
    await expect(page.locator(".opening-tree tbody tr")).toHaveText([/^e55/, /^d52/]);
    await row(page, "e5").getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expectNode(page, "After e5: 5 games, 2 won · 1 drawn · 1 lost");
    await expect(row(page, "d5").getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expectNode(page, "After e5, d5: 4 games, 1 won · 1 drawn · 1 lost");
    await expect(page.locator(".opening-tree")).toContainText("1 game ends here.");
    await expect(page.getByRole("navigation", { name: "Moves so far" }).getByRole("listitem")).toHaveText([
      "Start",
      "e5",
      "d5",
    ]);
    await expectAccessible(page, "the opening tree");
    await page.keyboard.press("Enter");
    await expectNode(page, "After e5, d5, e6: 2 games, 1 won · 1 drawn · 0 lost");
    await expect(page.locator(".opening-tree [aria-current]")).toBeFocused();
    await page.goBack();
    await expectNode(page, "After e5, d5: 4 games, 1 won · 1 drawn · 1 lost");
    await expect(row(page, "e6").getByRole("button")).toBeFocused();
    await page.locator(".opening-tree nav").getByRole("button", { name: "e5", exact: true }).press("Enter");
    await expectNode(page, "After e5: 5 games, 2 won · 1 drawn · 1 lost");
    await expect(row(page, "d5").getByRole("button")).toBeFocused();
    await page.locator(".opening-tree").getByRole("radio", { name: "Playing first" }).check();
    await expectNode(page, "After e5: 3 games, 2 won · 0 drawn · 1 lost");
    await expect(page.locator(".opening-tree").getByRole("radio", { name: "Playing first" })).toBeFocused();
    await page.getByRole("button", { name: "Show these 3 games" }).press("Enter");
    await expectCount(page, 3);
    await expect(rows(page).first().locator(".open")).toBeFocused();
    await page.goBack();
    await expectNode(page, "After e5: 3 games, 2 won · 0 drawn · 1 lost");
    await page.goForward();
    await page.getByRole("button", { name: "Remove the filter “Opening, playing first: e5”" }).click();
    await expectCount(page, 9);
    await page.getByRole("link", { name: "Statistics" }).click();
    await expectNode(page, "From the start: 7 games, 2 won · 1 drawn · 2 lost");
  }));

test("the opening tree says where it ends, and has a tree for each game", { tag: "@soak" }, () =>
  withPage({ path: "#/library" }, async (page) => {
    const long = "1. e5 a1 2. d5 a5 3. f5 a9 4. g5 c5 5. h5";
    await openStatistics(page, [
      ...GAMES,
      game(11, "ergo", long.replace(" 5. h5", " 5. a2"), "*", engine(1, 1)),
    ]);
    for (const move of ["e5", "a1", "d5", "a5", "f5", "a9", "g5", "c5"]) {
      await row(page, move).getByRole("button").click();
      await expect(page.locator(".opening-tree [aria-current]")).toHaveText(move);
    }
    await expect(page.locator(".opening-tree")).toContainText(
      "The tree ends here: it shows only the opening.",
    );
    await expect(page.locator(".opening-tree table")).toHaveCount(0);
    await page.locator(".opening-tree").getByRole("radio", { name: "Emergo", exact: true }).check();
    await expectNode(page, "From the start: 1 game, 1 won · 0 drawn · 0 lost");
    await page.getByRole("button", { name: "My games" }).click();
    await rows(page).filter({ hasText: "Anna" }).locator(".open").click();
    await expectMoveCount(page, 2);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
    await page.goBack();
    await expectNode(page, "From the start: 1 game, 1 won · 0 drawn · 0 lost");
  }),
);

test("without games it says what will be there, and leads to games", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await page.getByRole("link", { name: "Statistics" }).click();
    const empty = card(page, "Your statistics will be here");
    await expect(empty).toContainText("and which openings you play");
    await expectAccessible(page, "empty statistics");
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      empty.getByRole("button", { name: "Import" }).click(),
    ]);
    await chooser.setFiles({
      name: "club.pgn",
      mimeType: "text/plain",
      buffer: Buffer.from(game(1, "ergo", "1. e5 d5", "1-0", engine(1, 3))),
    });
    await page.getByRole("dialog", { name: "Import games" }).getByRole("button", { name: "Close" }).click();
    await expect(card(page, "1 game").locator("dl > div").first()).toHaveText("Won1");
  }));

test("the cards fill the width, however many there are", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await openStatistics(page, [game(2, "ergo", "1. e5 d6", "1/2-1/2", { players: "person-person" })]);
    const free = await page.locator(".stats .cards").evaluate((cards) => {
      const ends = [...cards.children].map((each) => each.getBoundingClientRect().right);
      return cards.getBoundingClientRect().right - Math.max(...ends);
    });
    assert.ok(Math.abs(free) < 2, `${free} pixels are free beside the cards`);
  }));

test("without games there is a link to play", () =>
  withPage({ path: "#/library/statistics" }, async (page) => {
    await page.locator(".stats").getByRole("link", { name: "Play a game" }).click();
    await expectMoveCount(page, 0);
  }));

test("no task takes long while thousands of games are counted", { tag: "@soak" }, () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const moves = ["1. e5 d5", "1. e5 d6", "1. d5 e5", "1. f5"];
    const results = ["1-0", "0-1", "1/2-1/2", "*"];
    await importGames(
      page,
      Array.from({ length: 10_000 }, (_, at) =>
        game(at, "ergo", moves[at % 3], results[at % 4], engine(1 + (at % 2), 1 + (at % 10))),
      ).join("\n\n"),
    );
    await expectCount(page, 10_000);
    await expectShortTasks(page, async () => {
      await page.getByRole("link", { name: "Statistics" }).click();
      await card(page, "10,000 games").waitFor();
      await row(page, "e5").getByRole("button").click();
      await expectNode(page, /^After e5: 6,667 games/);
      await page.getByRole("button", { name: "My games" }).click();
      await expect(page.getByRole("link", { name: "Statistics" })).toBeFocused();
    });
  }),
);

for (const [name, options] of few(1, WINDOWS)) {
  test(`the statistics fit: ${name}`, () =>
    withPage({ ...options, path: "#/library" }, async (page) => {
      const wide = game(
        12,
        "intermedium",
        "1. c2@d3-e4-f5-g6 e9@d8-c7-b6-a5",
        "1-0",
        {
          ...friend,
        },
        `[Second "${"Wolfeschlegelsteinhausen".repeat(2)}"]\n`,
      );
      await openStatistics(page, [...GAMES, wide]);
      await page.getByText("As a table").click();
      await page.locator(".opening-tree").getByRole("radio", { name: "Intermedium" }).check();
      for (const move of ["c2@d3-e4-f5-g6", "e9@d8-c7-b6-a5"])
        await row(page, move).getByRole("button").click();
      await expect(page.locator(".opening-tree [aria-current]")).toHaveText("e9@d8-c7-b6-a5");
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, name);
      await page.getByRole("button", { name: "Show this game" }).click();
      await expectCount(page, 1);
      await expectNoSidewaysScrolling(page);
    }));
}

test("on a phone, the way back from the statistics is as wide as its words, with its arrow", () =>
  withPage({ path: "#/library/statistics", viewport: { width: 390, height: 844 } }, async (page) => {
    const back = page.locator(".stats").getByRole("button", { name: "My games" });
    await expect(back.locator(".icon")).toBeVisible();
    const box = await back.boundingBox();
    assert.ok(box && box.width < 150, `${box?.width}`);
  }));
