/** Which version of a game is newer, and the reply of the engine that another tab got. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { areRevisions } = await import("../../../www/storage/stored-game.js");
const { adds, compare, replaces, revised, withoutReply } = await import("../../../www/storage/version.js");

/** @import {Version} from "../../../www/storage/version.js" */

test("a version is newer than those whose last revision it went through", () => {
  const first = revised();
  const [mine, theirs] = [revised(first), revised(first)];
  const version = (/** @type {number[]} */ revisions, moves = ["e5", "a1", "d5"]) => ({
    revisions,
    moves,
  });
  assert.equal(compare(version(mine), version(first)), "newer");
  assert.equal(compare(version(first), version(revised(mine))), "older");
  // Whatever the moves say.
  assert.equal(compare(version(mine, ["e5"]), version(first)), "newer");
  assert.equal(compare(version(mine), version(theirs)), "apart");
  assert.equal(compare(version(revised(mine)), version(theirs)), "apart");
  // The engine has replied in one tab only, or otherwise.
  const [asked, replied] = [["e5"], ["e5", "a1"]].map((moves) => version(mine, moves));
  assert.equal(compare(asked, replied), "same");
  assert.deepEqual([adds(asked, replied), replaces(asked, replied)], [false, false]);
  assert.deepEqual([adds(replied, asked), replaces(replied, asked)], [true, true]);
  assert.equal(replaces(replied, version(mine, ["e5", "b2"])), true);
});

test("revisions only increase, and stay exact and few", () => {
  let revisions = revised();
  for (let count = 0; count < 1200; count++) revisions = revised(revisions);
  assert.ok(areRevisions(revisions));
  assert.deepEqual(
    revisions,
    [...new Set(revisions)].toSorted((one, other) => one - other),
  );
  assert.ok(areRevisions(revised([2 ** 52])));
  for (const wrong of [[], "1", [0], [1.5], ["1"], [2 ** 53], [NaN], { length: 1 }])
    assert.ok(!areRevisions(wrong), String(wrong));
});

test("a game without the reply of the engine at its end", () => {
  const moves = (/** @type {Partial<Version>} */ version) =>
    withoutReply({ moves: ["e5", "a1"], players: ["person", "engine"], options: [], ...version }).moves;
  assert.deepEqual(moves({}), ["e5"]);
  assert.deepEqual(moves({ moves: ["e5", "a1", "d5"] }), ["e5", "a1", "d5"], "a move of the person");
  assert.deepEqual(moves({ moves: ["e5"], players: ["engine", "person"] }), []);
  assert.deepEqual(moves({ moves: [] }), []);
  assert.deepEqual(moves({ players: ["person", "person"] }), ["e5", "a1"]);
  // Nobody knows whose turn it was.
  assert.deepEqual(moves({ options: ["swap"] }), ["e5", "a1"]);
  assert.deepEqual(moves({ start: "10/10 1" }), ["e5", "a1"]);
});

test("versions without revisions are compared by their moves, but for the reply of the engine", () => {
  const version = (/** @type {string} */ moves, /** @type {Partial<Version>} */ more = {}) =>
    /** @type {Version} */ ({ moves: moves.split(" "), players: ["person", "engine"], ...more });
  const mine = version("e5 b2 d5");
  assert.equal(compare(mine, version("e5 a1")), "newer");
  assert.equal(compare(mine, version("e5")), "newer");
  assert.equal(compare(mine, version("d5 a1")), "apart");
  assert.equal(compare(mine, version("e5 a1 c5")), "apart");
  assert.equal(compare(version("e5"), mine), "older");
  assert.equal(compare(version("e5 b2"), version("e5 a1")), "same");
  // One of them has been stored by an earlier version of the page.
  assert.equal(compare({ ...mine, revisions: [9] }, version("e5 a1", { revision: 3 })), "newer");
  assert.equal(compare({ ...mine, revisions: [3, 9] }, version("d5", { revision: 3 })), "newer");
  assert.equal(compare({ ...mine, options: [] }, version("e5", { options: ["swap"] })), "apart");
  assert.equal(compare(mine, version("e5", { gameText: "[Game]" })), "apart", "it has another text");
  assert.equal(compare(version("e5", { gameText: "[Game]" }), mine), "apart");
});
