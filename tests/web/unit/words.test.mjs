/** The page for those who speak a language: `cargo xtask words`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { isSame, pageOf, sectionsOf } from "../words.mjs";

for (const code of TRANSLATIONS) {
  test(`everything that is said in English has its words beside it in ${code}`, async () => {
    const sections = await sectionsOf(code);
    const rows = sections.flatMap(({ title, rows }) => rows.map((row) => ({ title, ...row })));
    const missing = rows.filter(({ english, other }) => (english === "") !== (other === ""));
    assert.deepEqual(missing, []);
    const titles = sections.map(({ title }) => title);
    for (const title of ["actions", "library", "rules.ergo", "lessons.emergo", "site", "page.ergo"])
      assert.ok(titles.includes(title), title);
    // Names and formats are the same everywhere, and nothing that is long.
    const same = rows.filter(isSame);
    assert.ok(same.some(({ english }) => english === "HexEmergo"));
    assert.deepEqual(
      same.filter(({ english, example }) => example === "" && english.split(" ").length > 4),
      [],
    );
  });
}

test("the page marks what is the same, and has one row for each example", async () => {
  const rows = [
    { id: "a.b", example: '("x")', english: "One & two", other: "Eins <zwei>" },
    { id: "a.c", example: "", english: "Pause", other: "Pause" },
  ];
  const page = pageOf("de", "Deutsch", [{ title: "a", rows }]);
  assert.match(page, /<tr><th scope="row">a\.b<small>\("x"\)<\/small><\/th>/);
  assert.match(page, /<td lang="de" contenteditable>Eins &lt;zwei><\/td>/);
  assert.match(page, /<tr class="same"><th scope="row">a\.c<\/th>/);
  assert.equal(page.match(/<tr/g)?.length, 2);
});
