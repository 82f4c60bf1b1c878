/** What is drawn on the board besides pieces: marks leave numbers readable, and the end of a game is lit. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import { LOOK, fakeContext, usePaths } from "./fake-context.mjs";
import { Layout } from "../../../www/draw/layout.js";
import { THEMES } from "../../../www/draw/themes.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { setUp } from "./set-up.mjs";

/** @import {View} from "../../../www/wasm/ergo_wasm.js" */
/** @import {Paint} from "./fake-context.mjs" */

usePaths();
Object.assign(globalThis, {
  matchMedia: () => ({ matches: true }),
  document: { hidden: false },
  devicePixelRatio: 1,
});
const { Scene } = await import("../../../www/board/scene.js");

const palette = { ...THEMES.walnut, name: "walnut", font: "serif", isPlain: false };

/**
 * A game in which something was tapped.
 *
 * @param {string} id
 * @param {string} line
 * @param {string[]} [taps]
 */
function opened(id, line, taps = []) {
  const game = new Game(id, []);
  assert.equal(setUp(game, line), undefined);
  const board = game.board();
  const cellOf = (/** @type {string} */ name) =>
    /** @type {import("../../../www/wasm/ergo_wasm.js").CellLayout} */ (
      board.rows.flat().find((field) => field.name === name)
    ).cell;
  for (const name of taps) game.tap(cellOf(name));
  return { board, view: /** @type {View} */ (game.view()), cellOf };
}

/**
 * What is drawn of a view at rest.
 *
 * @param {import("../../../www/wasm/ergo_wasm.js").Board} board
 * @param {View} view
 * @param {number} width in CSS pixels
 * @param {Partial<import("../../../www/board/scene.js").Shown>} [more]
 */
function paintsOf(board, view, width, more = {}) {
  const layout = new Layout(board, { width, height: Infinity }, LOOK);
  const { g, fake } = fakeContext();
  const scene = new Scene(() => {});
  scene.show(view, undefined, undefined, "off");
  const art = { g, px: layout.cell, palette, pitch: layout.pitch };
  const touch = { active: true };
  scene.draw({ ...art, layout, view, touch, threats: [], ways: [], hasTargets: true, ...more }, 0);
  return fake.paints;
}

/** @param {Paint} paint */
function boxOf({ points, reach }) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  };
}

/**
 * Whether something covers a text.
 *
 * @param {Paint} text
 * @param {Paint} paint
 */
function covers(text, paint) {
  const { left, right, top, bottom } = boxOf(text);
  const { points, reach } = paint;
  return (
    points.some(
      ({ x, y }) => x > left - reach && x < right + reach && y > top - reach && y < bottom + reach,
    ) ||
    (paint.kind === "fill" && isInside((left + right) / 2, (top + bottom) / 2, points))
  );
}

/**
 * Whether a place is inside an outline.
 *
 * @param {number} x
 * @param {number} y
 * @param {Paint["points"]} points
 */
function isInside(x, y, points) {
  const crossed = points.filter((to, at) => {
    const from = points.at(at - 1) ?? to;
    return to.y > y !== from.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossed.length % 2 === 1;
}

/**
 * The texts that something covers, besides those that are written there again.
 *
 * @param {Paint[]} paints
 */
function coveredTexts(paints) {
  const nameOf = (/** @type {Paint} */ { text, points }) =>
    `${text} at ${points[0].x.toFixed(2)} ${points[0].y.toFixed(2)}`;
  const last = new Map(paints.map((paint, at) => /** @type {const} */ ([paint.text && nameOf(paint), at])));
  last.delete("");
  return [...last]
    .filter(([, at]) => paints.slice(at + 1).some((paint) => covers(paints[at], paint)))
    .map(([name]) => name);
}

/** Widths of boards on a phone, and on a desktop. */
const WIDTHS = [314, 780];

/** Stacks of Emergo, low and high, with prisoners and without. */
const STACKS = "fen x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1";

/** Marks that may be on a stack. */
const ON_STACKS = /** @type {const} */ (["must", "taken", "sown", "wrong", "captured"]);

for (const width of WIDTHS) {
  for (const kind of ON_STACKS) {
    test(`the mark “${kind}” hides no number on a board of ${width} pixels`, () => {
      for (const [id, line] of [
        ["emergo", STACKS],
        ["intermedium", "startpos"],
      ]) {
        const { board, view } = opened(id, line);
        for (const { cell } of view.pieces) {
          const marked = { ...view, marks: [{ cell, kind }] };
          assert.deepEqual(coveredTexts(paintsOf(board, marked, width)), []);
        }
      }
    });
  }

  test(`arrows and rings of advice hide no number on a board of ${width} pixels`, () => {
    const { board, view, cellOf } = opened("emergo", STACKS);
    const way = ["e4", "d4", "d6", "e6", "e8"].map(cellOf);
    assert.deepEqual(coveredTexts(paintsOf(board, view, width, { ways: [way, [way[0]]] })), []);
    const after = { ...view, animations: [{ ...view.animations[0], path: way }] };
    for (const step of /** @type {const} */ (["piece", "move"]))
      assert.deepEqual(coveredTexts(paintsOf(board, view, width, { advice: { after, step } })), []);
  });

  test(`a capture that is entered hides no number on a board of ${width} pixels`, () => {
    const { board, view } = opened("emergo", STACKS, ["e4", "c4"]);
    assert.equal(view.entry.length, 2);
    assert.deepEqual(coveredTexts(paintsOf(board, view, width)), []);
  });
}

/** White has surrounded the city of Black. */
const FALLEN =
  "startpos moves g2@f1-e2-f3-g4 a7@b6-a5-b4-a3 c2@d1-e2-f3-g4 b8@c7-d6-c5-b4 g4@f3-e4-d3-e2-f3-e4 c7@d6-e5-d4-c3-b2 " +
  "f3@e4-f5-g6-f7-g8-f9-e10-d9 e7@f6-e5-d4-c3 e4@d5-e6-d7-c8-b9-c10-d9";

test("a city that has fallen is lit, with the cells around it", () => {
  const { board, view, cellOf } = opened("intermedium", FALLEN);
  const lit = ["d10", "c10", "e10", "d9"].map(cellOf);
  assert.deepEqual(view.outcome?.cells.toSorted(), lit.toSorted());
  const paints = paintsOf(board, view, 780);
  // The board has a frame of 0.4 cells, and its first cell in the lower left corner.
  const spots = board.rows.flat().filter(({ cell }) => lit.includes(cell));
  const plates = paints.filter(({ kind, style }) => kind === "fill" && style === "#f0b92f").map(boxOf);
  assert.equal(plates.length, lit.length);
  for (const { x, y, name } of spots) {
    const [across, down] = [x + board.width / 2 + 0.4, y + board.height / 2 + 0.4];
    const isLit = plates.some(
      ({ left, right, top, bottom }) => left < across && right > across && top < down && bottom > down,
    );
    assert.ok(isLit, name);
  }
  const [frame] = paints.filter(({ kind, style }) => kind === "stroke" && style === "#ffd766").map(boxOf);
  const city = spots.find(({ name }) => name === "d10");
  assert.ok(city && frame.right - frame.left > 1, "a frame around the city");
  assert.ok(Math.abs((frame.left + frame.right) / 2 - (city.x + board.width / 2 + 0.4)) < 0.01);
});
