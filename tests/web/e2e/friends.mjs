/** Helpers of the tests of games by link: two phones, and the links that they send. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { cell, chooseFromMenu, closeDialog, stateOf, until, url, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * The data that the page hands to the share sheet of the system.
 *
 * @param {Page} page
 */
const catchShared = (page) =>
  page.addInitScript(() => {
    /** @type {any} */ (window).sent = [];
    Object.defineProperty(navigator, "share", {
      value: async (/** @type {any} */ { url }) => void (/** @type {any} */ (window).sent.push(url)),
    });
  });

/**
 * Two phones, each with a browser of its own.
 *
 * @param {(anna: Page, bob: Page) => Promise<void>} play
 */
export const withPhones = (play) => withFriends([PHONE, PHONE], play);

/**
 * Two devices, each with a browser of its own.
 *
 * @param {[Parameters<typeof withPage>[0], Parameters<typeof withPage>[0]]} devices
 * @param {(anna: Page, bob: Page) => Promise<void>} play
 */
export const withFriends = ([first, second], play) =>
  withPage({ ...first, prepare: catchShared }, (anna) =>
    withPage({ ...second, prepare: catchShared }, (bob) => play(anna, bob)),
  );

/**
 * @param {Page} page
 * @param {string} link
 */
export const setAddress = (page, link) => page.evaluate((link) => (location.hash = new URL(link).hash), link);

/**
 * Follows a link that needs no answer.
 *
 * @param {Page} page
 * @param {string} link
 */
export async function follow(page, link) {
  await setAddress(page, link);
  await expect.poll(() => new URL(page.url()).hash, { intervals: [20] }).toMatch(/^#\/[a-z]+$/);
}

/**
 * The link that the page has sent last.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
export const lastSent = (page) => page.evaluate(() => /** @type {any} */ (window).sent.at(-1));

/**
 * Sends with one tap, and reads what is sent. Who is asked for a name for the first time leaves it empty.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
export async function send(page) {
  const countSent = () => page.evaluate(() => /** @type {any} */ (window).sent.length);
  const before = await countSent();
  // The button of the message line goes if the result is shown and has room for its own, and once the move is
  // sent.
  const button = page.locator('#board :is(.message, .result) button[data-action="friend"]:visible').first();
  const dialog = page.locator("#friend-send[open]");
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Send…" }).tap();
    // A slow page may have been tapped although the tap took too long.
    else if ((await countSent()) === before) await button.tap({ timeout: 1000 });
    // The first time, a dialog asks for the name; it opens some time after the tap.
    await expect
      .poll(async () => (await countSent()) > before || (await dialog.isVisible()), { timeout: 5000 })
      .toBe(true);
    assert.ok((await countSent()) > before);
  }).toPass({ intervals: [20], timeout: 60_000 });
  const link = await lastSent(page);
  assert.match(link.slice(url.length), /^#[24]\./);
  return link;
}

/**
 * Starts a game in the dialog, and sends the invitation.
 *
 * @param {Page} page
 * @param {string} game its name
 * @param {string} name
 * @param {"White" | "Black"} side
 * @param {"Standard" | "Balanced"} [start]
 */
export async function invite(page, game, name, side, start = "Standard") {
  await page.locator(`#games > [data-game="${game.toLowerCase()}"]`).tap();
  await until(page, `state.view?.game === ${JSON.stringify(game.toLowerCase())}`);
  await chooseFromMenu(page, "newGame");
  const dialog = page.locator("#new-game");
  await dialog.getByRole("radio", { name: "Friend by link" }).check({ force: true });
  await dialog.getByRole("radio", { name: side, exact: true }).check({ force: true });
  await dialog.getByRole("radio", { name: start }).check({ force: true });
  await dialog.getByLabel("Your name").fill(name);
  await dialog.getByRole("button", { name: "Start the game" }).tap();
  await page.locator("#friend-send[open]").waitFor();
  await expect(page.locator("#friend-link")).toHaveValue(/#2\./);
  const link = await page.locator("#friend-link").inputValue();
  await page.locator("#friend-send").getByRole("button", { name: "Send…" }).tap();
  await page.locator("#friend-send").waitFor({ state: "hidden" });
  assert.equal(await lastSent(page), link);
  return link;
}

/**
 * Taps the cells of a move.
 *
 * @param {Page} page
 * @param {string[]} path
 */
export async function tapMove(page, path) {
  const { view } = await stateOf(page);
  for (const [touched, name] of path.entries()) {
    await cell(page, name).tap();
    await page.waitForFunction(
      ([at, touched]) => {
        const { view } = /** @type {any} */ (document.querySelector("#board")).state;
        return view.at > at || view.entry.length > touched;
      },
      [view.at, touched],
    );
  }
  await until(page, `state.view.at === ${view.at + 1}`);
}

/**
 * The games that are listed.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function listed(page) {
  await chooseFromMenu(page, "friend-list");
  await page.locator("#friend-list[open]").waitFor();
  const entries = await page.locator("#friend-list .game").allInnerTexts();
  await closeDialog(page);
  return entries.map((entry) => entry.replace(/\s*\n\s*/g, " | "));
}
