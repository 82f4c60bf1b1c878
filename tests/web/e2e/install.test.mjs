/** The page as an app: its manifest, and what the settings say about it. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { test, withPage } from "./support.mjs";

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
        assert.deepEqual(await prompts.jsonValue(), ["false", "asked"], "the browser shows no bar of its own");
        await expect(page.locator("#kept")).toHaveText("Kept until the browser needs the room");
        await page.getByRole("button", { name: "Keep for good" }).click();
        await expect(page.locator("#kept")).toHaveText("Kept for good");
        await expect(page.getByRole("button", { name: "Keep for good" })).toBeHidden();
      },
    ),
  ));

test("the site is installable", () =>
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
  ));
