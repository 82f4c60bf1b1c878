/** Files of the stored site that a browser has deleted come back, and until then the page says what it lacks. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ALL_WORDS } from "../../../tools/site/words.js";
import { DIST, withHost } from "./static-server.mjs";
import { buildOf, expectOffline, makeVersion, MARK, versions } from "./next-version.mjs";
import { random } from "./random.mjs";
import { few } from "./sample.mjs";
import { expectMoveCount, openRules, storedGame, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Host} from "./static-server.mjs" */

/** A path other than the root. */
const AT = "/some/where/";
const GAME = storedGame("startpos moves e5 d5");
const FILES = Object.keys(buildOf(readFileSync(join(DIST, "sw.js"), "utf8")).files);

/** Console messages of a page without a network that lacks files. */
const LACKS =
  /status 50[34]|status 404|ERR_FAILED|request failed|Failed to (fetch|load)|dynamically imported|ERR_INTERNET|console warning/;

/** The browser has no other copy of what is lost. */
const OPTIONS = { at: AT, headers: { "cache-control": "no-store" } };

/**
 * Opens the site, and waits until it is stored.
 *
 * @param {(page: Page, host: Host) => Promise<void>} test
 * @param {string} [locale]
 */
const withSite = (test, locale = "en-US") =>
  withHost(DIST, OPTIONS, (host) =>
    withPage(
      { site: host.url, usesServiceWorker: true, expects: LACKS, stored: GAME, locale },
      async (page) => {
        await expectMoveCount(page, 2);
        await expectOffline(page);
        await test(page, host);
      },
    ),
  );

/**
 * Deletes caches, or files in them.
 *
 * @param {Page} page
 * @param {string[]} [files] default: all caches
 */
const lose = (page, files) =>
  page.evaluate(async (files) => {
    for (const name of await caches.keys()) {
      if (!files) await caches.delete(name);
      else
        for (const file of files)
          await (await caches.open(name)).delete(new URL(file, location.href.replace(/[?#].*/, "")));
    }
  }, files);

/**
 * How many files are stored.
 *
 * @param {Page} page
 */
const countStored = (page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => !name.endsWith(" manifest"));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

/**
 * Waits until all files are stored again, and checks that the page opens without a network.
 *
 * @param {Page} page
 * @param {Host} host
 */
async function expectRestored(page, host) {
  await expect.poll(() => countStored(page)).toBe(FILES.length);
  await host.stop();
  await page.reload();
  await expectMoveCount(page, 2);
}

const missing = (/** @type {Page} */ page) =>
  page.getByRole("heading", { name: "Parts of Ergo are missing" });

test("deleted caches come back at the next visit", () =>
  withSite(async (page, host) => {
    await lose(page);
    await page.reload();
    await expectMoveCount(page, 2);
    await expectRestored(page, host);
  }));

test("the settings look at what is stored, and have it restored", () =>
  withSite(async (page, host) => {
    await page.goto(`${host.url}#/settings`);
    await expect(page.locator("#offline")).toHaveText("Ready");
    // Otherwise what is lost may be loaded again at once.
    await host.stop();
    await lose(page);
    await page.goto(`${host.url}#/ergo`);
    await expect(page.locator("#offline")).not.toBeVisible();
    await page.goto(`${host.url}#/settings`);
    await expect(page.locator("#offline")).toHaveText(
      "Not ready: some files could not be loaded. It will be tried again on your next visit.",
    );
    await host.start();
    await page.goto(`${host.url}#/ergo`);
    await expect(page.locator("#offline")).not.toBeVisible();
    await page.goto(`${host.url}#/settings`);
    await expect(page.locator("#offline")).toHaveText("Ready");
    await expectRestored(page, host);
  }));

test("the page without a network is in the language of the browser", () => {
  const { code, offline } = ALL_WORDS[0];
  assert.notEqual(code, "en");
  return withSite(async (page, host) => {
    await lose(page);
    await host.stop();
    await page.reload();
    await page.getByRole("heading", { name: offline.title }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), code);
    await expect(page.getByRole("link")).toHaveText(offline.again);
    await expect(page.locator("p").first()).toHaveText(offline.text);
  }, `${code}-AT`);
});

test("without a network a page whose caches are lost says so, and tries again at its place", () =>
  withSite(async (page, host) => {
    await lose(page);
    await host.stop();
    await page.goto(`${host.url}?from=home#/settings`);
    await missing(page).waitFor();
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.evaluate(() => document.body.setAttribute("id", "before"));
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.locator("#before")).toHaveCount(0);
      await missing(page).waitFor();
      assert.equal(new URL(page.url()).hash, "#/settings");
    }
    await host.start();
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await expect(page.locator("#offline")).toHaveText("Ready");
    await page.goto(`${host.url}#/ergo`);
    await expectMoveCount(page, 2);
  }));

for (const [damage, body] of /** @type {const} */ ([
  ["an empty", ""],
  ["a damaged", '{"version":3}'],
  ["no", undefined],
])) {
  test(`${damage} manifest does no harm`, () =>
    withSite(async (page, host) => {
      await page.evaluate(async (body) => {
        const name = (await caches.keys()).find((name) => name.endsWith(" manifest")) ?? "";
        if (body === undefined) await caches.delete(name);
        else await (await caches.open(name)).put(new URL(".", location.href), new Response(body));
      }, body);
      await stopWorker(page);
      await host.stop();
      await page.reload();
      await expectMoveCount(page, 2);
      await openRules(page);
      await expect(page.locator("#place .prose")).toContainText("lion");
    }));
}

/**
 * Stops the service worker, which forgets what it remembers.
 *
 * @param {Page} page
 */
async function stopWorker(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
}

test("a damaged file is noticed if the page does not start, and loaded again", () =>
  withHost(makeAndKeep("one").folder, OPTIONS, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, stored: GAME }, async (page) => {
      await expectMoveCount(page, 2);
      await expectOffline(page);
      await page.evaluate(async () => {
        const name = (await caches.keys()).find((name) => !name.endsWith(" manifest")) ?? "";
        await (
          await caches.open(name)
        ).put("app.js", new Response("", { headers: { "content-type": "text/javascript" } }));
      });
      await page.reload();
      await expectMoveCount(page, 2);
    }),
  ));

test("if the host has another version than the one that was lost, that takes over", () =>
  withSite(async (page, host) => {
    host.folder = makeAndKeep("two").folder;
    await lose(page);
    await page.reload();
    await page.locator(`${MARK}[content="two"]`).waitFor({ state: "attached" });
    await expectMoveCount(page, 2);
    await expect.poll(() => versions(page)).toContain("two");
    const isSettled = async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return installing === null && waiting === null;
    };
    await expect.poll(() => page.evaluate(isSettled)).toBe(true);
    await page.reload();
    await expectMoveCount(page, 2);
    await host.stop();
    await page.reload();
    await expectMoveCount(page, 2);
    assert.deepEqual(await versions(page), ["two"]);
  }));

/** @type {ReturnType<typeof makeVersion>[]} */
const made = [];
test.afterEach(() => made.splice(0).forEach(({ remove }) => remove()));

/** @param {string} name */
function makeAndKeep(name) {
  const version = makeVersion(name);
  made.push(version);
  return version;
}

test("half of the files lost: the page says so without a network, and has them back with one", () =>
  withSite(async (page, host) => {
    const below = random(41);
    for (const round of few(1, [0, 1, 2, 3])) {
      const lost = FILES.filter((name) => name === "app.js" || below(2) === 0);
      await lose(page, lost);
      await host.stop();
      await page.reload();
      await missing(page).waitFor();
      await host.start();
      await page.getByRole("link", { name: "Try again" }).click();
      await expectMoveCount(page, 2);
      await expect.poll(() => countStored(page), `round ${round}`).toBe(FILES.length);
    }
  }));

/** The files that the start page may load before it can be played. */
const EARLY = FILES.filter((name) => /^(app|ergo-board|index|parts\/\w+\/(worker|ergo-))/.test(name));

for (const name of few(2, EARLY.toReversed())) {
  test(`without a network and ${name}, the page works or says what it lacks`, () =>
    withSite(async (page, host) => {
      await lose(page, [name]);
      await host.stop();
      await page.reload();
      const said = page.getByText(/could not be loaded|are missing|Without/).first();
      const works = page.locator("#board :is(.status p)").filter({ hasText: /to move|Your move/ });
      await expect(said.or(works).first()).toBeVisible();
      await host.start();
      await page.reload();
      await expectMoveCount(page, 2);
    }));
}
