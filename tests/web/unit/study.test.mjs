/** Comments of studies, and the tree of moves as the page has it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import { contentOf } from "../../../www/game/comment.js";
import { movesIn, pliesOf, readGoal } from "../../../www/game/goal.js";
import { Tree } from "../../../www/game/tree.js";

test("goals have parts", () => {
  assert.deepEqual(readGoal("gain 12 in 5"), { kind: "gain", plies: 5, moves: 3, stones: 12, names: [] });
  assert.deepEqual(readGoal("end e5 f6"), {
    kind: "end",
    plies: 0,
    moves: 0,
    stones: 0,
    names: ["e5", "f6"],
  });
  assert.deepEqual(readGoal("any"), { kind: "any", plies: 0, moves: 0, stones: 0, names: [] });
  assert.equal(movesIn(readGoal("win 5").plies), 3);
  assert.equal(pliesOf(3), 5);
});

test("what several comments say is joined", () => {
  const [arrow, mark] = [
    { colour: "G", cells: ["e5", "e6"] },
    { colour: "Y", cells: ["a1"] },
  ];
  const rest = { words: "", shapes: [], unread: [] };
  const remarks = [
    { ...rest, words: "so" },
    { ...rest, words: "it", shapes: [arrow], goal: "win 3" },
    { ...rest, shapes: [mark] },
  ];
  assert.deepEqual(contentOf(remarks), { words: "so it", shapes: [arrow, mark], goal: "win 3" });
  assert.deepEqual(contentOf([]), { words: "", shapes: [], goal: "" });
});

/** @param {[text: string, parent?: number][]} moves */
const treeOf = (moves) => {
  const rest = { side: /** @type {const} */ (0), number: 1, glyphs: [], before: [], remarks: [] };
  const annotations = {
    tags: [],
    result: "*",
    remarks: [],
    moves: moves.map(([text, parent]) => ({ text, parent, ...rest })),
  };
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
  const { placesOf } = await import("../../../www/moves/tree-graph.js");
  // a b c d, (b' c') on b, (c" d" e") on c, (d# ) in the first variation, and another first move.
  const tree = treeOf([
    ["a"],
    ["b", 0],
    ["c", 1],
    ["d", 2],
    ["b'", 0],
    ["c'", 4],
    ['c"', 1],
    ['d"', 6],
    ['e"', 7],
    ["c#", 4],
    ["z"],
  ]);
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
