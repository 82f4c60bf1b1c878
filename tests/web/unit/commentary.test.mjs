/** What is said about moves: which effects are named, in which words, and what counts in a position. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sentencesOf, standingOf } from "../../../www/board/commentary.js";
import { loadWords, words } from "../../../www/text/index.js";
import { LANGUAGES } from "../../../www/text/languages.js";
import { switchTo } from "../../../www/text/switch.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

await Promise.all([loadWords(), loadWords("explained")]);

/** @type {any} */
const STATE = {
  board: { rows: [["a5", "b5", "c5", "d5"].map((name, cell) => ({ name, cell }))] },
  view: { tones: ["white", "black"] },
};

/**
 * @param {string} code
 * @param {number} [count]
 * @returns {any}
 */
const effect = (code, count = 2) => ({ code, cells: [1], counts: [count, 3], moves: ["d6", "h5"] });

/**
 * @param {string[]} effects
 * @param {string[]} [prices]
 * @returns {any}
 */
const commentary = (effects, prices = []) => ({
  effects: effects.map((code) => effect(code)),
  prices: prices.map((code) => effect(code)),
  standing: [],
});

test("two sentences are said at most, and one of them is what the move gives up", () => {
  const said = sentencesOf(words, STATE, 0, commentary(["captures", "threatens-capture", "saves-stones"]));
  assert.deepEqual(said, ["It captures 2 stones.", "It threatens to capture 2 stones, on b5."]);
  const paid = sentencesOf(
    words,
    STATE,
    0,
    commentary(["captures", "threatens-capture"], ["gives-stones", "opens-gap"]),
  );
  assert.deepEqual(paid, ["It captures 2 stones.", "It lets Black capture 2 stones, on b5."]);
  assert.deepEqual(sentencesOf(words, STATE, 0, commentary([])), []);
});

test("nothing is said twice in the same words, one time after the other, in any language", async () => {
  for (const { code } of LANGUAGES) {
    await switchTo(words, [code]);
    for (const what of ["captures", "threatens-capture", "saves-stones", "only-move", "advances"]) {
      const once = sentencesOf(words, STATE, 0, commentary([what]));
      const twice = sentencesOf(words, STATE, 0, commentary([what]), once);
      assert.equal(twice.length, 1);
      assert.notDeepEqual(twice, once, `${code}: ${once}`);
    }
  }
  await switchTo(words, ["en"]);
});

test("what counts is said for the player who is ahead, if there is a difference", () => {
  /** @type {any[]} */
  const standing = [
    { code: "lions", counts: [3, 1], points: 40 },
    { code: "threes", counts: [0, 4], points: -30 },
    { code: "hand", counts: [5, 5], points: 20 },
    { code: "twos", counts: [6, 3], points: 2 },
  ];
  assert.equal(standingOf(words, STATE, 0, standing), "White has 3 lions (to 1).");
  assert.equal(standingOf(words, STATE, 1, standing), "Black has 4 chances of five in two moves (to 0).");
  assert.equal(standingOf(words, STATE, 1, []), "");
});

test("the module says what each move of a game does, with the reply that is expected", () => {
  const game = new Game("ergo", []);
  for (const move of ["e5", "e6", "d5", "d6", "f5", "c5", "g5", "h5"])
    assert.equal(game.play(move), undefined);
  const codes = (/** @type {number} */ ply, /** @type {string[]} */ next = []) =>
    game.commentOn(ply, next)?.effects.map(({ code }) => code);
  assert.deepEqual(codes(5), ["prepares-four"]);
  assert.deepEqual(codes(7), ["makes-four"]);
  assert.deepEqual(codes(8), ["stops-five"]);
  assert.equal(codes(9), undefined);
  assert.throws(() => game.commentOn(8, ["z9"]));
});
