/** The records of games with friends, of which the library has the moves. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./css-loader.mjs";
import { stored } from "./fake-storage.mjs";
import { gameOf, keyOfSetup, readEntry, textOf } from "./friend-tab.mjs";

const { bringMoves, completed, isNewerEntry, keyOf, leaveMoves, listEntries, writeEntry } =
  await import("../../../www/storage/friends.js");

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

/**
 * Stores a game.
 *
 * @param {string} id
 * @param {object} more
 */
function store(id, more) {
  const game = { ...JSON.parse(textOf({ ...gameOf(MOVES), remote: { ...gameOf([]).remote, id } })), ...more };
  stored.set(keyOf(id, 0), JSON.stringify(game));
}

test("games that wait for the local player are listed first, then by time, and none that cannot be read", () => {
  store("over", { turn: "over", time: 9 });
  store("friend", { turn: "friend", time: 8 });
  store("early", { turn: "you", time: 3 });
  store("late", { turn: "request", time: 5 });
  store("unsent", { turn: "unsent", time: 4 });
  store("newer", { version: 9 });
  store("game of a later version", { game: "chess" });
  stored.set(keyOf("damaged", 0), "{");
  assert.deepEqual(
    listEntries().map(({ setup }) => setup.remote.id),
    ["late", "unsent", "early", "friend", "over"],
  );
  const isNewer = (/** @type {string} */ id) => isNewerEntry(keyOf(id, 0));
  assert.deepEqual(["newer", "game of a later version", "damaged", "over", "none"].map(isNewer), [
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a record with values that make no sense is read without them", () => {
  store("odd", { turn: "dance", time: 1e300, number: -1 });
  const [{ turn, time, number, count }] = listEntries();
  assert.deepEqual([turn, time, number, count], ["friend", 0, 1, 2]);
  store("odd", { number: 0 });
  assert.equal(listEntries()[0].number, 0);
});

test("a record of a newer version is not replaced, and a damaged one is set aside", () => {
  const write = () => writeEntry(KEY, textOf(gameOf(["e5", "f5", "g5"])), "you", 2);
  const newer = JSON.stringify({ ...JSON.parse(TEXT), version: 9 });
  stored.set(KEY, newer);
  write();
  assert.equal(stored.get(KEY), newer);
  assert.equal(readEntry(KEY)?.count, 3, "the game lasts as long as the page");
  stored.set(KEY, "{");
  write();
  assert.equal(readEntry(KEY)?.count, 3);
  assert.ok(stored.get(KEY)?.includes("g5"));
  assert.ok([...stored].some(([key, text]) => key !== KEY && text === "{"));
});
