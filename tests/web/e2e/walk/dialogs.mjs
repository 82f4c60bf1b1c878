/** The dialogs and menus of a game. */
import { expect } from "@playwright/test";
import { GAMES } from "../../../../www/games/start.js";
import { anew, go, put, remote, step } from "./steps.mjs";
import { chooseFromMenu, closeDialog, openDialog } from "../support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Step} from "./steps.mjs" */

/** @type {Step[]} */
const NEW_GAME = GAMES.flatMap((game) => [
  anew(`a new game of ${game}`, async (page) => {
    await put(page, game, "startpos moves", ["person", "engine"]);
    await openDialog(page, "new-game");
    await page.locator("#new-game summary").click();
  }),
  ...(game === "ergo"
    ? [
        ...["even", "friend", "remote", "engines", "engine"].map((opponent) =>
          step(`a new game with ${opponent}`, async (page) =>
            page.locator(`#new-game input[name="opponent"][value="${opponent}"]`).check({ force: true }),
          ),
        ),
        ...["balanced", "swap", "handicap", "standard"].map((opening) =>
          step(`a ${opening} start`, async (page) =>
            page.locator(`#new-game input[value="${opening}"]`).first().check({ force: true }),
          ),
        ),
      ]
    : []),
]);

/** @type {Step[]} */
const DIALOGS = [
  ...["share", "embed", "game-text"].map((id) =>
    anew(`the dialog ${id}`, async (page) => {
      await put(page, "ergo", "startpos moves e5 d5");
      await openDialog(page, /** @type {"share"} */ (id));
    }),
  ),
  ...[
    ["nothing", ""],
    ["an illegal move", '[Game "ergo"]\n1. e5 e5 *'],
    ["no game", "e5 e6"],
    ["a wrong cell", '[Game "ergo"]\n1. z9 *'],
    ["a wrong position", '[Game "ergo"] [SetUp "1"] [Position "10/9 1"] *'],
  ].map(([name, text]) =>
    step(`a game text that has ${name}`, async (page) => {
      await page.locator("#game-text textarea").fill(text);
      await page.locator("#game-text .main").click();
      await page.locator("#game-text .error:not(:empty)").waitFor();
    }),
  ),
  ...[
    ["several games", '[Game "ergo"] [First "1"] 1. e5 * [Game "emergo"] *', "select"],
    ["moves of an unknown game", "1. e5 2. d5", ".error:not(:empty), fieldset"],
  ].map(([name, text, selector]) =>
    step(`a game text that has ${name}`, async (page) => {
      await page.locator("#game-text textarea").fill(text);
      await page.locator("#game-text .main").click();
      await page.locator(`#game-text :is(${selector})`).first().waitFor();
    }),
  ),
  anew("a picture", async (page) => {
    await put(page, "ergo", "startpos moves e5 d5");
    await chooseFromMenu(page, "picture");
    await page.locator("#picture .picture-preview > *").first().waitFor();
  }),
  ...["png", "svg", "gif"].map((format) =>
    step(`a picture as ${format}`, async (page) => {
      await page.locator(`#picture input[value="${format}"]`).check({ force: true });
      await page.locator("#picture .picture-preview > *").first().waitFor();
    }),
  ),
  step("an animation, made", async (page) => {
    await page.locator("#picture .main").click();
    await page.locator("#picture .told:not(:empty)").waitFor();
  }),
  anew("a printed game", async (page) => {
    await put(page, "ergo", "startpos moves e5 d5");
    await chooseFromMenu(page, "print");
    await page.locator("dialog.sheet .told:not(:empty)").waitFor();
    await page.locator("dialog.sheet article").first().waitFor();
  }),
  anew("the list of games by link", async (page) => {
    await put(page, "ergo", "startpos moves e5", ["person", "remote"], {
      remote: remote(1, ["Anna", "Ben"]),
    });
    await chooseFromMenu(page, "friend-list");
    await page.locator("#friend-list[open]").waitFor();
  }),
  anew("conditional moves", async (page) => {
    await put(page, "ergo", "startpos moves e5", ["person", "remote"], {
      remote: remote(0, ["Anna", "Ben"]),
    });
    await chooseFromMenu(page, "friend-plan");
    await page.locator("#friend-plan[open] p.told:not(:empty)").waitFor();
  }),
  ...["f5", "e3"].map((name) =>
    step(`${name} planned`, async (page) => {
      const before = await page.locator("#friend-plan p.told").textContent();
      await page.locator(`#friend-plan ergo-board button[data-name="${name}"]`).click();
      await expect(page.locator("#friend-plan p.told")).not.toHaveText(before ?? "");
    }),
  ),
  anew("sending a move", async (page) => {
    await put(page, "ergo", "startpos moves e5", ["person", "remote"], {
      remote: { ...remote(0, ["", ""]), id: "bcdefghi" },
    });
    await page.locator('#board .message button[data-action="friend"]').click();
    await page.locator("#friend-send[open]").waitFor();
    await expect(page.locator("#friend-link")).toHaveValue(/#2\./);
  }),
  anew("an invitation", async (page) => {
    await put(page, "ergo", "startpos moves e5");
    await openDialog(page, "new-game");
    await page.locator('#new-game input[value="remote"]').check({ force: true });
    await page.locator("#new-game .main").click();
    await page.locator("#friend-send[open]").waitFor();
  }),
  step("one's own link", async (page) => {
    const link = await page.locator("#friend-link").inputValue();
    await closeDialog(page);
    await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    await page.locator("#received-game[open]").waitFor();
  }),
  ...[
    ["a damaged link", "1.ergo.0..LFA.AAAAAA"],
    ["a damaged link of a friend", "2.ergo.0..LFA.AAAAAA"],
    ["a damaged link of a study", "3.AAAA.AAAAAA"],
  ].map(([name, hash]) =>
    anew(name, async (page) => {
      await go(page, "ergo");
      await page.evaluate((hash) => (location.hash = hash), hash);
      await page.locator(":is(#received-game, #received-study)[open]").waitFor();
    }),
  ),
  anew("the menu of the page", async (page) => {
    await put(page, "ergo", "startpos");
    const button = page.locator("#menu-button");
    if (await button.isVisible()) await button.click();
  }),
];

/** @type {Step[]} */
export const ASKING = [...NEW_GAME, ...DIALOGS];

/**
 * For `prepare`: the browser can hand on a link.
 *
 * @param {Page} page
 */
export const pretendToShare = (page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { configurable: true, value: async () => {} }),
  );
