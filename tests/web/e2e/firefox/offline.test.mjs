/** The service worker in Firefox: offline use, an update, and a version that does not work. */
import assert from "node:assert/strict";
import { DIST, withHost } from "../static-server.mjs";
import { MARK, makeNext, makeVersion } from "../next-version.mjs";
import {
  click,
  expectStatus,
  expectTurn,
  readRules,
  stateOf,
  storedGame,
  takeTurn,
  test,
  withPage,
} from "./support.mjs";

/** @import {Page} from "puppeteer-core" */

/**
 * The next version of the site.
 *
 * @type {ReturnType<typeof makeNext>}
 */
let next;

test.beforeAll(() => {
  next = makeNext();
});

test.afterAll(() => next.remove());

/**
 * Waits until the service worker controls the page.
 *
 * @param {Page} page
 */
const expectOffline = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

test("after one visit the page works offline, and updates on request", { tag: "@sentinel" }, () =>
  withHost(DIST, { at: "/some/where/" }, (host) =>
    withPage({ address: host.url, stored: storedGame(), usesServiceWorker: true }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await expectOffline(page);
      await host.stop();
      await page.reload();
      await expectStatus(page, "Your move, White.");
      await takeTurn(page);
      assert.doesNotMatch(await readRules(page), /next edition/);

      const other = await page.browserContext().newPage();
      await other.goto(host.url);
      await expectTurn(other, 2);
      // Firefox throttles pages in the background.
      await page.bringToFront();
      host.folder = next.folder;
      await host.start();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.waitForFunction(() =>
        document.querySelector("#update")?.textContent?.includes("A new version is ready."),
      );
      assert.equal(await page.$(MARK), null);
      await click(page, "#update .main");
      await page.waitForSelector(MARK);
      await expectTurn(page, 2);
      assert.match(await readRules(page), /next edition/);

      // The other page keeps its version.
      await other.bringToFront();
      assert.doesNotMatch(await readRules(other), /next edition/);
      assert.equal(await other.$(MARK), null);
      await takeTurn(other);
      assert.equal((await stateOf(other)).view.at, 4);
    }),
  ),
);

test("a version whose page does not start is replaced by the next one, at its place", () =>
  withHost(DIST, { at: "/some/where/" }, (host) =>
    // Firefox's own automation reports the first of these when a service worker navigates, and the others as the page
    // that does not start is left while it still loads, be it after some of its files or before all.
    withPage(
      {
        address: host.url,
        stored: storedGame(),
        usesServiceWorker: true,
        expects: /URL constructor: {2}is not|^request failed: |A ServiceWorker intercepted the request/,
      },
      async (page) => {
        await expectStatus(page, "Your move, White.");
        await expectOffline(page);
        const broken = makeVersion("two", "hangs");
        const mended = makeVersion("three");
        try {
          host.folder = broken.folder;
          await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
          await page.waitForFunction(() =>
            document.querySelector("#update")?.textContent?.includes("A new version is ready."),
          );
          await click(page, "#update .main");
          await page.waitForSelector(`${MARK}[content="two"]`);
          host.folder = mended.folder;
          await page.goto(`${host.url}#/settings`);
          await page.reload();
          await page.waitForSelector(`${MARK}[content="three"]`);
          await page.waitForFunction(() => document.querySelector("#offline")?.textContent === "Ready");
          await page.goto(`${host.url}#/ergo`);
          await expectStatus(page, "Your move, White.");
        } finally {
          broken.remove();
          mended.remove();
        }
      },
    ),
  ));
