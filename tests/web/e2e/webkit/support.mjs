/**
 * Shared helpers of the WebKit tests, which check that what works in Chromium works in the relatives of
 * Safari too.
 */
import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { startDriver } from "./driver.mjs";

/** @import {Window} from "./driver.mjs" */
/** @import {ErgoBoard} from "../../../../www/element/ergo-board.js" */

/**
 * The driver of this worker; each test has a browser of its own.
 *
 * @type {Awaited<ReturnType<typeof startDriver>>}
 */
let driver;

export const test = base.extend(
  /** @type {import("@playwright/test").Fixtures<{}, { sharedDriver: void }>} */ ({
    sharedDriver: [
      // oxlint-disable-next-line no-empty-pattern -- the runner looks for a pattern here
      async ({}, use) => {
        driver = await startDriver();
        await use();
        driver.stop();
      },
      { auto: true, scope: "worker", timeout: 180_000 },
    ],
  }),
);

/**
 * Opens a page and runs the test with it.
 *
 * @param {string} url
 * @param {(window: Window) => Promise<void>} test
 */
export async function withPage(url, test) {
  const window = await driver.open();
  try {
    await window.goTo(url);
    await test(window);
  } catch (error) {
    const path = base.info().outputPath("page.png");
    await window.picture().then(
      (picture) => {
        writeFileSync(path, picture);
        console.log(`as it failed: ${path}`);
      },
      () => {},
    );
    throw error;
  } finally {
    await window.close();
  }
}

/**
 * Waits until a condition of the board holds.
 *
 * @param {Window} window
 * @param {(board: any) => unknown} holds
 */
export const until = (window, holds) =>
  window.until(
    /** @type {() => unknown} */ (new Function(`return (${holds})(document.querySelector("ergo-board"));`)),
  );

/**
 * Clicks something inside the board.
 *
 * @param {Window} window
 * @param {string} selector
 */
export const click = (window, selector) =>
  window.click(
    (/** @type {string} */ selector) =>
      document.querySelector("ergo-board")?.shadowRoot?.querySelector(selector),
    selector,
  );

/**
 * Clicks something on the page.
 *
 * @param {Window} window
 * @param {string} selector
 */
export const clickOnPage = (window, selector) =>
  window.click((/** @type {string} */ selector) => document.querySelector(selector), selector);

/**
 * How many moves were played.
 *
 * @param {Window} window
 * @returns {Promise<number>}
 */
export const plyOf = (window) =>
  window.evaluate(() => /** @type {ErgoBoard} */ (document.querySelector("ergo-board")).ply);

/**
 * Plays the first turn that the rules allow, cell by cell; the engine answers.
 *
 * @param {Window} window
 */
export async function takeTurn(window) {
  const start = await plyOf(window);
  /**
   * The cell to be tapped next: nothing while the engine thinks.
   *
   * @param {number} start
   * @param {string} entered
   */
  const next = (start, entered) => {
    const { ply, state, playerToMove } = /** @type {any} */ (document.querySelector("ergo-board"));
    const { view, board } = state;
    if (playerToMove !== "person" || state.status.kind !== "ready") return undefined;
    if (ply > start) return { entered, name: "" };
    const cell = view.steps[0]?.cell;
    const name = board.rows.flat().find((/** @type {any} */ field) => field?.cell === cell)?.name;
    return String(view.entry) !== entered && name && { entered: String(view.entry), name };
  };
  let entered = "none";
  for (;;) {
    await window.until(next, start, entered);
    const found = /** @type {{ entered: string; name: string }} */ (
      await window.evaluate(next, start, entered)
    );
    if (!found.name) return;
    entered = found.entered;
    await click(window, `button[data-name="${found.name}"]`);
  }
}
