/** The layout and the animations of the board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, listGames } from "../../../www/wasm/ergo_wasm.js";
import { Layout } from "../../../www/draw/layout.js";
import { duration, pose, startTime } from "../../../www/draw/motion.js";
import "../load-module.mjs";

/** @type {Omit<import("../../../www/draw/types.js").Look, "flipped">} */
const LOOK = {
  coordinates: "auto",
  boardTheme: "auto",
  pieceSet: "relief",
  motion: "normal",
  targets: true,
};
const ROOMS = [
  { width: 320, height: 420 },
  { width: 520, height: 378 },
  { width: 900, height: 713 },
  { width: 500, height: Infinity },
];

for (const { id } of listGames()) {
  const board = new Game(id, []).board();
  for (const look of [
    { flipped: false },
    { flipped: true },
    { flipped: false, turned: true },
    { flipped: true, turned: true },
  ]) {
    test(`the centre of each cell maps back to that cell: ${id} ${JSON.stringify(look)}`, () => {
      for (const room of ROOMS) {
        const layout = new Layout(board, room, { ...LOOK, ...look });
        for (const { cell } of board.rows.flat()) assert.equal(layout.cellAt(layout.point(cell)), cell);
        const { left, top, width, height } = layout.box;
        assert.equal(layout.cellAt({ x: left + 1, y: top + 1 }), undefined);
        assert.ok(
          left >= 0 && left + width <= room.width + 1 && top + height <= room.height + 1,
          "the board stays in its room",
        );
        assert.ok(
          width > room.width - layout.cell || height > room.height - layout.cell,
          "it fills the room",
        );
      }
    });
    test(`rows are seen from the top left: ${id} ${JSON.stringify(look)}`, () => {
      const layout = new Layout(board, ROOMS[2], { ...LOOK, ...look });
      const spots = layout.seen.map((row) => row.map(({ cell }) => layout.spot(cell)));
      for (const row of spots)
        assert.deepEqual(
          row,
          row.toSorted((a, b) => a.x - b.x),
        );
      assert.deepEqual(
        spots,
        spots.toSorted((a, b) => a[0].y - b[0].y),
      );
      const turnedFirst = layout.spot(board.rows.at(-1)?.[0].cell ?? 0);
      const last = layout.spot(board.rows[0].at(-1)?.cell ?? 0);
      // The first player is at the bottom, or on the left.
      const isFirstNear = look.turned ? turnedFirst.x < last.x : turnedFirst.y > last.y;
      assert.equal(isFirstNear, !look.flipped);
    });
  }
}

test("an animation starts at its first cell and ends at its last", () => {
  for (const pace of /** @type {const} */ (["slide", "hop", "sow"])) {
    const animation = { stack: [], path: [0, 1, 2], pace, delay: 0 };
    const later = { ...animation, delay: 2 };
    const pointOf = (/** @type {number} */ cell) => ({ x: cell, y: 0 });
    assert.equal(pose(animation, 0, pointOf).x, 0);
    assert.equal(pose(animation, duration(animation), pointOf).x, 2);
    assert.equal(pose(animation, 1e6, pointOf).x, 2);
    if (pace !== "slide")
      assert.equal(pose(later, startTime(later), pointOf).x, 0, "it starts after its delay");
  }
});

test("the longest slide takes less than a second", () => {
  assert.ok(
    duration({ stack: [], path: Array.from({ length: 34 }, (_, at) => at), pace: "slide", delay: 0 }) < 1000,
  );
});
