/**
 * Draws a hint: an arrow along the path of the move, or a ring around the piece to be dropped.
 */
import { strokeTwice } from "./marks.js";
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {CanvasRenderingContext2D} Context */

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {View} after the position after the move */
export function drawAdvice(ctx, layout, palette, after) {
  const points = wayOf(after).map((cell) => layout.point(cell));
  if (points.length > 1) drawArrow(ctx, layout, palette, points);
  else for (const cell of after.last) drawComing(ctx, layout, palette, after, cell);
}

/** The path of a single moving stack; with several, the cells of the move. @param {View} after */
function wayOf({ animations, last }) {
  return animations.length === 1 && animations[0].path.length > 1 ? animations[0].path : last;
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {View} after @param {number} cell */
function drawComing(ctx, layout, palette, after, cell) {
  const { x, y } = layout.point(cell);
  const piece = after.pieces.find((piece) => piece.cell === cell);
  ctx.globalAlpha = 0.6;
  if (piece) drawStack(ctx, piece.stack, { x, y }, layout.cell, after.tones, palette);
  ctx.globalAlpha = 1;
  ctx.beginPath();
  ctx.arc(x, y, layout.cell * 0.44, 0, 2 * Math.PI);
  strokeTwice(ctx, layout, palette.accent, palette["target-rim"], 0.06);
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {Point[]} points */
function drawArrow(ctx, layout, palette, points) {
  const [from, to] = points.slice(-2);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (/** @type {number} */ turn) => {
    const length = layout.cell * 0.26;
    ctx.lineTo(to.x - length * Math.cos(angle + turn), to.y - length * Math.sin(angle + turn));
  };
  const [start, next] = points;
  const way = Math.atan2(next.y - start.y, next.x - start.x);
  const radius = layout.cell * 0.44;
  ctx.beginPath();
  // The line starts at the ring, so that the piece stays visible.
  ctx.moveTo(start.x + radius * Math.cos(way), start.y + radius * Math.sin(way));
  for (const { x, y } of points.slice(1)) ctx.lineTo(x, y);
  ctx.moveTo(to.x, to.y);
  barb(0.55);
  ctx.moveTo(to.x, to.y);
  barb(-0.55);
  strokeTwice(ctx, layout, palette.accent, palette["target-rim"], 0.09);
  ctx.beginPath();
  ctx.arc(start.x, start.y, radius, 0, 2 * Math.PI);
  strokeTwice(ctx, layout, palette.accent, palette["target-rim"], 0.06);
}
