/** The typefaces have every character that the page says in any language. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../../www/text/languages.js";
import { charactersOf } from "../woff2.mjs";

const WWW = new URL("../../../www/", import.meta.url);
const TEXT = new URL("text/", WWW);

/**
 * All characters of the files of a language, also those that are escaped.
 *
 * @param {string} code
 */
function charactersIn(code) {
  const folder = new URL(`${code}/`, TEXT);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const texts = files.map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf8"));
  const text = texts
    .join("\n")
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return new Set([...text].filter((character) => character >= " "));
}

/** @param {string} file of a typeface */
const known = (file) => charactersOf(new URL(`fonts/${file}.woff2`, WWW));

test("the site has every typeface that its styles name", () => {
  const site = new URL("../../../dist/", import.meta.url);
  for (const file of readdirSync(site).filter((name) => name.endsWith(".css"))) {
    const styles = readFileSync(new URL(file, site), "utf8");
    for (const [, name] of styles.matchAll(/url\("?([\w-]+\.woff2)"?\)/g))
      assert.ok(existsSync(new URL(name, site)), `${name}, named by ${file}`);
  }
});

test("letters that the languages do without are in a file of their own, which only they load", () => {
  const styles = readFileSync(new URL("fonts/fonts.css", WWW), "utf8");
  const [, listed = ""] = /figtree-more[^}]*unicode-range:([^;]*);/.exec(styles) ?? [];
  const codes = listed.split(",").flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const more = known("figtree-more");
  assert.deepEqual(
    codes,
    [...more].sort((one, other) => one - other),
  );
  const both = [...known("figtree")].filter((code) => more.has(code));
  assert.deepEqual(both, []);
});

for (const [typeface, ...files] of [["figtree", "figtree-more"], ["fraunces"]]) {
  const first = known(typeface);
  const all = new Set([typeface, ...files].flatMap((file) => [...known(file)]));
  test(`${typeface} is read`, () => {
    for (const character of "aZ0 ß") assert.ok(first.has(character.codePointAt(0) ?? 0), character);
    assert.ok(!all.has(0x0416));
  });
  for (const { code } of LANGUAGES) {
    test(`${typeface} has every character of "${code}"`, () => {
      // A soft hyphen is drawn as a hyphen.
      const drawn = [...charactersIn(code)].filter((character) => character !== "\u00ad");
      const missing = drawn.filter((character) => !all.has(character.codePointAt(0) ?? 0));
      assert.deepEqual(missing, []);
    });
  }
  test(`${typeface} has the letters of the languages of the page`, () => {
    // What no text needs, such as the capital ẞ, every reader would have to load.
    const letters =
      "ÄÖÜäöüß ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ ÁÃÍÓÕÚáãíóõú Ññ ¡¿«»‹›„‚“”‘’–—…×−±\u00a0\u202f\u2011";
    assert.deepEqual(
      [...letters].filter((letter) => !first.has(letter.codePointAt(0) ?? 0)),
      [],
    );
  });
}
