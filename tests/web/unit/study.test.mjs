/** Comments of studies, and the tree of moves as the page has it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOf, contentOf, partsOf, unreadIn } from "../../../www/board/comment.js";
import { isGoal, movesIn, pliesOf, readGoal } from "../../../www/board/goal.js";
import { Tree } from "../../../www/board/tree.js";

test("marks and arrows are found among the words", () => {
  assert.deepEqual(partsOf("so [%csl Ge5,Ra10] it [%cal Be5a1] is"), { words: "so it is", shapes: ["Ge5", "Ra10", "Be5a1"], goal: "" });
  for (const text of [
    "[%csl e5]",
    "[%csl Ge5e6]",
    "[%cal Ge5]",
    "[%csl Ge05]",
    "[%csl Ge5",
    "[%csl Ge5, Ge6]",
    "[%csl Ge100]",
    "[%csl",
    "[%csl Pe5]",
    "so[%csl Ge5]",
    "",
  ]) {
    assert.deepEqual(partsOf(text), { words: text, shapes: [], goal: "" });
  }
});

test("marks that cannot be drawn are named as they are written", () => {
  const hasCell = (/** @type {string} */ name) => name !== "z9";
  assert.deepEqual(unreadIn("so [%csl Ge5,Xa1] it [%cal Ge5 a1] [%eval x] [%csl] [%csl Gz9,Ge5] [%cal Ge5z9] is", hasCell), [
    "[%csl Ge5,Xa1]",
    "[%cal Ge5 a1]",
    "[%csl]",
    "Gz9",
    "Ge5z9",
  ]);
  assert.deepEqual(unreadIn("so [%csl Ge5", hasCell), ["[%csl Ge5"]);
  assert.deepEqual(unreadIn("[%csl Ge5] is a[%csl x] [%cslx y]", hasCell), []);
});

test("a goal is found among the words, and one with a mistake or a second one stays there", () => {
  const goals = ["any", "win 1", "hold 99", "decide 3", "gain 2 in 3", "play e5 d4-d5 c2@d3-e4 swap", "end e5 f10"];
  for (const goal of goals) assert.deepEqual(partsOf(`so [%goal ${goal}] it is`), { words: "so it is", shapes: [], goal });
  const words = (/** @type {string} */ text) => partsOf(text).words;
  for (const goal of [
    "",
    "Any",
    "any e5",
    "win",
    "win 2",
    "win 01",
    "win 101",
    "gain 2",
    "gain 0 in 3",
    "play",
    "play E5",
    "end e",
    "win  3",
  ]) {
    assert.deepEqual(partsOf(`[%goal ${goal}]`), { words: `[%goal ${goal}]`, shapes: [], goal: "" }, goal);
    assert.equal(isGoal(goal), false, goal);
  }
  assert.equal(words("[%goal win 3"), "[%goal win 3");
  assert.equal(words("so[%goal win 3]"), "so[%goal win 3]");
  assert.equal(words("[%goal win 3 [%csl Ge5] x]"), "[%goal win 3 x]");
  assert.deepEqual(partsOf("[%goal any] or [%goal win 3]"), { words: "or [%goal win 3]", shapes: [], goal: "any" });
});

test("goals have parts", () => {
  assert.deepEqual(readGoal("gain 12 in 5"), { kind: "gain", plies: 5, moves: 3, stones: 12, names: [] });
  assert.deepEqual(readGoal("end e5 f6"), { kind: "end", plies: 0, moves: 0, stones: 0, names: ["e5", "f6"] });
  assert.deepEqual(readGoal("any"), { kind: "any", plies: 0, moves: 0, stones: 0, names: [] });
  assert.equal(movesIn(readGoal("win 5").plies), 3);
  assert.equal(pliesOf(3), 5);
});

test("goals that cannot be read are named as they are written", () => {
  const hasCell = (/** @type {string} */ name) => name !== "z9";
  assert.deepEqual(unreadIn("[%goal win 2] so [%goal] [%goal play e5] [%goal any]", hasCell), ["[%goal win 2]", "[%goal]", "[%goal any]"]);
  assert.deepEqual(unreadIn("[%goal play e5 d5-z9]", hasCell), ["[%goal play e5 d5-z9]"]);
  assert.deepEqual(unreadIn("[%goal end e5] [%goals x]", hasCell), []);
});

test("a goal is written between the clock and the marks", () => {
  const content = contentOf([{ words: "so [%csl Ge5] it", clock: "0:05:00" }, { words: "is [%goal win 3]" }]);
  assert.equal(bodyOf(content), "[%clk 0:05:00] [%goal win 3] [%csl Ge5] so it is");
  assert.equal(bodyOf({ ...content, goal: "" }), "[%clk 0:05:00] [%csl Ge5] so it is");
});

test("what several comments say is written as one", () => {
  const content = contentOf([{ words: "so" }, { words: "[%cal Ge5e6] it [%csl Ya1]", eval: "0.50" }, { words: "is", clock: "0:05:00" }]);
  assert.deepEqual(content, { words: "so it is", shapes: ["Ge5e6", "Ya1"], goal: "", eval: "0.50", clock: "0:05:00" });
  assert.equal(bodyOf(content), "[%eval 0.50] [%clk 0:05:00] [%csl Ya1] [%cal Ge5e6] so it is");
  assert.equal(bodyOf(contentOf([])), "");
});

/** @param {[text: string, parent?: number][]} moves */
const treeOf = (moves) => {
  const rest = { side: /** @type {const} */ (0), number: 1, glyphs: [], before: [], remarks: [] };
  const annotations = { tags: [], result: "*", remarks: [], moves: moves.map(([text, parent]) => ({ text, parent, ...rest })) };
  return new Tree(/** @type {any} */ ({}), /** @type {any} */ (annotations));
};

test("a tree finds lines, also among repeated variations, and writes variations", () => {
  const tree = treeOf([["a"], ["b", 0], ["c", 0], ["d", 2], ["c", 0], ["e", 4], ["f", 2], ["g"], ["h", 1]]);
  assert.deepEqual(tree.main, [0, 1, 8]);
  assert.equal(tree.find(["a", "c", "e"]), 5);
  assert.equal(tree.find(["a", "c", "x"]), undefined);
  assert.equal(tree.find([]), -1);
  assert.deepEqual(tree.lineTo(6), ["a", "c", "f"]);
  assert.deepEqual(tree.siblings(4), [1, 2, 4]);
  assert.deepEqual(
    tree.pieces(2).map((piece) => (piece.kind === "turn" ? piece.at : piece.kind)),
    [2, 3, "open", 6, "close"],
  );
});

test("a tree may nest as deep as it likes", () => {
  /** @type {[string, number?][]} */
  const moves = [["a"]];
  for (let at = 0; at < 20_000; at++) moves.push(["b", at], ["c", at]);
  assert.ok(treeOf(moves.slice(0, 20_001)).pieces(0).length > 20_000);
});

test("a graph gives each variation a lane of its own, below the move that it branches from", async () => {
  const { placesOf } = await import("../../../www/board/tree-graph.js");
  // a b c d, (b' c') on b, (c" d" e") on c, (d# ) in the first variation, and another first move.
  const tree = treeOf([["a"], ["b", 0], ["c", 1], ["d", 2], ["b'", 0], ["c'", 4], ['c"', 1], ['d"', 6], ['e"', 7], ["c#", 4], ["z"]]);
  const places = placesOf(tree);
  assert.deepEqual(
    places.map(({ x }) => x),
    [1, 2, 3, 4, 2, 3, 3, 4, 5, 3, 1],
  );
  assert.deepEqual(
    places.slice(0, 4).map(({ y }) => y),
    [0, 0, 0, 0],
  );
  for (const [at, { x, y }] of places.entries()) {
    const parent = places[tree.parent(at)] ?? { x: 0, y: 0 };
    assert.equal(x, parent.x + 1);
    assert.ok(tree.isVariation(at) ? y > parent.y : y === parent.y, `${at}`);
    // Neither a move nor the way to it lies on another move.
    for (const [other, place] of places.entries()) {
      if (other !== at) assert.ok(place.x !== x || place.y !== y, `${at} and ${other}`);
      const isOnWay = place.y === y && place.x > parent.x && place.x < x;
      assert.ok(!isOnWay, `${other} is on the way to ${at}`);
    }
  }
});
