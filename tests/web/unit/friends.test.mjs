/** The records of games with friends, of which the library has the moves. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./css-loader.mjs";
import { stored } from "./fake-storage.mjs";
import { gameOf, keyOfSetup, readEntry, textOf } from "./friend-tab.mjs";

const { bringMoves, completed, leaveMoves } = await import("../../../www/storage/friends.js");

const KEY = keyOfSetup(gameOf([]));
const MOVES = ["e5", "f5"];
const TEXT = textOf(gameOf(MOVES));

beforeEach(() => stored.clear());

test("a record gives up its moves once the library has them, and gets them back", () => {
  stored.set(KEY, TEXT);
  leaveMoves(KEY, { moves: MOVES });
  const left = readEntry(KEY);
  assert.equal(left?.isWhole, false);
  assert.equal(left?.count, 2);
  assert.deepEqual(left?.setup.remote, gameOf(MOVES).remote);
  assert.doesNotMatch(String(stored.get(KEY)), /e5/);
  assert.deepEqual(completed(left, /** @type {any} */ ({ moves: [...MOVES, "g5"], line: "" })).moves, MOVES);
  bringMoves(KEY, { moves: MOVES });
  assert.ok(readEntry(KEY)?.isWhole);
  assert.deepEqual(readEntry(KEY)?.setup.moves, MOVES);
});

test("a record keeps moves that the library does not have", () => {
  for (const moves of [[], ["e5"], ["e5", "g5"], ["e5", "f5", "g5"]]) {
    stored.set(KEY, TEXT);
    leaveMoves(KEY, { moves });
    assert.equal(stored.get(KEY), TEXT, String(moves));
  }
  leaveMoves(KEY, { start: "x/x", moves: MOVES });
  assert.equal(stored.get(KEY), TEXT);
});

test("nothing is written where no record is, or one without moves, or one that cannot be read", () => {
  leaveMoves(KEY, { moves: MOVES });
  assert.equal(stored.has(KEY), false);
  stored.set(KEY, TEXT);
  leaveMoves(KEY, { moves: MOVES });
  const left = stored.get(KEY);
  // Without moves, it would be the start of a game.
  leaveMoves(KEY, { moves: [] });
  assert.equal(stored.get(KEY), left);
  for (const text of ["{", JSON.stringify({ ...JSON.parse(TEXT), version: 9 })]) {
    stored.set(KEY, text);
    leaveMoves(KEY, { moves: MOVES });
    bringMoves(KEY, { moves: MOVES });
    assert.equal(stored.get(KEY), text);
  }
});
