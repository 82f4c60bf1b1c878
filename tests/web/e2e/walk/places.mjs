/** The other places: setting up positions, rules, settings, and what is about the page. */
import { GAMES } from "../../../../www/games/start.js";
import { anew, go, step } from "./steps.mjs";

/** @import {Step} from "./steps.mjs" */

/** Positions of each game, with something wrong. */
const DRAFTS = [
  ["ergo", "SSSSSSSSSS/SSS7/10/10/10/10/10/10/10 1"],
  ["emergo", "x/x3/x5/x7/x9/x7/x5/x3/x 1 0-13"],
  ["hexemergo", "x4/x5/1,x,2,x3/x2,1122,x4/x3,12,x2/x5/x4 1 6-12"],
  ["intermedium", "x,b1,x5/x7/x7/x7/x7/x7/x7/x7/x7/x7 1 3"],
];

/** @type {Step[]} */
export const ELSEWHERE = [
  ...DRAFTS.flatMap(([game, position]) => [
    anew(`the editor of ${game}`, async (page) => {
      await go(page, `${game}/editor`);
      await page.locator("#place .verdict .icon").waitFor();
    }),
    step(`no position of ${game}`, async (page) => {
      await page.locator("#draft-text").fill("?");
      await page.locator("#place .error:not(:empty)").waitFor();
    }),
    step(`a wrong position of ${game}`, async (page) => {
      await page.locator("#draft-text").fill(position);
      await page.locator("#place .verdict.wrong").waitFor();
    }),
    step(`a piece that is set up on ${game}`, async (page) =>
      page.locator('#place button[data-name="e5"]').click(),
    ),
  ]),
  ...GAMES.map((game) =>
    anew(`the rules of ${game}`, async (page) => {
      await go(page, `${game}/rules`);
      await page.locator("#place .prose h2").first().waitFor();
    }),
  ),
  anew("the settings", async (page) => {
    await go(page, "settings");
    await page.locator("#place .card").nth(3).waitFor();
  }),
  step("the settings, restored", async (page) => {
    await page.locator("#place .card button").last().click();
  }),
  anew("about", async (page) => {
    await go(page, "about");
    await page.locator("#place h2").first().waitFor();
  }),
  anew("a place that does not exist", async (page) => {
    await go(page, "nowhere");
    await page.locator("#place .ways-on").waitFor();
  }),
  anew("an empty library", async (page) => {
    await go(page, "library");
    await page.locator("#place .none p").waitFor();
  }),
];
