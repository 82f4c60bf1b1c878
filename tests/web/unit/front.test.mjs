/** The front door: the pages for an address and without one, in each language, and what deploys the site. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gamesWith } from "../game-files.mjs";
import { addressOf, atAddress } from "../../../tools/site/address.js";
import { MISSING } from "../../../tools/site/missing.js";
import { writePages } from "../../../tools/site/pages.js";
import { guardPage } from "../../../tools/site/policy.js";
import { fileOf } from "../../../tools/site/translated.js";
import { ALL_WORDS } from "../../../tools/site/words.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");
const ADDRESS = "https://example.org/games/";
const DESCRIBED = gamesWith("page");
const PAGES = ALL_WORDS.flatMap(({ code }) =>
  ["", ...DESCRIBED.map((id) => `${id}/`), "gallery/"].map((page) => fileOf(code, page)),
);
const MISSING_PAGES = ALL_WORDS.map(({ code }) => fileOf(code, "").replace("index.html", MISSING));
const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes the pages into a folder, which is a site, for an address.
 *
 * @param {string} address
 * @param {(site: string) => void} look
 */
async function withSite(address, look) {
  const site = mkdtempSync(join(tmpdir(), "ergo-front-"));
  try {
    await writePages(site, new Map(), addressOf(address));
    look(site);
  } finally {
    rmSync(site, { recursive: true });
  }
}

/**
 * The text files of a folder by their names.
 *
 * @param {string} folder
 */
const textsOf = (folder) =>
  readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((name) => /\.(html|xml|txt|webmanifest)$/.test(name))
    .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]);

test("with an address, pages say where they are and show their card", () =>
  withSite(ADDRESS.slice(0, -1), (site) => {
    for (const name of PAGES) {
      const text = readFileSync(join(site, name), "utf8").replaceAll(/\s+/g, " ");
      const address = `${ADDRESS}${name.replace("index.html", "")}`;
      assert.ok(text.includes(`<link rel="canonical" href="${address}" />`), name);
      assert.ok(text.includes(`<meta property="og:url" content="${address}" />`), name);
      const [, card] = /<meta property="og:image" content="(.*?)" \/>/.exec(text) ?? [];
      assert.ok(card?.startsWith(`${ADDRESS}previews/`), name);
      if (name !== "index.html") {
        const png = readFileSync(join(site, card.slice(ADDRESS.length)));
        assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630], card);
      }
      for (const property of ["og:title", "og:description", "og:image:alt", "twitter:card"])
        assert.ok(text.includes(`"${property}" content="`));
      assert.match(text, /<meta\s+name="description"\s+content=".{60,200}"/, name);
    }
    const map = readFileSync(join(site, "sitemap.xml"), "utf8");
    for (const name of PAGES)
      assert.ok(map.includes(`<loc>${ADDRESS}${name.replace("index.html", "")}</loc>`), name);
    assert.ok(readFileSync(join(site, "robots.txt"), "utf8").includes(`Sitemap: ${ADDRESS}sitemap.xml`));
    assert.equal(JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8")).id, ADDRESS);
    // The page for frames finds the address of the site itself.
    for (const [name, text] of textsOf(site)) assert.doesNotMatch(text, /(?<!\$)\{site\}/, name);
  }));

test("without an address, what needs one is left out, and nothing else", () =>
  withSite("", (site) => {
    const texts = Object.fromEntries(textsOf(site));
    assert.deepEqual(
      Object.keys(texts).toSorted(),
      ["embed.html", "manifest.webmanifest", ...MISSING_PAGES, ...PAGES].toSorted(),
    );
    for (const [name, text] of Object.entries(texts))
      assert.doesNotMatch(text, /(?<!\$)\{site\}|og:|twitter:|canonical|"id"/, name);
    for (const name of PAGES) {
      assert.match(texts[name], /<title>.+<\/title>[^]*<meta\s+name="description"[^]*<link rel="icon"/, name);
      assert.match(texts[name], /<\/main>[^]*<\/html>/, name);
    }
    assert.equal(JSON.parse(texts["manifest.webmanifest"]).start_url, "./");
  }));

test("every page has the policy of the site", () =>
  withSite("", (site) => {
    const [policy] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(
      guardPage(`<head>${CHARSET}</head>`),
    ) ?? [""];
    for (const name of PAGES) {
      // The start page allows its choice of the language by hash.
      const text = readFileSync(join(site, name), "utf8").replace(/ 'sha256-[^']*'/, "");
      assert.ok(text.includes(`${CHARSET}\n    ${policy}`), name);
    }
  }));

test("an address has one form, and is one of the web", () => {
  for (const written of ["https://example.org/games", ADDRESS, `${ADDRESS}//`])
    assert.equal(addressOf(written), ADDRESS);
  for (const written of [undefined, ""]) assert.equal(addressOf(written), undefined);
  for (const written of [
    "example.org",
    "file:///games/",
    "https://example.org/?a",
    "https://example.org/#a",
  ]) {
    assert.throws(() => addressOf(written), written);
  }
  assert.equal(atAddress('<a href="{site}">b</a><c>', ADDRESS), `<a href="${ADDRESS}">b</a><c>`);
  assert.equal(atAddress('<a>\n<link href="{site}" />\n<b>', undefined), "<a>\n<b>");
});

test("pictures are of modest size", () =>
  withSite("", (site) => {
    for (const [folder, limit] of /** @type {const} */ ([
      ["pictures", 60_000],
      ["previews", 155_000],
    ])) {
      const names = readdirSync(join(site, folder));
      assert.ok(names.length >= 6);
      for (const name of names) assert.ok(statSync(join(site, folder, name)).size <= limit, name);
    }
  }));

test("the manifest has a shortcut and screenshots for every game with a page, whose files exist", () =>
  withSite("", (site) => {
    const manifest = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"));
    assert.deepEqual(
      manifest.shortcuts.map((/** @type {{ url: string }} */ { url }) => url),
      DESCRIBED.map((game) => `./#/${game}`),
    );
    assert.equal(manifest.screenshots.length, 2 * DESCRIBED.length);
    const icons = manifest.shortcuts.flatMap((/** @type {{ icons: object[] }} */ { icons }) => icons);
    for (const { src } of [...manifest.screenshots, ...icons]) assert.ok(statSync(join(site, src)).isFile());
  }));

test("the workflow of the pages builds them for their address, and puts no text of others into scripts", () => {
  const workflow = read(".github/workflows/pages.yml");
  assert.match(workflow, /- id: pages\n\s+uses: actions\/configure-pages@[0-9a-f]{40} # v/);
  assert.match(
    workflow,
    /- run: cargo xtask dist\n\s+env:\n\s+ERGO_SITE: \$\{\{ steps\.pages\.outputs\.base_url \}\}\n/,
  );
  for (const [line] of workflow.matchAll(/run:.*/g)) assert.ok(!line.includes("${{"), line);
});
