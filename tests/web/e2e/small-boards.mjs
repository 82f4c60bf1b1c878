/** Helpers for the tests of small boards and of the exercises on them. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { outsideOn } from "./outside.mjs";
import { withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * Fails if the place can be scrolled sideways, or something is outside its box.
 *
 * @param {Page} page
 */
export async function fits(page) {
  const excess = await page
    .locator("#place")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  assert.equal(excess, 0);
  assert.deepEqual(await outsideOn(page), []);
}

/**
 * Uses something without a network: once it was used, it works, and something else says that it cannot be
 * loaded until the network is back.
 *
 * @param {string} path where it is, or what leads there
 * @param {(page: Page) => Promise<unknown>} use from there
 * @param {string} other the address of something that was not used
 * @param {(page: Page) => Promise<unknown>} useOther once it is loaded
 */
export const useOffline = (path, use, other, useOther) =>
  withPage(
    {
      path,
      usesServiceWorker: true,
      expects: /ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch|request failed|practice\/|status 50/,
    },
    async (page) => {
      const go = (/** @type {string} */ address) => page.goto(new URL(address, page.url()).href);
      await page.evaluate(() => navigator.serviceWorker.ready);
      for (const isOffline of [false, true]) {
        await page.context().setOffline(isOffline);
        await go(path);
        await page.reload();
        await use(page);
      }
      await go(other);
      await expect(page.locator(".exercise-card .answer p")).toHaveText(
        "This could not be loaded. Check the connection and try again.",
      );
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Try again" }).click();
      await useOther(page);
    },
  );
