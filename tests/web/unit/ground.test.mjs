/** The drawing of the ground of a board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LOOK, fakeContext, usePaths } from "./fake-context.mjs";
import { drawLabels, materialsOf, planks } from "../../../www/draw/ground.js";
import { partsOfSlab } from "../../../www/draw/hollows.js";
import { Layout } from "../../../www/draw/layout.js";
import { keyOf, textures } from "../../../www/draw/plank.js";
import { THEMES } from "../../../www/draw/themes.js";
import { GAMES } from "../../../www/games/start.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

const palette = { ...THEMES.walnut, name: "walnut", font: "serif", isPlain: false };

/**
 * The texture that is seen at a place, and where in it.
 *
 * @param {import("./fake-context.mjs").Piece[]} pieces
 * @param {number} x
 * @param {number} y
 */
function seenAt(pieces, x, y) {
  for (const { matrix, box, source, texture } of pieces.toReversed()) {
    const [a, b, c, d, e, f] = matrix;
    const whole = a * d - b * c;
    const across = (d * (x - e) - c * (y - f)) / whole - box[0];
    const down = (a * (y - f) - b * (x - e)) / whole - box[1];
    if (across < 0 || down < 0 || across > box[2] || down > box[3]) continue;
    return {
      texture,
      x: source[0] + (across / box[2]) * source[2],
      y: source[1] + (down / box[3]) * source[3],
    };
  }
  return undefined;
}

/** The widths of boards on phones of 320 and 390 pixels. */
const PHONES = [314, 384];

/**
 * Whether the boxes around two texts overlap.
 *
 * @param {import("./fake-context.mjs").Paint} one
 * @param {import("./fake-context.mjs").Paint} other
 */
function overlap({ points: [from, , , to] }, { points: [start, , , end] }) {
  return from.x < end.x && to.x > start.x && from.y < end.y && to.y > start.y;
}

for (const id of GAMES) {
  for (const width of PHONES) {
    test(`coordinates can be read on a phone, on a board of ${width} pixels: ${id}`, () => {
      usePaths();
      const board = new Game(id, []).board();
      const layout = new Layout(board, { width, height: 590 }, LOOK);
      const { g, fake } = fakeContext();
      drawLabels({ g, px: layout.cell, palette, pitch: layout.pitch, layout, dpr: 1, next: planks() });
      const labels = fake.paints.filter(({ text }) => text !== "");
      const texts = (/** @type {{ text: string }[]} */ all) => all.map(({ text }) => text).toSorted();
      assert.deepEqual(texts(labels), texts(board.labels));
      for (const label of labels) {
        const { text, size, points } = label;
        assert.ok(size * layout.cell > 10, `${text}: ${size * layout.cell} pixels`);
        for (const { x, y } of points)
          assert.ok(
            x > 0 && y > 0 && x < layout.outer.width && y < layout.outer.height,
            `${text} is outside`,
          );
        const [beside] = labels.filter((other) => other !== label && overlap(label, other));
        assert.equal(beside, undefined, `${text} overlaps ${beside?.text}`);
      }
    });
  }
}

/** The ids of all small boards. */
const SMALL = Object.values(SMALL_BOARDS).flatMap((boards) => boards.map(({ id }) => id));

/** How far apart the places are that are looked at, in cells. */
const STEP = 0.03;

for (const id of [...GAMES, ...SMALL]) {
  const board = new Game(id, []).board();
  if (!board.slab) continue;
  test(`slab and field show no seams: ${id}`, () => {
    usePaths();
    for (const material of materialsOf({ palette }))
      textures.set(keyOf(material), /** @type {any} */ ({ material }));
    const layout = new Layout(board, { width: 640, height: Infinity }, LOOK);
    const { g, fake } = fakeContext();
    const ground = { g, px: layout.cell, palette, pitch: layout.pitch, layout, dpr: 1, next: planks() };
    const [drawBody, drawField] = partsOfSlab(ground);
    const { width, height } = layout.outer;
    for (const draw of [drawBody, drawField]) {
      fake.pieces.length = 0;
      draw();
      for (let x = STEP; x < width - STEP; x += STEP) {
        for (let y = STEP; y < height - STEP; y += STEP) {
          const here = seenAt(fake.pieces, x, y);
          assert.ok(here, `nothing at ${x} ${y}`);
          for (const there of [seenAt(fake.pieces, x + STEP, y), seenAt(fake.pieces, x, y + STEP)]) {
            assert.ok(there && there.texture === here.texture, `another texture beside ${x} ${y}`);
            // A cell shows 64 pixels.
            const way = Math.hypot(there.x - here.x, there.y - here.y);
            assert.ok(way <= 64 * STEP * 1.1, `a seam at ${x.toFixed(2)} ${y.toFixed(2)}: ${way} pixels`);
          }
        }
      }
    }
  });
}
