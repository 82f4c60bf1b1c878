/** The two pseudo-languages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "../../../www/games/start.js";
import { grown, mirrored, growth, pseudoRules } from "../../../www/text/pseudo.js";
import { textOf } from "../game-files.mjs";

test("short texts grow more than long ones", () => {
  // By IBM's table, in percent: at least and at most.
  for (const [from, to, least, most] of [
    [1, 10, 100, 200],
    [11, 20, 80, 100],
    [21, 30, 60, 80],
    [31, 50, 40, 60],
    [51, 70, 30, 40],
    [71, 200, 30, 30],
  ]) {
    for (let length = from; length <= to; length++) {
      const more = growth(length);
      assert.ok(more >= (length * least) / 100 && more < (length * most) / 100 + 1, `${length}: ${more}`);
    }
  }
});

test("labels become compounds, and no word is endless", () => {
  assert.equal(grown("Take back"), "⟦Táááákéééébáááááck⟧");
  assert.equal(grown("Understanding"), "⟦ÚÚÚÚndéééérstáándíng óóóóó⟧");
  for (const text of [
    "A",
    "OK",
    "Send…",
    "Rules of the game",
    "A sentence, rather long, of more than forty.",
  ]) {
    const length = grown(text).length - 2;
    // Compounds have no spaces.
    assert.ok(length >= text.length + growth(text.length) - 4, `${text}: ${length}`);
  }
});

test("moves, numbers, and messages in messages stay as they are", () => {
  assert.equal(grown(`e5-f6 or ${grown("by")}`), "⟦e5-f6 óóóóór ⟦býýýýý⟧⟧");
  assert.equal(
    mirrored(`e5 or ${mirrored("12 of 20")}`),
    "⟦\u200F\u2066e5\u2069 \u202Eor\u202C ⟦\u200F\u206612\u2069 \u202Eof\u202C \u206620\u2069⟧⟧",
  );
  assert.equal(grown(""), "");
  assert.deepEqual(mirrored({ a: [() => "1"] }).a[0](), "⟦\u200F\u20661\u2069⟧");
});

for (const game of GAMES) {
  test(`the rules of ${game} keep their boards, headings and lists`, () => {
    const shape = (/** @type {string} */ text) => [
      text.match(/^```board\n[^]*?^```$/gm),
      text.match(/`[^`\n]+`/g),
      text.match(/^(#+ |- |\d+\. |\n)/gm),
    ];
    const rules = textOf("rules", game);
    for (const disguised of [grown, mirrored]) {
      const other = pseudoRules(disguised, rules);
      assert.deepEqual(shape(other), shape(rules));
      const outside = other.replaceAll(/^```[^]*?^```$|⟦[^⟧]*⟧|^(#+|-|\d+\.) /gm, "");
      assert.equal(outside.trim(), "");
    }
  });
}
