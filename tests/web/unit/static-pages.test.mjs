/** The static pages, which every language has: about the games, the gallery and the reference. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT } from "../../../tools/site/files.js";
import { listsOf } from "../../../tools/site/offline.js";
import { writePages } from "../../../tools/site/pages.js";
import { filled } from "../../../tools/site/templates.js";
import { ALL_WORDS, DESCRIBED, ENGLISH } from "../../../tools/site/words.js";

const ADDRESS = "https://example.org/games/";
const DIST = join(ROOT, "dist");

/**
 * The pages by their addresses in English; the start page is in one place, and other languages have a front
 * page.
 */
const PAGES = ["", ...DESCRIBED.map((id) => `${id}/`), "gallery/"];
const CODES = ALL_WORDS.map(({ code }) => code);
const TRANSLATIONS = CODES.filter((code) => code !== "en");

/** @param {string} address */
const fileOf = (address) => address.replace(/(^|\/)$/, "$1index.html");
const addressIn = (/** @type {string} */ code, /** @type {string} */ page) =>
  code === "en" ? page : `${code}/${page}`;

/** A site for an address. */
let site = "";
before(async () => {
  site = mkdtempSync(join(tmpdir(), "ergo-static-"));
  await writePages(site, new Map(), ADDRESS);
});
after(() => rmSync(site, { recursive: true }));

const pageAt = (/** @type {string} */ address) => readFileSync(join(site, fileOf(address)), "utf8");
const builtAt = (/** @type {string} */ address) => readFileSync(join(DIST, fileOf(address)), "utf8");

/**
 * The addresses of a page by language, as some text says them.
 *
 * @param {string} text
 */
const alternatesIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, code, href]) => [
      code,
      href,
    ]),
  );

test("every page names itself in all languages, and each of these names it", () => {
  assert.ok(CODES.includes("en"));
  const map = readFileSync(join(site, "sitemap.xml"), "utf8");
  const entries = new Map(
    [...map.matchAll(/<url>([^]*?)<\/url>/g)].map(([entry]) => [
      /<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? "",
      alternatesIn(entry),
    ]),
  );
  for (const page of [...PAGES, "api.html"]) {
    const expected = Object.fromEntries([
      ...CODES.map((code) => [code, ADDRESS + addressIn(code, page)]),
      ["x-default", ADDRESS + page],
    ]);
    for (const code of CODES) {
      const address = addressIn(code, page);
      assert.deepEqual(entries.get(ADDRESS + address), expected, `${address} in the map`);
      // The reference is written with the package, and the start page leaves this to the map.
      if (page === "api.html" || address === "") continue;
      assert.deepEqual(alternatesIn(pageAt(address)), expected, address);
    }
  }
  assert.equal(entries.size, CODES.length * (PAGES.length + 1));
});

test("every page is in its language, and leads to the others and to the board in it", () => {
  for (const page of [...PAGES, "api.html"]) {
    for (const code of TRANSLATIONS.concat(page === "" ? [] : "en")) {
      const address = addressIn(code, page);
      const text = builtAt(address);
      assert.ok(text.startsWith(`<!doctype html>\n<html lang="${code}">`), address);
      const links = [
        ...text.matchAll(/<a href="([^"]*)" lang="([\w-]+)" hreflang="([\w-]+)"( aria-current="page")?>/g),
      ];
      assert.deepEqual(
        links.map(([, , lang]) => lang),
        CODES,
        address,
      );
      for (const [, href, lang, hreflang, current] of links) {
        assert.equal(hreflang, lang);
        const target = new URL(href, ADDRESS + address).href;
        const expected =
          page === "" && lang === "en" ? `${ADDRESS}?lang=en` : ADDRESS + addressIn(lang, page);
        assert.equal(target, expected, address);
        assert.equal(current !== undefined, lang === code, address);
      }
      const board = [...text.matchAll(/href="([^"]*\?lang=[^"]*)"/g)].map(([, href]) => href);
      if (page !== "api.html") assert.ok(board.length > 1, address);
      for (const href of board.filter((href) => !links.some(([, other]) => other === href)))
        assert.ok(new URL(href, ADDRESS + address).href.startsWith(`${ADDRESS}?lang=${code}`), href);
    }
  }
});

test("the links of every page lead to files", () => {
  for (const page of [...PAGES, "api.html"]) {
    for (const code of TRANSLATIONS.concat(page === "" ? [] : "en")) {
      const address = addressIn(code, page);
      for (const [, target] of builtAt(address).matchAll(/ (?:href|src|srcset)="(\.[^"#?]*)/g)) {
        const path = new URL(target, `http://site/${address}`).pathname.slice(1);
        assert.ok(
          statSync(join(DIST, fileOf(path)), { throwIfNoEntry: false })?.isFile(),
          `${address}: ${target}`,
        );
      }
    }
  }
});

/** Words that languages share. */
const COGNATES = ["arena", "Events", "lion", "manifest", "Novice", "ring", "Slots"];

/** Words that are the same in several languages. */
const SHARED = new Set([
  ...COGNATES,
  ...ALL_WORDS.flatMap(({ games, language }) => [...Object.values(games).map(({ name }) => name), language]),
  "&lt;ergo-board&gt;",
]);

/**
 * The texts of a page, apart from code and from what is marked as English or Latin.
 *
 * @param {string} text
 */
function said(text) {
  const rest = text
    .replaceAll(/<!--[^]*?-->|<(pre|code|script|figcaption)\b[^]*?<\/\1>/g, " ")
    .replaceAll(/<(span|i) lang="(?:en|la)">[^]*?<\/\1>/g, " ");
  const spoken = [...rest.matchAll(/ (?:alt|aria-label|title|data-cop\w+|data-selected)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  const head = [
    ...rest.matchAll(/<meta (?:name|property)="(?:description|og:[\w:]+)" content="([^"]*)"/g),
  ].map(([, value]) => value);
  // Comments on the moves of a game.
  const comments = [...rest.matchAll(/ \{([^{}]*)\}/g)].map(([, comment]) => comment);
  return [...spoken, ...head, ...comments, ...rest.split(/<[^>]*>/)]
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !SHARED.has(part) && !/^(https?:|website)/.test(part));
}

test("no page in another language has a text in English", () => {
  for (const page of [...PAGES.slice(1), "api.html"]) {
    const english = new Set(said(page === "api.html" ? builtAt(page) : pageAt(page)));
    assert.ok(english.size > 8, page);
    for (const code of TRANSLATIONS) {
      const own = said(page === "api.html" ? builtAt(addressIn(code, page)) : pageAt(addressIn(code, page)));
      assert.deepEqual(
        own.filter((text) => english.has(text)),
        [],
        `${code}: ${page}`,
      );
    }
  }
});

test("pages in all languages have the same parts and about the same size", () => {
  const tagsOf = (/** @type {string} */ text) =>
    [...text.matchAll(/<\/?(?:h\d|section|nav|ul|ol|p|pre|template|ergo-board|iframe|img|dt|dd)\b/g)].join(
      " ",
    );
  for (const page of PAGES.slice(1)) {
    const english = pageAt(page);
    for (const code of TRANSLATIONS) {
      const own = pageAt(addressIn(code, page));
      assert.equal(tagsOf(own), tagsOf(english), `${code}: ${page}`);
      assert.ok(own.length < english.length * 1.35, `${code}: ${page} has ${own.length} letters`);
    }
  }
});

test("texts of pages fit into attributes, scripts and game texts", () => {
  for (const { code, gallery, title, boards, front, page, description } of ALL_WORDS) {
    const attributes = [title, boards, description, front.lead, page.games, page.languages, gallery.title];
    const { frame, game, copy, copied, selected } = gallery;
    attributes.push(frame.frame, copy, copied, selected, gallery.description("a"), gallery.card("a"));
    for (const text of attributes) assert.doesNotMatch(text, /["<>&]/, `${code}: ${text}`);
    for (const comment of [game.corner, game.closed, game.five])
      assert.doesNotMatch(comment, /['"<>&{}]/, comment);
  }
});

test("a place that nothing fills in is an error, unless it is filled in later", () => {
  assert.equal(filled("  {a.b}\n{site}${c}", { a: { b: "1\n2" } }), "  1\n  2\n{site}${c}");
  assert.throws(() => filled("{a.b}", { a: {} }), /\{a\.b\}/);
});

test("the worker stores pages in other languages when somebody opens them", () => {
  const { files, optional } = listsOf(readFileSync(join(DIST, "sw.js"), "utf8"));
  for (const code of TRANSLATIONS) {
    for (const page of [...PAGES, "api.html"])
      assert.ok(optional[fileOf(addressIn(code, page))], `${code}: ${page}`);
    assert.ok(!Object.keys(files).some((name) => name.startsWith(`${code}/`)));
  }
});

test("the manifest names the page in every language", () => {
  const manifest = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"));
  for (const member of ["name", "description"]) {
    const localized = manifest[`${member}_localized`];
    assert.deepEqual(Object.keys(localized), TRANSLATIONS);
    for (const text of Object.values(localized)) {
      assert.notEqual(text, manifest[member]);
      assert.doesNotMatch(text, /[&<{]/);
    }
  }
});

test("a page with a board says in every language that it cannot run, and its source in English", () => {
  for (const [name, paths] of /** @type {const} */ ([
    ["index.html", ["unloaded.old", "unloaded.more"]],
    ["embed.html", ["unloaded.old"]],
  ])) {
    /**
     * @param {any} words
     * @param {readonly string[]} paths
     */
    const saying = (words, paths) => filled(paths.map((path) => `{${path}}`).join(" "), words);
    const [source, page] = [ROOT, site].map((folder) => readFileSync(join(folder, name), "utf8"));
    for (const [element, said] of /** @type {const} */ ([
      ["noscript", ["front.noScripts"]],
      ['div id="unloaded"', paths],
    ])) {
      const partOf = (/** @type {string} */ text) =>
        text.split(`<${element}>`)[1].split(`</${element.split(" ")[0]}>`)[0];
      assert.deepEqual(
        [...partOf(page).matchAll(/<p lang="(\w+)">([^]*?)<\/p>/g)].map(([, code, text]) => [code, text]),
        ALL_WORDS.map((words) => [words.code, saying(words, said)]),
        `${name}: ${element}`,
      );
      const [, english] = /<p data-translated[^>]*>([^]*?)<\/p>/.exec(partOf(source)) ?? [];
      assert.equal(english?.trim().replaceAll(/\s+/g, " "), saying(ENGLISH, said), `the source of ${name}`);
    }
  }
});
