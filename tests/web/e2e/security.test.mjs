/** The Content Security Policy of every page, and what pages say in browsers that cannot run them. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { cell, expectMoveCount, expectStatus, test, url, withPage } from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { ALL_WORDS } from "../../../tools/site/words.js";

/** Every page that ships. */
const ALL_PAGES = readdirSync(DIST, { encoding: "utf8", recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".html"))
  .toSorted();

/** The pages in other languages than English: they have the policies of the English ones. */
const TRANSLATED = ALL_PAGES.filter((name) => TRANSLATIONS.some((code) => name.startsWith(`${code}/`)));
const PAGES = ALL_PAGES.filter((name) => !TRANSLATED.includes(name));

/** The pages that are a board. */
const BOARDS = PAGES.filter((name) => !["404.html", "api.html"].includes(name) && !name.includes("/"));

/** The script that adds the rest of the policy of the page for frames. */
const POLICY_SCRIPT = '<script src="embed-policy.js"></script>';
const ADDED = readFileSync(join(DIST, "embed-policy.js"), "utf8");

/** Console messages of blocked attacks. */
const BLOCKED = /Content.Security.Policy|inline|Trusted(HTML|ScriptURL|Script)\b|violates/i;

test("every page starts with a strict Content Security Policy", { tag: "@sentinel" }, () => {
  const inFolders = [...GAMES, "gallery"].map((folder) => `${folder}/index.html`);
  assert.deepEqual(
    PAGES,
    ["404.html", "api.html", "embed.html", "ergo-offline.html", "index.html", ...inFolders].toSorted(),
  );
  for (const name of PAGES) {
    const text = readFileSync(join(DIST, name), "utf8");
    const [, before, policy] =
      /^<!doctype html>\n<html lang="en">\n *<head>\n([^]*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(
        text,
      ) ?? [];
    assert.equal(before?.trim(), '<meta charset="utf-8" />', name);
    // The page for frames adds the rest by a script, before anything else.
    const isAdded = text
      .slice(text.indexOf(policy) + policy.length + 4)
      .trimStart()
      .startsWith(POLICY_SCRIPT);
    const [, added = ""] = (isAdded && /policy\.content = `([^`]*)`/.exec(ADDED)) || [];
    assert.equal(added !== "", name === "embed.html", name);
    const whole = [policy, added.replaceAll("${site}", "'self'")].filter(Boolean).join("; ");
    const directives = new Map(
      whole.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
    );
    assert.ok(["'self'", "'none'"].includes(String(directives.get("default-src"))), name);
    for (const [directive, values] of directives) {
      for (const value of values)
        assert.match(
          value,
          /^('(self|none|wasm-unsafe-eval|script|sha256-[\w+/=]+)'|blob:|data:|ergo)$/,
          `${name}: ${directive}`,
        );
    }
    for (const directive of ["default-src", "script-src", "style-src"]) {
      for (const value of ["blob:", "data:"])
        assert.ok(!directives.get(directive)?.includes(value), `${name}: ${directive}`);
    }
  }
});

test("pages in other languages have the policies of those in English", () => {
  const policyOf = (/** @type {string} */ name) =>
    /<meta charset="utf-8" \/>\n {4}(<meta http-equiv="Content-Security-Policy" [^>]*>)/.exec(
      readFileSync(join(DIST, name), "utf8"),
    )?.[1];
  const [folder] = GAMES;
  for (const name of TRANSLATED) {
    const english = name.slice(name.indexOf("/") + 1);
    // The start page in English is a board.
    const same = english === "index.html" ? `${folder}/index.html` : english;
    assert.ok(policyOf(name));
    assert.equal(policyOf(name), policyOf(same), name);
  }
});

for (const name of PAGES) {
  test(`injected markup does not run in ${name}`, async () => {
    for (const hasPolicy of [true, false])
      await withHost(DIST, {}, async (host) => {
        const attack = `<script>window.attacked = "script"</script><img src="data:," alt="" onerror="window.attacked = 'handler'"><p style="position: fixed">Attack</p><a id="link" href="javascript:void(window.attacked='link')">Attack</a>`;
        host.hook = ({ name: asked, body, response }) => {
          if (asked !== name) return false;
          const page = String(body).replace("<body>", () => `<body>${attack}`);
          const text = hasPolicy
            ? page
            : page.replace(/<meta http-equiv[^>]*>/, "").replace(POLICY_SCRIPT, "");
          return !!response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
        };
        await withPage({ site: host.url, path: name, expects: BLOCKED }, async (page) => {
          if (BOARDS.includes(name)) await expectStatus(page, "Your move, White.");
          await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#link")).click());
          const { attacked, position } = await page.evaluate(() => ({
            attacked: /** @type {any} */ (window).attacked,
            position: getComputedStyle(/** @type {Element} */ (document.querySelector("body > p"))).position,
          }));
          assert.deepEqual([attacked, position], hasPolicy ? [undefined, "static"] : ["link", "fixed"]);
        });
      });
  });
}

for (const name of BOARDS) {
  test(`scripts in ${name} cannot inject markup or contact other sites`, () =>
    withPage({ path: name, expects: BLOCKED }, async (page) => {
      // The engine has been started, with the policy of the page.
      await cell(page, "e5").click();
      if (name !== "embed.html") await expectMoveCount(page, 2);
      await expectStatus(page, "Your move, White.");
      const succeeded = await page.evaluate(async (elsewhere) => {
        const { trustedTypes } = /** @type {any} */ (window);
        /** @type {Record<string, () => unknown>} */
        const attacks = {
          markup: () => (document.createElement("p").innerHTML = "<b>b</b>"),
          script: () => (document.createElement("script").text = "1"),
          worker: () => new Worker("data:text/javascript,1"),
          policy: () => trustedTypes.createPolicy("other", {}),
          again: () => trustedTypes.createPolicy("ergo", {}),
          request: () => fetch(elsewhere),
        };
        const succeeded = [];
        for (const [name, attack] of Object.entries(attacks)) {
          try {
            await attack();
            succeeded.push(name);
          } catch {
            // Expected.
          }
        }
        return succeeded;
      }, "https://elsewhere.invalid/");
      assert.deepEqual(succeeded, []);
      await expectStatus(page, "Your move, White.");
    }));

  test(`without JavaScript, ${name} shows only a message`, () =>
    withPage({ path: name, javaScriptEnabled: false, expects: /request failed: .*\.js/ }, async (page) => {
      const sentences = ALL_WORDS.map(({ code, front }) => [code, front.noScripts]);
      assert.deepEqual(
        (await page.locator("body").innerText()).split(/\n+/),
        sentences.map(([, text]) => text),
      );
      const paragraphs = await page
        .locator("noscript p")
        .evaluateAll((all) => all.map((one) => [/** @type {HTMLElement} */ (one).lang, one.textContent]));
      assert.deepEqual(paragraphs, sentences);
    }));
}

for (const [name, script] of [
  ["index.html", "app.js"],
  ["embed.html", "embed.js"],
]) {
  test(`a browser too old for the script of ${name} shows a message in its language`, () =>
    withHost(DIST, {}, async (host) => {
      // A syntax error, as an older browser would find.
      host.hook = ({ name: asked, response }) =>
        asked === script && !!response.writeHead(200, { "content-type": "text/javascript" }).end("too new");
      // Nor does it use the module that it has sent for.
      const expects = /page error|preloaded using link preload/;
      for (const { code, unloaded } of ALL_WORDS)
        await withPage({ site: host.url, path: name, locale: code, expects }, async (page) => {
          const said = page.locator("#unloaded p");
          await expect(said).toHaveCount(1);
          await expect(said).toHaveAttribute("lang", code);
          await said.filter({ hasText: unloaded.old }).waitFor();
          await expect(page.locator("button:not([disabled])"), "no buttons that do nothing").toHaveCount(0);
        });
    }));
}

test("a browser without WebAssembly SIMD says so", async () => {
  test.skip(process.arch !== "x64", "SIMD can only be disabled on x64");
  const { executablePath } = test.info().project.use.launchOptions ?? {};
  const old = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--js-flags=--no-enable-sse4-1"],
  });
  try {
    const page = await old.newPage();
    await page.goto(url);
    await expectStatus(page, "The game cannot run here.");
    await expectStatus(page, "The game needs WebAssembly with SIMD, which every browser has had since 2023.");
  } finally {
    await old.close();
  }
});
