/** The service worker: offline use, updates and failed downloads, without ever mixing two versions. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { MARK, buildOf, editionOf, expectOffline, makeNext, versions } from "./next-version.mjs";
import { few } from "./sample.mjs";
import {
  cell,
  crashWorker,
  expectAccessible,
  expectGame,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectStatus,
  moves,
  openRules,
  returnToBoard,
  storedGame,
  takeTurn,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** A path other than the root. */
const AT = "/some/where/";

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
 * Reloads the page and waits for its status.
 *
 * @param {Page} page
 * @param {string} sentence
 */
async function reload(page, sentence) {
  await page.reload();
  await expectStatus(page, sentence);
}

/**
 * Shows the page again as if two hours had passed.
 *
 * @param {Page} page
 */
async function returnAfterTwoHours(page) {
  await page.evaluate(() => {
    const now = Date.now() + 2 * 3_600_000;
    Date.now = () => now;
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** @param {Page} page */
const offer = (page) => page.getByRole("status").filter({ hasText: "A new version is ready." });

/**
 * @param {Page} page
 * @param {string} name
 * @param {string} id
 */
async function choose(page, name, id) {
  await page.getByRole("link", { name, exact: true }).click();
  await expectGame(page, id);
}

/**
 * Opens the rules, and returns their text.
 *
 * @param {Page} page
 */
async function readRules(page) {
  await openRules(page);
  const text = (await page.locator("#place .prose").textContent()) ?? "";
  await returnToBoard(page);
  return text;
}

const AGAINST_ENGINE = storedGame("startpos", ["person", "engine"], { level: 2 });

test("after one visit the site works offline, at any path", { tag: "@sentinel" }, () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, stored: AGAINST_ENGINE }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await expectOffline(page);
      await host.stop();
      await page.context().setOffline(true);
      // The page that installed the service worker can load further files.
      assert.match(await readRules(page), /lion/);
      await reload(page, "Your move, White.");
      for (const [name, id] of few(1, [
        ["Emergo", "emergo"],
        ["Intermedium", "intermedium"],
        ["Ergo", "ergo"],
      ])) {
        await choose(page, name, id);
        await takeTurn(page);
        await takeTurn(page);
        assert.equal((await moves(page)).length, 4);
        assert.doesNotMatch(await readRules(page), /could not be loaded/);
      }
      await reload(page, "Your move, White.");
      assert.equal((await moves(page)).length, 4);
      await page.goto(`${host.url}?from=home#board`);
      await expectMoveCount(page, 4);
      await page.goto(`${host.url}index.html`);
      await expectMoveCount(page, 4);
      await toolbarButton(page, "hint").click();
      await until(page, "state.hint?.move");
    }),
  ),
);

test("scripts of places are loaded before somebody goes there, once they are stored", () =>
  withHost(DIST, {}, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      /** The places whose scripts this page has loaded. */
      const loaded = () =>
        page.evaluate(() => {
          const names = performance.getEntriesByType("resource").map(({ name }) => name);
          return ["learn", "puzzles", "study"].filter((place) =>
            names.some((name) => name.includes(`/app-${place}-`)),
          );
        });
      await expectOffline(page);
      assert.deepEqual(await loaded(), []);
      await page.reload();
      await expect.poll(loaded).toEqual(["learn", "puzzles", "study"]);
    }),
  ));

test("an update is offered, not forced, and keeps the game", { tag: "@sentinel" }, () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, stored: AGAINST_ENGINE }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await expectOffline(page);
      await takeTurn(page);
      host.folder = next.folder;
      await returnAfterTwoHours(page);
      await offer(page).waitFor();
      await takeTurn(page);
      assert.equal(await editionOf(page), "first");
      // A reload does not force it either.
      await reload(page, "Your move, White.");
      assert.equal(await editionOf(page), "first");
      assert.doesNotMatch(await readRules(page), /next edition/);
      await offer(page).waitFor();
      const before = await moves(page);
      await page.getByRole("button", { name: "Later" }).click();
      await offer(page).waitFor({ state: "hidden" });
      await reload(page, "Your move, White.");
      await page.getByRole("button", { name: "Update now" }).click();
      await page.locator(MARK).waitFor({ state: "attached" });
      await expectStatus(page, "Your move, White.");
      assert.deepEqual(await moves(page), before);
      await host.stop();
      assert.match(await readRules(page), /next edition/);
      await takeTurn(page);
      await reload(page, "Your move, White.");
      assert.equal(await editionOf(page), "next");
      await expect(offer(page)).toHaveCount(0);
    }),
  ),
);

test("an open page keeps its version while another page updates", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage(
      { site: host.url, usesServiceWorker: true, stored: storedGame("startpos moves e5 d5") },
      async (page) => {
        await expectStatus(page, "White to move.");
        await expectOffline(page);
        const other = await page.context().newPage();
        await other.goto(host.url);
        await expectMoveCount(other, 2);
        await choose(other, "Emergo", "emergo");
        await other.evaluate(() =>
          /** @type {any} */ (document.querySelector("#board")).open({
            game: "emergo",
            players: ["person", "person"],
          }),
        );
        const [first] = await versions(page);
        host.folder = next.folder;
        await returnAfterTwoHours(page);
        await offer(other).waitFor();
        await cell(page, "f5").click();
        await expectMoveCount(page, 3);
        // The page that updates continues its own game, not the one stored last.
        await cell(other, "e5").click();
        await expectMoveCount(other, 1);
        await page.getByRole("button", { name: "Update now" }).click();
        await page.locator(MARK).waitFor({ state: "attached" });
        await expectMoveCount(page, 3);
        assert.deepEqual((await versions(page)).sort(), [first, "next"].sort());

        // It still loads files of its own version, which the host no longer has.
        assert.equal(await editionOf(other), "first");
        assert.doesNotMatch(await readRules(other), /next edition/);
        // The figures of the rules may have taken the engine's place.
        await other.evaluate(() => /** @type {any} */ (document.querySelector("#board")).legalMoves());
        await crashWorker(other);
        await cell(other, "a5").click();
        await expectStatus(other, "The engine crashed and was restarted. Your game is unchanged.");
        await cell(other, "a5").click();
        await expectMoveCount(other, 2);
        await until(other, "state.status.kind === 'ready'");

        // It can update too, and keeps its game.
        await other.getByRole("button", { name: "Update now" }).click();
        await other.locator(MARK).waitFor({ state: "attached" });
        await expectMoveCount(other, 2);
        await expectGame(other, "emergo");
        assert.match(await readRules(other), /next edition/);
      },
    ),
  ));

test("an old version is deleted when no page uses it", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      await expectOffline(page);
      host.folder = next.folder;
      await returnAfterTwoHours(page);
      await offer(page).waitFor();
      assert.equal((await versions(page)).length, 2);
      // The browser activates the new version some time after the last page of the old one is gone.
      await expect(async () => {
        await page.goto("about:blank");
        await page.goto(host.url);
        await expectStatus(page, "Your move, White.");
        assert.equal(await editionOf(page), "next");
      }).toPass();
      assert.deepEqual(await versions(page), ["next"]);
    }),
  ));

test("a damaged download is discarded, and the next update succeeds", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true, stored: AGAINST_ENGINE }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await expectOffline(page);
      host.folder = next.folder;
      let damaged = 0;
      host.hook = ({ name, body, response }) => {
        if (!name.endsWith("-next.js") || !body) return false;
        const bytes = Buffer.from(body);
        bytes[bytes.length >> 1] ^= 1;
        damaged++;
        response.writeHead(200, { "content-type": "text/javascript" }).end(bytes);
        return true;
      };
      await expectFailedUpdate(page);
      assert.equal(damaged, 2, "tried again without the browser's cache");
      assert.equal((await versions(page)).length, 1);
      await takeTurn(page);
      await reload(page, "Your move, White.");
      assert.equal(await editionOf(page), "first");
      assert.equal(await offer(page).count(), 0);
      host.hook = () => false;
      await returnAfterTwoHours(page);
      await offer(page).waitFor();
    }),
  ));

/**
 * Looks for an update and expects its installation to fail.
 *
 * @param {Page} page
 */
async function expectFailedUpdate(page) {
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise((resolve) => {
      registration.addEventListener("updatefound", () => {
        const worker = /** @type {ServiceWorker} */ (registration.installing);
        worker.addEventListener("statechange", () => resolve(worker.state));
      });
    });
    await registration.update();
    return ended;
  });
  assert.equal(state, "redundant");
}

test("a first visit cut off midway still works, and the next visit installs the site", () =>
  withHost(DIST, { at: AT }, (host) => {
    let isCutOff = true;
    const cutOff = new Promise((resolve) => {
      host.hook = ({ name, response }) => {
        // The page itself does not request these.
        if (!isCutOff || !name.startsWith("lessons/intermedium")) return false;
        response.destroy();
        resolve(undefined);
        return true;
      };
    });
    return withPage({ site: host.url, usesServiceWorker: true, stored: AGAINST_ENGINE }, async (page) => {
      await expectStatus(page, "Your move, White.");
      await cutOff;
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await expect.poll(() => versions(page)).toEqual([]);
      await takeTurn(page);
      isCutOff = false;
      await reload(page, "Your move, White.");
      await expectOffline(page);
      await host.stop();
      await reload(page, "Your move, White.");
      assert.equal((await moves(page)).length, 2);
    });
  }));

test("the first visit transfers each file once, the second none, and neither anything from other sites", () =>
  // Like most hosts; otherwise browsers load files again that the service worker has loaded first.
  withHost(DIST, { at: AT, headers: { "cache-control": "max-age=600" } }, async (host) => {
    /** @type {string[]} */
    const foreign = [];
    await withPage(
      {
        site: host.url,
        usesServiceWorker: true,
        expects: /404/,
        prepare: async (page) =>
          page.context().on("request", (request) => {
            if (!request.url().startsWith(host.url) && !request.url().startsWith("blob:"))
              foreign.push(request.url());
          }),
      },
      async (page) => {
        await expectStatus(page, "Your move, White.");
        await expectOffline(page);
        assert.ok(host.requested.length <= 75, `${host.requested.length} requests`);
        const { files } = buildOf(readFileSync(join(DIST, "sw.js"), "utf8"));
        for (const name of Object.keys(files)) assert.ok(host.requested.includes(name), `${name} is cached`);
        // The service worker's own file is the browser's affair.
        const ours = () => host.requested.filter((name) => name !== "sw.js");
        assert.deepEqual(ours(), [...new Set(ours())]);
        host.requested = [];
        await reload(page, "Your move, White.");
        await readRules(page);
        assert.deepEqual(ours(), []);
        await page.evaluate(() => fetch("unrelated.txt"));
        assert.ok(host.requested.includes("unrelated.txt"), "requests for other files reach the host");
      },
    );
    assert.deepEqual(foreign, []);
  }));

test("two sites on one host do not interfere", { tag: "@soak" }, () =>
  withHost(DIST, { at: "/one/" }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      await expectOffline(page);
      const one = await versions(page);
      host.at = "/one/two/";
      const two = await page.context().newPage();
      await two.goto(host.url);
      await expectOffline(two);
      // What it requested before is on its way.
      await two.waitForLoadState("networkidle");
      assert.deepEqual(await versions(two), [...one, ...one]);
      await expect(offer(two), "a new site is not an update").toBeHidden();
      await host.stop();
      host.at = "/one/";
      await reload(page, "Your move, White.");
    }),
  ),
);

test(
  "at the root of an origin, the files and caches of other projects are left alone",
  { tag: "@soak" },
  () =>
    withHost(DIST, { at: "/" }, (host) =>
      withPage({ site: host.url, usesServiceWorker: true, expects: /404/ }, async (page) => {
        await expectOffline(page);
        const statuses = await page.evaluate(async () => {
          const theirs = await caches.open("theirs");
          const paths = ["/other/data.txt", "/data.txt"];
          for (const path of paths) await theirs.put(path, new Response("of their cache"));
          return Promise.all(paths.map(async (path) => (await fetch(path)).status));
        });
        assert.deepEqual(statuses, [404, 404], "the network answers");
      }),
    ),
);

test("two deployments on one origin keep their games apart", { tag: "@soak" }, () =>
  withHost(DIST, { at: "/live/" }, (host) =>
    withPage({ site: host.url, stored: AGAINST_ENGINE }, async (page) => {
      await takeTurn(page);
      host.at = "/live/preview/";
      const preview = await page.context().newPage();
      await preview.goto(host.url);
      await until(preview, "state.view?.history.length === 0");
      await cell(preview, "e5").click();
      await until(preview, "state.view.history.length >= 2");
      host.at = "/live/";
      const before = await moves(page);
      await page.reload();
      await expectMoveCount(page, 2);
      assert.deepEqual(await moves(page), before);
    }),
  ),
);

/**
 * How the update offer is looked at.
 *
 * @type {["light" | "dark", number][]}
 */
const OFFERS = [
  ["light", 320],
  ["dark", 1280],
  ["dark", 320],
  ["light", 1280],
];

for (const [colorScheme, width] of few(1, OFFERS)) {
  test(`the update offer passes axe, ${colorScheme}, ${width} px wide`, () =>
    withHost(DIST, { at: AT }, (host) =>
      withPage(
        { site: host.url, usesServiceWorker: true, colorScheme, viewport: { width, height: 720 } },
        async (page) => {
          await expectStatus(page, "Your move, White.");
          await expectOffline(page);
          const before = await cell(page, "e5").boundingBox();
          host.folder = next.folder;
          await returnAfterTwoHours(page);
          await offer(page).waitFor();
          assert.deepEqual(await cell(page, "e5").boundingBox(), before, "the board does not move");
          await expectAccessible(page, "the offer");
          await expectNoSidewaysScrolling(page);
          await page.getByRole("button", { name: "Later" }).focus();
          await page.keyboard.press("Enter");
          await offer(page).waitFor({ state: "hidden" });
        },
      ),
    ));
}
