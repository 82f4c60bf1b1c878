/** The parts of the page that are plain arithmetic. */
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
    test(`the cell under the middle of a cell is that cell: ${id}${flipped ? ", turned round" : ""}`, () => {
      const layout = new Layout(board, 500, flipped, true);
      for (const { cell } of board.rows.flat()) assert.equal(layout.cellAt(layout.point(cell)), cell);
      assert.equal(layout.cellAt({ x: 1, y: 1 }), undefined);
    });
  }
}

test("a moving stack sets out and arrives", () => {
  for (const pace of /** @type {const} */ (["slide", "hop", "sow"])) {
    const animation = { stack: [], path: [0, 1, 2], pace, delay: 0 };
    const later = { ...animation, delay: 2 };
    const pointOf = (/** @type {number} */ cell) => ({ x: cell, y: 0 });
    assert.equal(pose(animation, 0, pointOf).point.x, 0);
    assert.equal(pose(animation, duration(animation), pointOf).point.x, 2);
    assert.equal(pose(animation, 1e6, pointOf).point.x, 2);
    if (pace !== "slide") assert.equal(pose(later, duration(animation), pointOf).point.x, 0, "it waits for the others");
  }
});

test("the longest slide is seen in less than a second", () => {
  assert.ok(duration({ stack: [], path: Array.from({ length: 34 }, (_, at) => at), pace: "slide", delay: 0 }) < 1000);
});
