/** Texts of others, as much of them as is shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clip, fitsField } from "../../../www/text/clip.js";

const ACCENT = "\u0301";
/** A family of four, which is one character. */
const FAMILY = "👨‍👩‍👧‍👦";

test("a text that is short is shown as it is", () => {
  for (const text of ["", "White wins.", FAMILY, `e${ACCENT}`, "क्षि", "ﷺ", "🇳🇱", "1️⃣"]) {
    assert.equal(clip(text, 100), text);
    assert.ok(fitsField(text));
  }
});

test("a text that is long ends between two characters, with what says so", () => {
  assert.equal(clip("abcdefghijkl", 10), "abcdefghij…");
  assert.equal(clip("abcdefghijkl", 10, ""), "abcdefghij");
  assert.equal(clip("abcdefghijkl", 12), "abcdefghijkl");
  assert.equal(clip(`abcdefghi${FAMILY}jkl`, 12), "abcdefghi…");
  assert.equal(clip(`abcdefghi\u{1F600}`, 10), "abcdefghi…");
  assert.equal(clip(`abcdefghie${ACCENT}`, 10), "abcdefghi…");
});

test("of marks on one character, eight are shown, however many there are", () => {
  const marks = (/** @type {number} */ count) => `e${ACCENT.repeat(count)}`;
  assert.equal(clip(marks(8), 100), marks(8));
  assert.equal(clip(marks(9), 100), marks(8));
  assert.equal(clip(`${marks(9)}nd`, 100), `${marks(8)}nd`);
  assert.equal(clip(marks(1_900_000), 100), `${marks(8)}…`);
  assert.equal(clip(`${marks(20)} `.repeat(1000), 100), `${marks(8)} `.repeat(10).concat("…"));
  assert.equal(fitsField(marks(8)), true);
  assert.equal(fitsField(`text ${marks(9)} text`), false);
  assert.equal(fitsField(`${"\u0316\u0301".repeat(5)}`), false, "of different kinds, too");
});
