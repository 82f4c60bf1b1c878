/** The script in the head of the page that chooses its language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { compileFunction } from "node:vm";
import { readText } from "../../../tools/site/files.js";

const SOURCE = await readText("www/app/reader-language.js");

/** The places that the build fills in. */
const PLACES = {
  "= [{}, {}];": '= [{ en: "en.js", de: "de.js", fr: "fr.js", "en-XA": "" }, { it: "it.js" }];',
  'const languages = "";': 'const languages = "switch.js";',
};
const BUILT = Object.entries(PLACES).reduce((text, [place, built]) => {
  assert.equal(text.split(place).length, 2, place);
  return text.replace(place, built);
}, SOURCE);

/**
 * Runs the script in a page, and returns what it did.
 *
 * @param {string} address after that of the site
 * @param {string | null | Error} settings what is stored of them
 * @param {unknown[]} [languages] of the browser
 * @param {string} [script]
 */
function choose(address, settings, languages = ["xx", "fr-CH", "de"], script = BUILT) {
  const { root, classes, links } = run(address, settings, languages, script);
  return [root.lang, classes.join(" "), links.map(({ href }) => href).join(" ")];
}

/**
 * Runs the script in a page that says in some languages that it cannot be loaded.
 *
 * @param {string} address
 * @param {string | null | Error} settings
 * @param {unknown[]} languages
 * @param {string} script
 * @param {string[]} said in which languages
 */
function run(address, settings, languages, script, said = []) {
  /** @type {string[]} */
  const classes = [];
  /** @type {{ rel: string; href: string }[]} */
  const links = [];
  /** @type {(() => void)[]} */
  const listeners = [];
  const left = new Set(said);
  const root = { lang: "", classList: { add: (/** @type {string} */ name) => classes.push(name) } };
  const names = {
    document: {
      documentElement: root,
      head: { append: (/** @type {any} */ link) => links.push(link) },
      createElement: () => ({}),
      /**
       * @param {string} type
       * @param {() => void} listener
       */
      addEventListener: (type, listener) => {
        assert.equal(type, "readystatechange");
        listeners.push(listener);
      },
      querySelectorAll: (/** @type {string} */ selector) => {
        assert.equal(selector, "#unloaded [lang]");
        return [...left].map((lang) => ({ lang, remove: () => left.delete(lang) }));
      },
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
  compileFunction(script, Object.keys(names))(...Object.values(names));
  assert.ok(links.every(({ rel }) => rel === "modulepreload"));
  assert.deepEqual([...left], said, "before the page is there");
  for (const listener of listeners) listener();
  return { root, classes, links, left: [...left] };
}

const GERMAN = ["de", "untranslated", "switch.js de.js"];
const FRENCH = ["fr", "untranslated", "switch.js fr.js"];
const ITALIAN = ["it", "untranslated", "switch.js it.js"];
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

test("a language that is not complete is chosen only if somebody asks for it", () => {
  assert.deepEqual(choose("", null, ["it-IT", "it", "de"]), GERMAN);
  assert.deepEqual(choose("", null, ["it"]), ENGLISH);
  assert.deepEqual(choose("?lang=it", null), ITALIAN);
  assert.deepEqual(choose("embed.html#lang=it-CH", '{"language":"fr"}'), ITALIAN);
  assert.deepEqual(choose("", '{"language":"it"}'), ITALIAN);
});

test("without the build the page begins in English", () => {
  assert.deepEqual(choose("?lang=de", '{"language":"fr"}', ["fr"], SOURCE), ENGLISH);
});

test("of a language for tests nothing is loaded before the page", () => {
  assert.deepEqual(choose("?lang=en-XA", null), ["en-XA", "untranslated", "switch.js"]);
});

test("that the page cannot be loaded is said in the language of the reader, or in English", () => {
  const leftOf = (
    /** @type {string} */ address,
    /** @type {string[]} */ languages,
    said = ["en", "de", "fr"],
  ) => run(address, null, languages, BUILT, said).left;
  assert.deepEqual(leftOf("", ["fr-CH", "de"]), ["fr"]);
  assert.deepEqual(leftOf("embed.html#lang=de", ["fr"]), ["de"]);
  assert.deepEqual(leftOf("", ["xx"]), ["en"]);
  // Neither a language for tests nor one that is not complete has the sentence.
  for (const lang of ["en-XA", "it"]) assert.deepEqual(leftOf(`?lang=${lang}`, ["de"]), ["en"], lang);
  // Pages that are not built have it once, without the attribute.
  assert.deepEqual(leftOf("", ["de"], []), []);
});
