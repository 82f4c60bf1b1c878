/** Draws hints and threats: a lit area, a ring around a piece, or an arrow along a move; and explanations. */
import { atLeast, fade, faintly, fill, stroke } from "./pen.js";
import { MIDDLE, drawBadge, drawRing, strokeTwice } from "./marks.js";
import { drawFact } from "./facts.js";
import { drawStack } from "./stones.js";

/** @import {Advice} from "./types.js" */
/** @import {Threat} from "./types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Point} from "./types.js" */
/** @import {Stage} from "./types.js" */

/**
 * The part below the pieces: the area where the move ends.
 *
 * @param {Stage} stage
 * @param {Advice} advice
 */
export function drawAdviceBelow(stage, { after, step }) {
  const way = wayOf(after);
  // A piece that comes from the hand has no place on the board yet: the area stays lit.
  if (step === "area" || (step === "piece" && way.length === 1))
    for (const cell of way.slice(-1)) drawArea(stage, stage.layout.spot(cell));
}

/**
 * The part above the pieces: the piece, or the move.
 *
 * @param {Stage} stage
 * @param {Advice} advice
 */
export function drawAdvice(stage, { after, step = "move" }) {
  const way = wayOf(after);
  if (step === "area") return;
  if (way.length > 1) drawRing(stage, way[0], stage.palette.target);
  if (step === "piece") return;
  if (way.length > 1)
    drawArrow(
      stage,
      way.map((cell) => stage.layout.spot(cell)),
    );
  else for (const cell of way) drawComing(stage, after, cell);
}

/**
 * The path of a single moving stack; with several, the cells of the move.
 *
 * @param {View} after
 */
function wayOf({ animations, last }) {
  return animations.length === 1 && animations[0].path.length > 1 ? animations[0].path : last;
}

/**
 * Light on the cells within two of a point, none of them brighter than the others.
 *
 * @param {Stage} stage
 * @param {Point} spot
 */
function drawArea(stage, { x, y }) {
  const { g, palette, layout } = stage;
  const colour = palette.isDark ? palette.target : palette.last;
  const area = new Path2D();
  for (const cell of layout.fields.keys()) {
    const spot = layout.spot(cell);
    if (Math.abs(spot.x - x) > 2.1 || Math.abs(spot.y - y) > 2.1) continue;
    if (layout.board.slab) area.arc(spot.x, spot.y, 0.47, 0, 7);
    else area.rect(spot.x - 0.5, spot.y - 0.5, 1, 1);
    area.closePath();
  }
  fill(g, fade(colour, palette.isDark ? 0.22 : 0.42), area);
}

/** How much of each of the best moves is seen. */
const OPACITIES = [0.92, 0.5, 0.34, 0.26, 0.2];

/**
 * The best moves of the analysis: an arrow along each, or a ring where a piece is put; the best above the
 * others.
 *
 * @param {Stage} stage
 * @param {number[][]} ways the best first
 */
export function drawWays(stage, ways) {
  for (const [rank, way] of [...ways.entries()].toReversed()) {
    faintly(stage.g, OPACITIES[rank] ?? 0, () => {
      const spots = way.map((cell) => stage.layout.spot(cell));
      if (spots.length > 1) drawArrow(stage, spots);
      else drawRing(stage, way[0], stage.palette.target);
    });
  }
}

/**
 * A piece that comes from the hand.
 *
 * @param {Stage} stage
 * @param {View} after
 * @param {number} cell
 */
function drawComing(stage, after, cell) {
  const { x, y } = stage.layout.spot(cell);
  const piece = after.pieces.find((piece) => piece.cell === cell);
  if (piece) faintly(stage.g, 0.6, () => drawStack(stage, piece.stack, x, y, after.tones));
  drawRing(stage, cell, stage.palette.target);
}

/**
 * An arrow through points, from the edge of the first piece.
 *
 * @param {Stage} stage
 * @param {Point[]} points
 */
function drawArrow(stage, points) {
  const { g, palette } = stage;
  const [start, next] = points;
  const [before, end] = points.slice(-2);
  const first = direction(start, next);
  const last = direction(before, end);
  const width = 0.15;
  const head = { length: width * 2.3, half: width * 1.75 };
  const neck = { x: end.x - last.x * head.length, y: end.y - last.y * head.length };
  const shaft = new Path2D();
  shaft.moveTo(start.x + first.x * 0.45, start.y + first.y * 0.45);
  for (const { x, y } of [...points.slice(1, -1), neck]) shaft.lineTo(x, y);
  const tip = new Path2D();
  tip.moveTo(end.x, end.y);
  for (const side of [-1, 1])
    tip.lineTo(neck.x - side * last.y * head.half, neck.y + side * last.x * head.half);
  tip.closePath();
  g.lineJoin = "round";
  g.lineCap = "butt";
  const rim = atLeast(stage, 3, 0.07);
  stroke(g, palette.rim, width + rim, shaft);
  stroke(g, palette.rim, rim, tip);
  stroke(g, palette.target, width, shaft);
  fill(g, palette.target, tip);
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function direction(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/**
 * A mark on each threat, and on the cells that answer it; or what explains the position.
 *
 * @param {Stage} stage
 * @param {Threat[]} threats
 */
export function drawThreats(stage, threats) {
  const { layout, palette } = stage;
  for (const threat of threats) {
    const { cells, answers } = threat;
    if (threat.code) {
      drawFact(stage, threat);
      continue;
    }
    const path = new Path2D();
    for (const cell of cells) {
      const { x, y } = layout.spot(cell);
      path.lineTo(x, y);
    }
    faintly(stage.g, 0.85, () => strokeTwice(stage, palette.alert, 0.07, path));
    for (const cell of answers)
      drawBadge(stage, cell, "!", MIDDLE, palette.alert, palette.isDark ? "#2a0d06" : "#ffffff");
  }
}
