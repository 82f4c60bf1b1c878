/**
 * Every message in every language beside the English one. A walk through the page shows that all it says are
 * messages, and that they have room in a language that grows (`e2e/language.test.mjs`); here each of them is
 * translated, and no longer than in that language.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../www/app/test-languages.js";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { isEnglish, messagesOf, ownText } from "../catalogue.mjs";
import { textSections } from "../words/sections.mjs";

const english = await messagesOf("en");
const grown = await messagesOf("en-XA");

/** The longest words that the language that grows has, in letters. */
const LONGEST = 20;

/** How much longer than in the language that grows a message may be: by a tenth, where it has several words. */
const LONGER = 1.1;

/**
 * Messages that are longer, after a look at where they are said.
 *
 * @type {Record<string, string[]>}
 */
const LONG = {
  de: ["hints.reasons.enters-shadowpiece", "library.reason"],
  es: ["library.gotIt"],
  fr: ["games.ergo.grounds.ring", "hints.reasons.enters-shadowpiece"],
};

/** Parts of a text that belong to no language: code, what is quoted in English, and marks of headings. */
const QUOTED = /<(code|i lang="en")>[^]*?<\/\w+>|^#+ /gm;

/** @type {[code: string, messages: Map<string, string>][]} */
const translated = [];
// One after the other: they share the words of the page.
for (const code of TRANSLATIONS) translated.push([code, await messagesOf(code)]);

for (const [code, messages] of translated) {
  test(`no message is English, as a whole or in part, in ${code}`, () => {
    const left = [...messages].filter(([key, text]) =>
      isEnglish(code, ownText(key, text), (own) => own === ownText(key, english.get(key) ?? "")),
    );
    assert.deepEqual(left, []);
  });

  test(`nothing in the rules, the lessons and the pages of the site is English in ${code}`, async () => {
    const rows = (await textSections(code)).flatMap(({ rows }) => rows);
    const left = rows.filter(({ english, other }) =>
      isEnglish(code, other.replaceAll(QUOTED, " "), (text) => text === english.replaceAll(QUOTED, " ")),
    );
    assert.deepEqual(left, []);
  });

  test(`no message, and no word, is longer in ${code} than in the language that grows`, () => {
    const long = [...messages].filter(
      ([key, text]) =>
        text.length > LONGER * (grown.get(key) ?? "").length ||
        (text.match(/\p{L}+/gu) ?? []).some((word) => word.length > LONGEST),
    );
    const ids = new Set(long.map(([key]) => key.split("(", 1)[0]));
    assert.deepEqual([...ids], LONG[code] ?? [], JSON.stringify(long, null, 1));
  });
}
