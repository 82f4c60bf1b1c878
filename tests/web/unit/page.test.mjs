/** The layout and the animations of the board. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game, initSync, listGames } from "../../../www/wasm/ergo_wasm.js";
import { Layout } from "../../../www/board/layout.js";
import { duration, pose } from "../../../www/board/motion.js";

initSync({ module: readFileSync(new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url)) });

for (const { id } of listGames()) {
  const board = new Game(id, []).board();
  for (const flipped of [false, true]) {
    test(`the centre of each cell maps back to that cell: ${id}${flipped ? ", flipped" : ""}`, () => {
      const layout = new Layout(board, 500, flipped, true);
      for (const { cell } of board.rows.flat()) assert.equal(layout.cellAt(layout.point(cell)), cell);
      assert.equal(layout.cellAt({ x: 1, y: 1 }), undefined);
    });
  }
}

test("an animation starts at its first cell and ends at its last", () => {
  for (const pace of /** @type {const} */ (["slide", "hop", "sow"])) {
    const animation = { stack: [], path: [0, 1, 2], pace, delay: 0 };
    const later = { ...animation, delay: 2 };
    const pointOf = (/** @type {number} */ cell) => ({ x: cell, y: 0 });
    assert.equal(pose(animation, 0, pointOf).point.x, 0);
    assert.equal(pose(animation, duration(animation), pointOf).point.x, 2);
    assert.equal(pose(animation, 1e6, pointOf).point.x, 2);
    if (pace !== "slide") assert.equal(pose(later, duration(animation), pointOf).point.x, 0, "it starts after its delay");
  }
});

test("the longest slide takes less than a second", () => {
  assert.ok(duration({ stack: [], path: Array.from({ length: 34 }, (_, at) => at), pace: "slide", delay: 0 }) < 1000);
});
