/** Helpers for boards in pages of another site. */
import { expect } from "@playwright/test";
import { scriptOf, startBoardHost, withOtherSite } from "./other-site.mjs";
import { test as base, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * The host of the board.
 *
 * @type {import("./static-server.mjs").Host}
 */
export let boardHost;

export const test = base.extend(
  /** @type {import("@playwright/test").Fixtures<{}, { boardSite: void }>} */ ({
    boardSite: [
      // oxlint-disable-next-line no-empty-pattern -- the runner looks for a pattern here
      async ({}, use) => {
        boardHost = await startBoardHost();
        await use();
        await boardHost.stop();
      },
      { auto: true, scope: "worker" },
    ],
  }),
);

/**
 * Opens a page of another site with the given body.
 *
 * @param {string} body
 * @param {Parameters<typeof withPage>[0] & { csp?: string }} options
 * @param {(page: Page) => Promise<void>} visit
 */
export const visit = (body, { csp, ...options }, visit) =>
  withOtherSite({ head: scriptOf(boardHost), body, csp }, (host) =>
    withPage({ path: host.url, hosts: [host.url, boardHost.url], ...options }, visit),
  );

/**
 * A property of the board.
 *
 * @param {Page} page
 * @param {string} name
 */
export const propertyOf = (page, name) =>
  page.evaluate((name) => /** @type {any} */ (document.querySelector("#board"))[name], name);

/**
 * Evaluates an expression of a `board`.
 *
 * @param {Page} page
 * @param {string} code of a `board`
 * @returns {Promise<any>}
 */
export const run = (page, code) =>
  page.evaluate((code) => new Function("board", `return ${code}`)(document.querySelector("#board")), code);

/**
 * Waits until a condition holds. Polls from outside, because a strict policy may forbid evaluating it in the
 * page.
 *
 * @param {Page} page
 * @param {string} condition of a `board`
 */
export const until = (page, condition) =>
  expect.poll(() => run(page, condition), { intervals: [20], message: condition }).toBeTruthy();

/**
 * Waits until there are no more workers.
 *
 * @param {Page} page
 */
export const expectNoWorkers = (page) =>
  expect.poll(() => page.workers().length, { intervals: [20] }).toBe(0);

/**
 * Starts to record the events of the board.
 *
 * @param {Page} page
 */
export const recordEvents = (page) =>
  page.evaluate(() => {
    const recorded = /** @type {any[]} */ (/** @type {any} */ (window).recordedEvents = []);
    for (const name of ["ready", "move", "moved", "position", "analysis", "gameover", "error"]) {
      // Errors do not bubble.
      document.addEventListener(
        name,
        (event) => recorded.push({ name, detail: /** @type {CustomEvent} */ (event).detail }),
        true,
      );
    }
  });

/**
 * The details of the recorded events of a name.
 *
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<any[]>}
 */
export const eventsOf = (page, name) =>
  page.evaluate(
    (name) =>
      /** @type {any} */ (window).recordedEvents
        .filter((/** @type {any} */ event) => event.name === name)
        .map((/** @type {any} */ { detail }) => detail),
    name,
  );
