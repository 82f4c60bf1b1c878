/** Steps of a walk through the page, which look for no words. */
import { expect } from "@playwright/test";
import { GAMES } from "../../../../www/games/start.js";
import { readPosition } from "../../../../www/storage/position.js";
import { chooseFromMenu, storedGame, until } from "../support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * Something that is done, and seen afterwards: after the steps before it, or anew, wherever the page is and
 * in whatever language.
 *
 * @typedef {{ name: string; act: (page: Page) => Promise<unknown>; isAnew?: boolean }} Step
 */

/** @typedef {"person" | "engine" | "remote"} Player */

/**
 * A page that is opened, and what is done there, one after the other.
 *
 * @typedef {Omit<Parameters<typeof import("../support.mjs").withPage>[0], "viewport"> & { steps: Step[] }} Visit
 */

/**
 * @param {string} name
 * @param {Step["act"]} act
 * @returns {Step}
 */
export const step = (name, act) => ({ name, act });

/**
 * A step that needs none of those before it.
 *
 * @param {string} name
 * @param {Step["act"]} act
 * @returns {Step}
 */
export const anew = (name, act) => ({ name, act, isAnew: true });

/**
 * Puts a game on the board.
 *
 * @param {Page} page
 * @param {string} game
 * @param {string} positionLine
 * @param {[Player, Player]} [players]
 * @param {Record<string, unknown>} [more]
 */
export async function put(page, game, positionLine, players = ["person", "person"], more = {}) {
  await go(page, game);
  const setup = {
    ...storedGame(positionLine, /** @type {any} */ (players), { paused: true, level: 3 }),
    game,
    ...readPosition({ line: positionLine }),
    ...more,
  };
  await page.evaluate(async (setup) => {
    await customElements.whenDefined("ergo-board");
    return /** @type {any} */ (document.querySelector("#board")).open(setup);
  }, setup);
  await until(page, `state.status.kind === "ready" && state.view.game === "${game}" && !state.hint`);
}

/**
 * Goes to a place.
 *
 * @param {Page} page
 * @param {string} place
 */
export async function go(page, place) {
  // Menus close.
  await page.keyboard.press("Escape");
  await page.evaluate((place) => {
    /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"))?.close();
    location.hash = `#/${place}`;
  }, place);
  const selector = GAMES.includes(place) ? "#board" : "#place > *:visible";
  await page.locator(selector).first().waitFor();
}

/**
 * Presses a button of the toolbar, which is an entry of the menu where there is no room for it.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function press(page, name) {
  const button = page.locator(`#board .toolbar > [data-action="${name}"]:visible`);
  await ((await button.count()) > 0 ? button.click() : chooseFromMenu(page, name));
}

/** @param {Page} page */
export const board = (page) => page.locator("#place ergo-board");

/** @param {Page} page */
export const isReady = (page) => board(page).evaluate((board) => /** @type {any} */ (board).ready);

/** @param {Page} page */
export const answer = (page) => page.locator("#place .exercise-card .answer p");

/**
 * Plays a move on the board of a place.
 *
 * @param {Page} page
 * @param {string[]} moves
 */
export const play = (page, ...moves) =>
  board(page).evaluate(async (board, moves) => {
    for (const move of moves) await /** @type {any} */ (board).play(move);
  }, moves);

/**
 * Tries a move of an exercise, and waits for the answer.
 *
 * @param {Page} page
 * @param {string} move
 */
export async function tries(page, move) {
  const before = await answer(page).textContent();
  await play(page, move);
  await expect(answer(page)).not.toHaveText(before ?? "");
}

/**
 * A game by link of which some moves were exchanged.
 *
 * @param {number} settled
 * @param {[string, string]} names
 */
export function remote(settled, names) {
  return { id: "abcdefgh", names, settled, revision: 1 };
}
