/** A deployed version that does not work, and the next one, which reaches those who have it nevertheless. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { FAULTS, MARK, editionOf, expectOffline, makeVersion, versions } from "./next-version.mjs";
import { few } from "./sample.mjs";
import { cell, expectMoveCount, expectStatus, storedGame, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Host} from "./static-server.mjs" */
/** @typedef {keyof typeof FAULTS} Fault */

/** A path other than the root. */
const AT = "/some/where/";

/** Reports of broken pages, which do not use the module that they have sent for either. */
const BROKEN = /This version is broken|lost\.js|dynamically imported|preloaded using link preload/;

/** @type {Map<string, ReturnType<typeof makeVersion>>} */
const made = new Map();

/**
 * Deploys a version.
 *
 * @param {Host} host
 * @param {string} name
 * @param {Fault} [fault]
 */
function deploy(host, name, fault) {
  const key = `${name}${fault ? "-broken" : ""}`;
  const version = made.get(key) ?? makeVersion(key, fault);
  made.set(key, version);
  host.folder = version.folder;
}

test.afterEach(() => {
  for (const { remove } of made.values()) remove();
  made.clear();
});

/**
 * Looks for an update, and waits until it is installed or active.
 *
 * @param {Page} page
 */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/**
 * Accepts the update.
 *
 * @param {Page} page
 * @param {string} edition
 */
async function accept(page, edition) {
  await page.getByRole("button", { name: "Update now" }).click();
  await page.locator(`${MARK}[content="${edition}"]`).waitFor({ state: "attached" });
}

/** @param {Page} page */
const isWaiting = (page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/**
 * @param {Page} page
 * @param {string} edition
 */
const expectEdition = (page, edition) =>
  page.locator(`${MARK}[content="${edition}"]`).waitFor({ state: "attached" });

const GAME = storedGame("startpos moves e5 d5");

const KINDS = /** @type {Fault[]} */ (Object.keys(FAULTS));

for (const fault of few(1, KINDS)) {
  test(`a page that ${fault} is replaced by the next version, at its place`, () =>
    withHost(DIST, { at: AT }, (host) =>
      withPage({ site: host.url, usesServiceWorker: true, expects: BROKEN, stored: GAME }, async (page) => {
        await expectMoveCount(page, 2);
        await expectOffline(page);
        deploy(host, "two", fault);
        await update(page);
        await accept(page, "two-broken");
        if (fault !== "lacks a part")
          await page.getByText("a newer version that works takes over by itself").waitFor();
        deploy(host, "three");
        await page.goto(`${host.url}#/settings`);
        await page.reload();
        await expectEdition(page, "three");
        await page.getByRole("heading", { name: "Settings" }).waitFor();
        await expect(page).toHaveURL(`${host.url}#/settings`);
        await expect(page.locator("#offline")).toHaveText("Ready");
        await page.goto(`${host.url}#/ergo`);
        await expectMoveCount(page, 2);
        await expect(page.locator("#update")).toBeHidden();
        await page.reload();
        await expectMoveCount(page, 2);
        assert.deepEqual(await versions(page), ["three"]);
      }),
    ));
}

/** Every way in which one version and the next one can fail. */
const IN_TURN = KINDS.flatMap((one) => KINDS.map((other) => /** @type {const} */ ([one, other])));

for (const [one, other] of few(1, IN_TURN)) {
  test(`a page that ${one}, and after it one that ${other}, are replaced by one that works, with the game`, () =>
    withHost(DIST, { at: AT }, (host) =>
      withPage({ site: host.url, usesServiceWorker: true, expects: BROKEN, stored: GAME }, async (page) => {
        await expectMoveCount(page, 2);
        await expectOffline(page);
        deploy(host, "two", one);
        await update(page);
        await accept(page, "two-broken");
        deploy(host, "three", other);
        await page.reload();
        await expectEdition(page, "three-broken");
        deploy(host, "four");
        await page.reload();
        await expectEdition(page, "four");
        await expectMoveCount(page, 2);
        await cell(page, "f5").click();
        await expectMoveCount(page, 3);
        await page.reload();
        await expectMoveCount(page, 3);
        assert.deepEqual(await versions(page), ["four"]);
      }),
    ));
}

test("versions that are all broken do not load the page again without end", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, expects: BROKEN }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await expectOffline(page);
      deploy(host, "two", "throws");
      await update(page);
      await accept(page, "two-broken");
      for (const name of ["three", "two"]) {
        deploy(host, name, "throws");
        await page.reload();
        await expectEdition(page, `${name}-broken`);
      }
      // Both have had their turn.
      deploy(host, "three", "throws");
      await page.reload();
      await expect.poll(() => isWaiting(page)).toBe(true);
      assert.equal(await editionOf(page), "two-broken");
      assert.deepEqual((await versions(page)).sort(), ["three-broken", "two-broken"]);
      // A version that works gets another one.
      deploy(host, "four");
      await page.reload();
      await expectEdition(page, "four");
      await expectStatus(page, "Your move, White.");
    }),
  ));

test("a page that works is left alone while a broken one is replaced", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, expects: BROKEN, stored: GAME }, async (page) => {
      await expectMoveCount(page, 2);
      await expectOffline(page);
      const broken = await page.context().newPage();
      await broken.goto(host.url);
      await expectMoveCount(broken, 2);
      deploy(host, "two", "throws");
      await update(broken);
      await accept(broken, "two-broken");
      deploy(host, "three");
      await broken.reload();
      await expectEdition(broken, "three");
      await expectMoveCount(broken, 2);
      await cell(page, "f5").click();
      await expectMoveCount(page, 3);
      assert.equal(await editionOf(page), "first");
    }),
  ));

test("nothing is forced while a page of the version works, or only a board in a frame is there", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, stored: GAME }, async (page) => {
      await expectMoveCount(page, 2);
      await expectOffline(page);
      deploy(host, "two");
      await update(page);
      await accept(page, "two");
      await expectMoveCount(page, 2);
      const stuck = await page.context().newPage();
      await stuck.addInitScript(() => (customElements.whenDefined = () => new Promise(() => {})));
      await stuck.goto(host.url);
      deploy(host, "three");
      await update(stuck);
      assert.ok(await isWaiting(page));
      assert.equal(await editionOf(stuck), "two");
      await expect(page.locator("#update")).toBeVisible();
      await cell(page, "f5").click();
      await expectMoveCount(page, 3);

      await stuck.goto(`${host.url}embed.html`);
      await page.goto(`${host.url}embed.html`);
      deploy(host, "four");
      await update(page);
      assert.ok(await isWaiting(page));
      await expect.poll(() => versions(page)).not.toContain("three");
    }),
  ));

test("pages of versions that did not report yet are left alone", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage(
      {
        site: host.url,
        usesServiceWorker: true,
        stored: GAME,
        prepare: (page) =>
          page.addInitScript(() => {
            const post = ServiceWorker.prototype.postMessage;
            ServiceWorker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
              if (message[0] !== "alive") post.apply(this, /** @type {any} */ (message));
            };
          }),
      },
      async (page) => {
        await expectMoveCount(page, 2);
        await expectOffline(page);
        await page.evaluate(async () => {
          const manifest = await caches.open(
            (await caches.keys()).find((name) => name.endsWith(" manifest")) ?? "",
          );
          const site = new URL(".", location.href);
          const { version, oldClients } = await /** @type {Response} */ (await manifest.match(site)).json();
          await manifest.put(site, new Response(JSON.stringify({ version, oldClients })));
        });
        deploy(host, "two");
        await update(page);
        assert.ok(await isWaiting(page));
        const records = await page.evaluate(async () => {
          const manifest = await caches.open(
            (await caches.keys()).find((name) => name.endsWith(" manifest")) ?? "",
          );
          return (await manifest.keys()).map(({ url }) => new URL(url).search);
        });
        assert.ok(!records.includes("?forced=two"), "it has not begun to take over");
        await expect(page.locator("#update")).toBeVisible();
        await cell(page, "f5").click();
        await expectMoveCount(page, 3);
        await accept(page, "two");
        await expectMoveCount(page, 3);
      },
    ),
  ));

test("updates that nobody accepts do not pile up, and load only what has changed", () =>
  // The browser keeps no other copy of what is copied.
  withHost(DIST, { at: AT, headers: { "cache-control": "no-store" } }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, stored: GAME }, async (page) => {
      await expectMoveCount(page, 2);
      await expectOffline(page);
      const [first] = await versions(page);
      const names = ["two", "three", "four", "five", "six"];
      for (const name of few(3, names)) {
        deploy(host, name);
        host.requested = [];
        await update(page);
        assert.deepEqual([...new Set(host.requested)].sort(), ["app.js", "index.html", "sw.js"]);
        await expect.poll(() => versions(page)).toEqual([first, name]);
      }
      await accept(page, "six");
      await expectMoveCount(page, 2);
      await page.reload();
      await expectMoveCount(page, 2);
      assert.deepEqual(await versions(page), ["six"]);
    }),
  ));
