/** Which language the page and boards have: chosen before anything is seen, changed at any time, kept offline. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { MARK, expectOffline, makeNext } from "./next-version.mjs";
import { DIST, withHost } from "./static-server.mjs";
import {
  cell,
  chooseFromMenu,
  closeDialog,
  expectMoveCount,
  expectStatus,
  openDialog,
  openRules,
  storedGame,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** @param {Page} page */
const places = (page) => page.locator("#places span");

/**
 * Runs in the page: notes every English word of the navigation that can be seen.
 *
 * @param {string} english
 */
function watchPlaces(english) {
  /** @type {any} */ (window).seen = [];
  const look = () => {
    for (const place of document.querySelectorAll("#places span"))
      if (place.textContent === english && place.checkVisibility({ visibilityProperty: true }))
        /** @type {any} */ (window).seen.push(english);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {Page} page */
const language = (page) => page.locator("html").getAttribute("lang");

test("a reader finds the page in the language of the browser, and never sees another", () =>
  withPage({ locale: "de-AT", prepare: (page) => page.addInitScript(watchPlaces, "Learn") }, async (page) => {
    await expectStatus(page, "Du bist dran, Weiß.");
    assert.equal(await language(page), "de");
    await expect(places(page).filter({ hasText: "Lernen" })).toBeVisible();
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).seen), []);
    // Its file is asked for by the page itself, not by a script that has to arrive first.
    await expect(page.locator('head link[rel="modulepreload"][href^="ergo-board-de-"]')).toHaveCount(1);
    assert.equal(await page.locator("#board .table").getAttribute("lang"), "de");
  }));

test("the address comes before the setting, and the setting before the browser", async () => {
  /** @param {string} chosen */
  function prepare(chosen) {
    const record = JSON.stringify({ version: 1, language: chosen });
    /** @param {Page} page */
    return (page) => page.addInitScript((record) => localStorage.setItem("ergo.settings", record), record);
  }
  await withPage({ locale: "de", path: "?lang=fr-CA", prepare: prepare("es") }, async (page) => {
    await expectStatus(page, "À vous de jouer");
    assert.equal(await language(page), "fr");
  });
  await withPage({ locale: "de", prepare: prepare("es") }, async (page) => {
    await expectStatus(page, "blancas");
    assert.equal(await language(page), "es");
  });
  await withPage({ locale: "it", path: "?lang=xx", prepare: prepare("tlh") }, async (page) => {
    await expectStatus(page, "Your move, White.");
    assert.equal(await language(page), "en");
  });
});

test("a language that cannot be loaded leaves the page in English", () =>
  withPage(
    {
      locale: "nl",
      prepare: (page) => page.route(/ergo-board-nl-/, (route) => route.abort()),
      expects: /ergo-board-nl-|Failed to (fetch|load)/,
    },
    async (page) => {
      await expectStatus(page, "Your move, White.");
      assert.equal(await language(page), "en");
      await expect(places(page).filter({ hasText: "Learn" })).toBeVisible();
    },
  ));

test("another language is chosen in the settings, and the game goes on", () =>
  withPage({ path: "?lang=de#/ergo", stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectMoveCount(page, 2);
    await cell(page, "e6").click();
    await toolbarButton(page, "undo").click();
    // Each of them is made once, with the words of its language.
    for (const id of /** @type {const} */ (["new-game", "game-text", "share", "embed"])) {
      await openDialog(page, id);
      await closeDialog(page);
    }
    await page.evaluate(() => {
      /** @type {any} */ (window).isSame = true;
      location.hash = "#/settings";
    });
    const choice = page.locator('select[name="language"]');
    await choice.selectOption("fr");
    await expect(page.locator("#place h1")).toHaveText("Réglages");
    assert.equal(await language(page), "fr");
    assert.equal(new URL(page.url()).search, "");
    await expect(choice).toBeFocused();
    await expect(places(page).filter({ hasText: "Jouer" })).toBeVisible();
    assert.match(await page.title(), /^Réglages/);
    await page.evaluate(() => (location.hash = "#/ergo"));
    // The move that was taken back is still there.
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).moves.length),
      3,
    );
    await until(page, "state.view.at === 2");
    assert.match(String(await cell(page, "e5").getAttribute("aria-label")), /soldat blanc/);
    for (const [id, title] of /** @type {const} */ ([
      ["new-game", /partie/i],
      ["game-text", /texte/i],
      ["share", /partager|lien/i],
      ["embed", /votre site/i],
    ])) {
      const dialog = await openDialog(page, id);
      await expect(dialog.getByRole("heading").first()).toHaveText(title);
      await closeDialog(page);
    }
    await toolbarButton(page, "redo").click();
    await until(page, "state.view.at === 3");
    // Not even the pages of the site were loaded again.
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).isSame), true);
    await page.reload();
    await expectMoveCount(page, 3);
    assert.equal(await language(page), "fr");
  }));

test("an analysis goes on in another language", () =>
  withPage({ path: "?lang=de#/ergo", stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectMoveCount(page, 2);
    await chooseFromMenu(page, "analyse");
    await page.locator("#board .lines .move:visible").first().waitFor();
    await page.evaluate(() => (document.documentElement.lang = "pt"));
    await expect(page.getByRole("tab", { name: "Análise" })).toHaveAttribute("aria-selected", "true");
    await page.locator("#board .lines .move:visible").first().waitFor();
    await until(page, "state.analysis");
  }));

test("a frame has the language of its address, or of the reader", () =>
  withPage({ path: "embed.html#game=ergo&side=both&lang=es", locale: "de" }, async (page) => {
    await expect(page.locator("ergo-board .table")).toHaveAttribute("lang", "es");
    assert.equal(await language(page), "es");
    await page.evaluate(() => (location.hash = "#game=ergo&side=both"));
    await expect(page.locator("ergo-board .table")).toHaveAttribute("lang", "de");
  }));

test("offline, the page has the language of the last visit, with its rules and lessons, also in the next version", async () => {
  const next = makeNext();
  try {
    await withHost(DIST, { at: "/some/where/" }, (host) =>
      withPage({ site: host.url, usesServiceWorker: true, locale: "de" }, async (page) => {
        const files = () =>
          page.evaluate(async () => {
            const names = [];
            for (const name of await caches.keys())
              for (const { url } of await (await caches.open(name)).keys())
                if (/\/(ergo-board-|texts\/)(de|fr)-/.test(url)) names.push(url.replace(/.*\//, ""));
            return names.map((name) => name.replace(/-[0-9a-f]{10}\.js$|-[0-9a-f]{16}\.json$/, "")).sort();
          });
        await expectStatus(page, "Du bist dran, Weiß.");
        await expectOffline(page);
        await expect.poll(files).toEqual(["de", "ergo-board-de", "ergo-board-de-parts"]);
        host.folder = next.folder;
        await page.evaluate(() =>
          navigator.serviceWorker.ready.then((registration) => registration.update()),
        );
        // The next version has them as well, before it is used.
        await expect.poll(async () => (await files()).length).toBe(6);
        await host.stop();
        await page.context().setOffline(true);
        await page.reload();
        await expectStatus(page, "Du bist dran, Weiß.");
        await openRules(page);
        await expect(page.locator("#place .prose")).toContainText("Löwe");
        await page.evaluate(() => (location.hash = "#/ergo/learn/first-win"));
        await expect(page.locator("#place")).toContainText("Dein erster Sieg");
      }),
    );
  } finally {
    next.remove();
  }
});

test("of languages that are changed quickly, the last one works offline, also in a version that waits", async () => {
  const next = makeNext();
  try {
    await withHost(DIST, { at: "/some/where/" }, (host) =>
      withPage({ site: host.url, usesServiceWorker: true, path: "#/settings" }, async (page) => {
        await expect(page.locator("#offline")).toHaveText("Ready");
        host.folder = next.folder;
        await page.evaluate(() =>
          navigator.serviceWorker.ready.then((registration) => registration.update()),
        );
        const update = page.locator("#update .main");
        await expect(update).toBeVisible();
        // As several tabs would say it.
        await page.evaluate(async () => {
          const { active, waiting } = await navigator.serviceWorker.ready;
          for (let round = 0; round < 9; round++)
            for (const language of ["de", "fr", "en", "nl", "es"])
              for (const worker of [active, waiting]) worker?.postMessage({ language });
        });
        await page.locator('select[name="language"]').selectOption("fr");
        await expect(page.locator("#place h1")).toHaveText("Réglages");
        const stored = () =>
          page.evaluate(async () => {
            /** @type {{ records: string[]; files: string[] }} */
            const found = { records: [], files: [] };
            for (const name of await caches.keys())
              for (const { url } of await (await caches.open(name)).keys()) {
                const { search, pathname } = new URL(url);
                if (search.startsWith("?language=")) found.records.push(search.slice(10));
                if (/\/(ergo-board-fr|texts\/fr)-/.test(pathname))
                  found.files.push(`${name.split(" ").at(-1)} ${pathname.replace(/.*\//, "")}`);
              }
            return found;
          });
        await expect.poll(async () => (await stored()).records).toEqual(["fr"]);
        // Its files in both versions.
        await expect.poll(async () => (await stored()).files.length).toBe(6);
        await host.stop();
        await update.click();
        await page.locator(MARK).waitFor({ state: "attached" });
        await expect(page.locator("#place h1")).toHaveText("Réglages");
        assert.equal(await language(page), "fr");
        await page.evaluate(() => (location.hash = "#/ergo/learn/first-win"));
        await expect(page.locator("#place h1, #place h2").first()).toContainText("première victoire");
        assert.deepEqual((await stored()).records, ["fr"]);
      }),
    );
  } finally {
    next.remove();
  }
});

test("the single file speaks every language", () =>
  withPage(
    { site: new URL("../../../dist/ergo-offline.html", import.meta.url).href, locale: "fr" },
    async (page) => {
      await expectStatus(page, "À vous de jouer");
      await openRules(page);
      await expect(page.locator("#place .prose")).toContainText("soldat");
      await page.evaluate(() => (location.hash = "#/settings"));
      await page.locator('select[name="language"]').selectOption("nl");
      await expect(page.locator("#place h1")).toHaveText("Instellingen");
      await page.evaluate(() => (location.hash = "#/ergo/learn/first-win"));
      await expect(page.locator("#place .exercise-card")).toContainText(/winst|overwinning/i);
    },
  ));

test("a language that cannot be loaded now is said in the settings", () =>
  withPage(
    {
      path: "#/settings",
      prepare: (page) => page.route(/ergo-board-pt-/, (route) => route.abort()),
      expects: /ergo-board-pt-|Failed to (fetch|load)/,
    },
    async (page) => {
      await page.locator('select[name="language"]').selectOption("pt");
      await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
      assert.equal(await language(page), "en");
      await page.unroute(/ergo-board-pt-/);
      // The browser may remember that a module failed; another language is not concerned.
      await page.locator('select[name="language"]').selectOption("nl");
      await expect(page.locator("#place h1")).toHaveText("Instellingen");
    },
  ));

test("a host whose headers forbid inline scripts has every language, too", () =>
  withHost(
    DIST,
    {
      headers: { "content-security-policy": "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:" },
    },
    (host) =>
      withPage(
        { site: host.url, locale: "es", expects: /inline script|Content Security Policy/ },
        async (page) => {
          await expectStatus(page, "blancas");
          assert.equal(await language(page), "es");
          await expect(places(page).filter({ hasText: "Jugar" })).toBeVisible();
        },
      ),
  ));
