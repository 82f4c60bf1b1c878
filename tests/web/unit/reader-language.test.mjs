/** The script in the head of the page that chooses its language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compileFunction } from "node:vm";
import { readText } from "../../../tools/site/files.js";

const FILES = '{ en: "", de: "", es: "", fr: "", nl: "", pt: "", "en-XA": "", "ar-XB": "" }';
const SOURCE = await readText("www/app/reader-language.js");
assert.equal(SOURCE.split(FILES).length, 2);

/** As the build completes it. */
const BUILT = SOURCE.replace(FILES, '{ en: "en.js", de: "de.js", fr: "fr.js", "en-XA": "" }').replace(
  'const languages = "";',
  'const languages = "switch.js";',
);

/**
 * What the script does with a page.
 *
 * @param {string} address after that of the site
 * @param {string | null | Error} settings what is stored of them
 * @param {unknown[]} [languages] of the browser
 */
function choose(address, settings, languages = ["xx", "fr-CH", "de"]) {
  /** @type {string[]} */
  const classes = [];
  /** @type {{ rel: string; href: string }[]} */
  const links = [];
  const root = { lang: "", classList: { add: (/** @type {string} */ name) => classes.push(name) } };
  const names = {
    document: {
      documentElement: root,
      head: { append: (/** @type {any} */ link) => links.push(link) },
      createElement: () => ({}),
    },
    location: { href: `https://example.org/ergo/${address}` },
    localStorage: {
      getItem() {
        if (settings instanceof Error) throw settings;
        return settings;
      },
    },
    navigator: { languages },
  };
  compileFunction(BUILT, Object.keys(names))(...Object.values(names));
  assert.ok(links.every(({ rel }) => rel === "modulepreload"));
  return [root.lang, classes.join(" "), links.map(({ href }) => href).join(" ")];
}

const GERMAN = ["de", "untranslated", "switch.js de.js"];
const FRENCH = ["fr", "untranslated", "switch.js fr.js"];
const ENGLISH = ["en", "", ""];

test("the language of the address comes first, then that of the settings, then those of the browser", () => {
  for (const address of [
    "?lang=de",
    "?a=b&lang=de#/ergo",
    "embed.html#lang=de",
    "embed.html#level=3&lang=de",
  ])
    assert.deepEqual(choose(address, '{"language":"fr"}'), GERMAN, address);
  assert.deepEqual(choose("?lang=en", '{"language":"fr"}'), ENGLISH);
  assert.deepEqual(choose("", '{"language":"de"}'), GERMAN);
  assert.deepEqual(choose("", '{"language":""}'), FRENCH);
  assert.deepEqual(choose("", null), FRENCH);
  assert.deepEqual(choose("?lang=", null), FRENCH);
  assert.deepEqual(choose("", null, ["DE-AT"]), GERMAN);
  assert.deepEqual(choose("", null, ["en-GB", "de"]), ENGLISH);
});

test("the page is in English if there is no other language, whatever is stored", () => {
  for (const settings of ["", "{", "null", "7", '{"language":7}', '{"language":["de"]}', new Error("no")])
    assert.deepEqual(choose("?lang=toString", settings, ["xx", "__proto__"]), ENGLISH, String(settings));
});

test("of a language for tests nothing is loaded before the page", () => {
  assert.deepEqual(choose("?lang=en-XA", null), ["en-XA", "untranslated", "switch.js"]);
});
