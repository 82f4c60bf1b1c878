/** The drawing of the ground: what is drawn where, on a context that only takes it down. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { materialsOf, planks } from "../../../www/draw/ground.js";
import { partsOfSlab } from "../../../www/draw/hollows.js";
import { Layout } from "../../../www/draw/layout.js";
import { pen } from "../../../www/draw/pen.js";
import { keyOf, textures } from "../../../www/draw/plank.js";
import { THEMES } from "../../../www/draw/themes.js";
import { GAMES } from "../../../www/games/start.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

/** @import {Context} from "../../../www/draw/pen.js" */

const palette = { ...THEMES.walnut, name: "walnut", font: "serif", isPlain: false };

/** A path of which nothing is known. */
class AnyPath {
  addPath() {}
  arc() {}
  rect() {}
  roundRect() {}
}

/** An affine matrix, as of a canvas: `a b c d e f`. */
const STILL = [1, 0, 0, 1, 0, 0];

/**
 * @param {number[]} outer
 * @param {number[]} inner
 */
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A context that takes down which pieces of textures are drawn where, and ignores everything else. */
function takingDown() {
  /** @type {{ matrix: number[]; box: number[]; source: number[]; texture: unknown }[]} */
  const pieces = [];
  let matrix = STILL;
  /** @type {number[][]} */
  const saved = [];
  const known = {
    save: () => saved.push(matrix),
    restore: () => (matrix = saved.pop() ?? STILL),
    translate: (/** @type {number} */ x, /** @type {number} */ y) =>
      (matrix = times(matrix, [1, 0, 0, 1, x, y])),
    scale: (/** @type {number} */ x, /** @type {number} */ y) => (matrix = times(matrix, [x, 0, 0, y, 0, 0])),
    rotate: (/** @type {number} */ angle) =>
      (matrix = times(matrix, [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0])),
    drawImage: (/** @type {unknown} */ texture, /** @type {number[]} */ ...numbers) =>
      pieces.push({ matrix, texture, source: numbers.slice(0, 4), box: numbers.slice(4) }),
  };
  const gradient = { addColorStop() {} };
  const g = new Proxy(known, {
    get: (own, name) => Reflect.get(own, name) ?? (() => gradient),
    set: () => true,
  });
  return { g: /** @type {Context} */ (/** @type {unknown} */ (g)), pieces };
}

/**
 * The texture that is seen at a place, and where in it.
 *
 * @param {ReturnType<typeof takingDown>["pieces"]} pieces
 * @param {number} x
 * @param {number} y
 */
function seenAt(pieces, x, y) {
  for (const { matrix, box, source, texture } of pieces.toReversed()) {
    const [a, b, c, d, e, f] = matrix;
    const whole = a * d - b * c;
    const [across, down] = [
      (d * (x - e) - c * (y - f)) / whole - box[0],
      (a * (y - f) - b * (x - e)) / whole - box[1],
    ];
    if (across < 0 || down < 0 || across > box[2] || down > box[3]) continue;
    return {
      texture,
      x: source[0] + (across / box[2]) * source[2],
      y: source[1] + (down / box[3]) * source[3],
    };
  }
  return undefined;
}

/** The ids of all small boards. */
const SMALL = Object.values(SMALL_BOARDS).flatMap((boards) => boards.map(({ id }) => id));

/** How far apart the places are that are looked at, in cells. */
const STEP = 0.03;

for (const id of [...GAMES, ...SMALL]) {
  const board = new Game(id, []).board();
  if (!board.slab) continue;
  test(`slab and field show no seams: ${id}`, () => {
    pen.Path = /** @type {any} */ (AnyPath);
    for (const material of materialsOf({ palette }))
      textures.set(keyOf(material), /** @type {any} */ ({ material }));
    const layout = new Layout(
      board,
      { width: 640, height: Infinity },
      {
        flipped: false,
        boardTheme: "walnut",
        pieceSet: "relief",
        coordinates: "auto",
        motion: "off",
        targets: true,
      },
    );
    const { g, pieces } = takingDown();
    const art = { g, px: layout.cell, palette, pitch: layout.pitch, layout, dpr: 1, next: planks() };
    const [drawBody, drawField] = partsOfSlab(art);
    const { width, height } = layout.outer;
    for (const draw of [drawBody, drawField]) {
      pieces.length = 0;
      draw();
      for (let x = STEP; x < width - STEP; x += STEP) {
        for (let y = STEP; y < height - STEP; y += STEP) {
          const here = seenAt(pieces, x, y);
          assert.ok(here, `nothing at ${x} ${y}`);
          for (const there of [seenAt(pieces, x + STEP, y), seenAt(pieces, x, y + STEP)]) {
            assert.ok(there && there.texture === here.texture, `another texture beside ${x} ${y}`);
            // A cell shows 64 pixels, and is stretched at most.
            const way = Math.hypot(there.x - here.x, there.y - here.y);
            assert.ok(way <= 64 * STEP * 1.1, `a seam at ${x.toFixed(2)} ${y.toFixed(2)}: ${way} pixels`);
          }
        }
      }
    }
  });
}
