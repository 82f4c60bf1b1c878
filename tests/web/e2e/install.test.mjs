/** The page as an app: its manifest, and what the settings say about it, also if the site cannot be stored. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { buildOf, expectOffline, makeNext, versions } from "./next-version.mjs";
import { sample } from "./sample.mjs";
import { DIST, withHost } from "./static-server.mjs";
import { expectStatus, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Host} from "./static-server.mjs" */
/** @import {Exchange} from "./static-server.mjs" */

/** A path other than the root. */
const AT = "/some/where/";

test("the settings say what works without a network, install the app and keep games for good", () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage(
      {
        site: host.url,
        path: "#/settings",
        usesServiceWorker: true,
        prepare: (page) =>
          page.addInitScript(() => {
            let isKept = false;
            navigator.storage.persisted = async () => isKept;
            navigator.storage.persist = async () => (isKept = true);
          }),
      },
      async (page) => {
        await expect(page.locator("#offline")).toHaveText("Ready");
        await expect(page.getByRole("button", { name: "Install Ergo" })).toBeHidden();
        const prompts = await page.evaluateHandle(() => {
          const prompts = /** @type {string[]} */ ([]);
          const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
            prompt: async () => prompts.push("asked"),
          });
          prompts.push(String(dispatchEvent(event)));
          return prompts;
        });
        await page.getByRole("button", { name: "Install Ergo" }).click();
        await expect(page.getByRole("button", { name: "Install Ergo" })).toBeHidden();
        assert.deepEqual(
          await prompts.jsonValue(),
          ["false", "asked"],
          "the browser shows no bar of its own",
        );
        await expect(page.locator("#kept")).toHaveText(
          "Saved; the browser may delete them when space is short",
        );
        await page.getByRole("button", { name: "Save permanently" }).click();
        await expect(page.locator("#kept")).toHaveText("Saved permanently");
        await expect(page.getByRole("button", { name: "Save permanently" })).toBeHidden();
      },
    ),
  ));

test("the site is installable", { tag: "@sentinel" }, () =>
  withHost(DIST, { at: AT }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      const devtools = await page.context().newCDPSession(page);
      const { url, data, errors } = await devtools.send("Page.getAppManifest");
      assert.equal(url, `${host.url}manifest.webmanifest`);
      assert.deepEqual(errors, []);
      const manifest = JSON.parse(data ?? "{}");
      for (const key of ["start_url", "scope"]) assert.equal(new URL(manifest[key], url).href, host.url);
      assert.ok(manifest.name && manifest.short_name && manifest.description);
      assert.equal(manifest.display, "standalone");
      // Without an id the app is identified by its start_url, so each copy of the site is an app of its own.
      assert.equal(manifest.id, undefined);
      assert.equal(manifest.prefer_related_applications, undefined);

      const wanted = { any: ["any", "192x192", "512x512"], maskable: ["512x512"] };
      for (const [purpose, sizes] of Object.entries(wanted)) {
        const icons = manifest.icons.filter((/** @type {any} */ icon) => icon.purpose === purpose);
        assert.deepEqual(
          icons.map((/** @type {any} */ icon) => icon.sizes),
          sizes,
        );
      }
      const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
      for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: "180x180" }]) {
        const size = await page.evaluate(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }, src);
        if (sizes !== "any") assert.equal(size, sizes, src);
      }
    }),
  ),
);

/**
 * The settings on a first visit.
 *
 * @param {(page: Page, host: Host) => Promise<void>} test
 * @param {(page: Page, host: Host) => unknown} [prepare]
 * @param {RegExp} [expects]
 */
const withSettings = (test, prepare, expects) =>
  withHost(DIST, { at: AT }, (host) =>
    withPage(
      {
        site: host.url,
        path: "#/settings",
        usesServiceWorker: true,
        expects,
        prepare: async (page) => prepare?.(page, host),
      },
      (page) => test(page, host),
    ),
  );

/**
 * @param {Page} page
 * @param {string} text
 */
const expectOfflineText = (page, text) => expect(page.locator("#offline")).toHaveText(text);

/**
 * A file of which the page does without until somebody learns the game.
 *
 * @param {Exchange} exchange
 */
const isRemote = ({ name }) => name.startsWith("lessons/intermedium");

/** @type {Record<string, (exchange: Exchange) => void>} */
const FAILURES = {
  "is lost": ({ response }) => void response.destroy(),
  "is missing": ({ response }) => void response.writeHead(404).end(),
  "is another one": ({ response }) =>
    void response.writeHead(200, { "content-type": "image/png" }).end("another"),
  "fails on the server": ({ response }) => void response.writeHead(503).end(),
};

for (const [what, fail] of Object.entries(FAILURES).slice(0, sample(2, 4))) {
  test(`a first visit on which one file ${what} says so in the settings, and the next one stores the site`, () =>
    withSettings(
      async (page, host) => {
        const isChanged = /missing|another/.test(what);
        const reason = isChanged ? "some files on the server do not match" : "some files could not be loaded";
        await expectOfflineText(page, `Not ready: ${reason}. It will be tried again on your next visit.`);
        assert.deepEqual(await versions(page), []);
        host.hook = () => false;
        await page.reload();
        await expectOfflineText(page, "Ready");
      },
      (_, host) => {
        host.hook = (exchange) => isRemote(exchange) && (fail(exchange), true);
      },
    ));
}

test("a file that is not needed without a network breaks no installation, and is stored when it is asked for", () =>
  withSettings(
    async (page, host) => {
      await expectOfflineText(page, "Ready");
      const { optional } = buildOf(readFileSync(join(DIST, "sw.js"), "utf8"));
      for (const name of ["ergo-offline.html", "icons/icon-512.png", "pictures/ergo-light.webp"])
        assert.ok(name in optional, name);
      const load = (/** @type {string} */ name) =>
        page.evaluate(async (name) => (await fetch(name).catch(() => undefined))?.ok ?? false, name);
      assert.equal(await load("api.html"), false);
      host.hook = () => false;
      assert.equal(await load("api.html"), true);
      await host.stop();
      assert.equal(await load("api.html"), true);
      assert.equal(await load("icons/icon-512.png"), false);
    },
    async (page, host) => {
      const { optional } = buildOf(readFileSync(join(DIST, "sw.js"), "utf8"));
      host.hook = ({ name, response }) => name in optional && (response.destroy(), true);
    },
    /request failed|Failed to load/,
  ));

test("a host that leaves out .html in addresses does no harm", () =>
  withSettings(
    async (page, host) => {
      await expectOfflineText(page, "Ready");
      await page.goto(`${host.url}ergo-offline.html`);
      await expectStatus(page, "White");
    },
    (_, host) => {
      host.hook = ({ name, response }) => {
        const location = `${AT}${name.replace(/(\/index)?\.html$/, "")}`;
        if (name.endsWith(".html") && name !== "index.html")
          return !!response.writeHead(301, { location }).end();
        // A folder comes before a page of the same name.
        const files = ["/index.html", ".html"].map((end) => join(DIST, name + end));
        const file = files.find((file) => existsSync(file));
        if (file !== undefined)
          response.writeHead(200, { "content-type": "text/html" }).end(readFileSync(file));
        return file !== undefined;
      };
    },
  ));

test("a browser without room for the site says so in the settings, and stores it once there is some", () =>
  withSettings(
    async (page, host) => {
      await expectOfflineText(page, "Not ready: this browser has no room for all files");
      assert.deepEqual(await versions(page), []);
      await setQuota(page, host);
      await page.reload();
      await expectOfflineText(page, "Ready");
    },
    (page, host) => setQuota(page, host, 1_000_000),
  ));

/**
 * @param {Page} page
 * @param {Host} host
 * @param {number} [quotaSize] in bytes; default: as usual
 */
async function setQuota(page, host, quotaSize) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(host.url).origin, quotaSize });
}

test("a later version that cannot be stored is said, and the first one stays", () =>
  withSettings(
    async (page, host) => {
      await expectOfflineText(page, "Ready");
      const before = await versions(page);
      const next = makeNext();
      try {
        host.folder = next.folder;
        host.hook = ({ name, response }) => name.endsWith("-next.js") && (response.destroy(), true);
        await page.reload();
        await expectOfflineText(
          page,
          "Ready. A newer version could not be stored; it will be tried again on your next visit.",
        );
        assert.deepEqual(await versions(page), before);
        host.hook = () => false;
        await page.reload();
        await expect(page.getByRole("button", { name: "Update now" })).toBeVisible();
        // The deployment is taken back, and that fails, too: the version in use is not deleted.
        await page.evaluate(async () => {
          for (const name of await caches.keys()) await (await caches.open(name)).delete("fonts.css");
        });
        host.folder = DIST;
        host.hook = ({ name, response }) => name !== "sw.js" && (response.destroy(), true);
        const isFailed = page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          const { installing } = /** @type {ServiceWorkerRegistration} */ (await registration.update());
          await new Promise((resolve) =>
            installing?.addEventListener("statechange", resolve, { once: true }),
          );
          return installing?.state;
        });
        assert.equal(await isFailed, "redundant");
        const left = await page.evaluate(async (version) => {
          const name = (await caches.keys()).find((name) => name.endsWith(` ${version}`));
          return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
        }, before[0]);
        assert.ok(left > 40, `${left} files are left`);
      } finally {
        next.remove();
      }
      // The browser has no other copy of what is lost.
    },
    (_, host) => (host.headers = { "cache-control": "no-store" }),
  ));

test("an installation that the browser stops midway is done at the next visit", () => {
  /** @type {(value?: unknown) => void} */
  let reached = () => {};
  const stopped = new Promise((resolve) => (reached = resolve));
  return withSettings(
    async (page, host) => {
      await stopped;
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("ServiceWorker.enable");
      await devtools.send("ServiceWorker.stopAllWorkers");
      await expectOfflineText(
        page,
        "Not ready: some files could not be loaded. It will be tried again on your next visit.",
      );
      host.hook = () => false;
      await page.reload();
      await expectOfflineText(page, "Ready");
      await host.stop();
      await page.goto(`${host.url}#/ergo`);
      await page.reload();
      await expectStatus(page, "White");
    },
    (_, host) => {
      // It never gets an answer.
      host.hook = (exchange) => isRemote(exchange) && (reached(), true);
    },
  );
});

test("messages that nobody expects do no harm to the service worker", () =>
  withSettings(async (page, host) => {
    await expectOffline(page);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const cyclic = { self: {} };
      cyclic.self = cyclic;
      const values = [
        undefined,
        null,
        0,
        NaN,
        "",
        "take-over ",
        "__proto__",
        "constructor",
        [],
        {},
        cyclic,
        new Map(),
        new ArrayBuffer(9),
      ];
      for (const value of [...values, "x".repeat(1_000_000)]) active?.postMessage(value);
      for (const known of ["state", "rescue", "take-over", "alive"]) {
        for (let count = 0; count < 50; count++) active?.postMessage(known);
        active?.postMessage([known]);
        active?.postMessage({ toString: 1, valueOf: known });
        active?.postMessage(known, [new MessageChannel().port1, new MessageChannel().port2]);
      }
    });
    await page.reload();
    await expectOfflineText(page, "Ready");
    await host.stop();
    await page.reload();
    await expectOfflineText(page, "Ready");
    assert.equal((await versions(page)).length, 1);
  }));
