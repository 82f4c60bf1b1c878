/** The library, its files, and the statistics. */
import { expect } from "@playwright/test";
import { anew, go, step } from "./steps.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Step} from "./steps.mjs" */

const DAY = 86_400_000;

/**
 * A game for the library.
 *
 * @param {number} at
 * @param {string} game
 * @param {string} moves
 * @param {string} result
 * @param {Record<string, string>} about
 * @param {string} [tags]
 */
function kept(at, game, moves, result, about, tags = "") {
  const time = String(Date.now() - at * at * DAY);
  const fields = new URLSearchParams({ id: `game-${at}`, source: "play", time, ...about });
  const ending = result === "*" ? "" : '[Termination "agreed"]\n';
  return `[Library "${fields}"]\n[Game "${game}"]\n${tags}${ending}[Result "${result}"]\n\n${moves} ${result}`;
}

/** Games of every kind that the library knows. */
const KEPT = [
  kept(0, "ergo", "1. e5 d5 2. e6", "1-0", { players: "person-engine", side: "1", level: "3" }),
  kept(1, "ergo", "1. e5 d5 2. c4", "0-1", { players: "person-engine", side: "1", level: "3" }),
  kept(2, "ergo", "1. e5 d6", "1-0", { players: "person-engine", side: "1", level: "2", name: "N1" }),
  kept(3, "ergo", "1. e5 d5 2. e6", "1/2-1/2", {
    players: "engine-person",
    side: "2",
    level: "10",
    tag: "N2",
  }),
  kept(4, "ergo", "1. d5", "*", { players: "person-engine", side: "1", level: "4" }),
  kept(5, "emergo", "1. d7 f4", "1-0", { source: "friend", players: "person-remote", side: "1" }),
  kept(6, "emergo", "1. d7 f4", "*", { players: "person-person" }),
  kept(7, "intermedium", "1. c2@d3-e4-f5-g6", "0-1", { players: "engine-engine", reason: "city" }),
  kept(8, "ergo", "1. e5", "*", { source: "study" }),
  '[Game "ergo"] [First "Ada"] [Second "Cleo"] [Date "2025.03.01"] [Termination "resigned"] e5 d5 e6 1-0',
  '[Game "ergo"]\n[SetUp "1"]\n[Position "10/10/10/10/4S5/10/10/10/10 2"]\n\n1... a1 2. d5 *',
].join("\n\n");

/** Two games, the first with a tag that means nothing here, the second with an illegal move. */
const BROKEN = '[Game "ergo"] [First "Dora"] [Second "Eve"] [N4 "1"] e5 d5 *\n\n[Game "ergo"] e5 e5 *';

/** @type {Step[]} */
export const LIBRARY = [
  anew("statistics without games", async (page) => {
    await go(page, "library/statistics");
    await page.locator(".stats .card .buttons").waitFor();
  }),
  step("an import", async (page) => {
    await go(page, "library");
    await importText(page, KEPT);
  }),
  step("an import with a game that cannot be read", async (page) => {
    await page.keyboard.press("Escape");
    await importText(page, BROKEN);
  }),
  step("an answer to who one is", async (page) => {
    await page.locator("dialog[open] .player-choice input").first().check();
    await page.locator("dialog[open] .player-choice [role=status]:not(:empty)").waitFor();
  }),
  step("the library", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("#place .row").nth(3).waitFor();
  }),
  step("the menu of a game", async (page) => {
    await page.locator("#place .row .more").first().click();
    await page.locator("#place .menu:popover-open").first().waitFor();
  }),
  ...[0, 1].map((at) =>
    step(["a new name", "tags"][at], async (page) => {
      if (at === 1) {
        await page.keyboard.press("Escape");
        await page.locator("#place .row .more").first().click();
      }
      await page
        .locator("#place .menu:popover-open [role=menuitem]")
        .nth(1 + at)
        .click();
      await page.locator("dialog[open]").waitFor();
    }),
  ),
  step("games that are selected", async (page) => {
    await page.keyboard.press("Escape");
    for (const at of [0, 1]) await page.locator("#place .row [data-part=pick]").nth(at).check();
    await page.locator("#place .bar button").first().waitFor();
  }),
  step("games that are deleted", async (page) => {
    await page.locator("#place .bar button").nth(2).click();
    await expect(page.locator("#place .bar button")).toHaveCount(1);
  }),
  step("the deleted games", async (page) => {
    await page.locator("#place .privacy + button, #place > div > button:visible").last().click();
    await page.locator("dialog[open] li").first().waitFor();
  }),
  step("a game that is restored", async (page) => {
    await page.locator("dialog[open] li button").first().click();
    await page.locator("dialog[open] [role=status]:not(:empty)").waitFor();
  }),
  step("nothing that is found", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("#place .find input").fill("0000");
    await page.locator("#place .none button").waitFor();
  }),
  step("statistics", async (page) => {
    await page.locator("#place .none button").click();
    await go(page, "library/statistics");
    await page.locator(".stats .card.opening-tree tbody tr").first().waitFor();
  }),
  step("who one is", async (page) => {
    await page.locator(".stats .who-line button").click();
    await page.locator("dialog[open] .player-choice").waitFor();
  }),
  step("statistics as a table", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator(".stats details summary").click();
    await page.locator(".stats table").first().waitFor();
  }),
  step("an opening", async (page) => {
    await page.locator(".stats .opening-tree tbody button").first().click();
    await page.locator(".stats .opening-tree nav li").nth(1).waitFor();
  }),
];

/**
 * Imports a text as a file, and waits for the end.
 *
 * @param {Page} page
 * @param {string} text
 */
async function importText(page, text) {
  await page
    .locator("#import-file")
    .setInputFiles({ name: "1.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator("dialog[open] button.main").waitFor();
}

/**
 * For `prepare`: a folder of the browser takes the place of one that a person would choose.
 *
 * @param {Page} page
 */
export const chooseFolder = (page) =>
  page.addInitScript(() => {
    const chosen = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("N3", { create: true });
    Object.assign(window, { showDirectoryPicker: chosen });
  });

/** @type {Step[]} */
export const FOLDER = [
  step("a folder that can be chosen", async (page) => {
    await go(page, "settings");
    await page.locator("#folder").waitFor();
  }),
  step("a folder that is chosen", async (page) => {
    const before = await page.locator("#folder").textContent();
    await page.locator("#folder + button").click();
    await expect(page.locator("#folder")).not.toHaveText(before ?? "");
  }),
];
