/** Draws a board that is a slab on its tip: a hollow for each stack, and grooves that join neighbours. */
import { drawPlank } from "./plank.js";
import { drawInlay, drawInnerShadow, drawLight, drawSlab, materialOf, metal, nameSize } from "./ground.js";
import { SLAB } from "./layout.js";
import { apart, atLeast, circle, fade, fill, linear, stroke, write } from "./pen.js";

/** @import {Ground} from "./ground.js" */

/** How far the field in the slab reaches beyond the outermost cells, and how round its corners are. */
const FIELD = { beyond: 0.3, radius: 0.62 };

/** The radius of a hollow, in cells. */
const HOLLOW = 0.405;

/**
 * A square on its tip.
 *
 * @param {Ground} ground
 * @param {{ beyond: number; radius: number }} part
 */
function diamond({ layout }, { beyond, radius }) {
  const middle = layout.outer.width / 2;
  const reach = layout.board.width / 2 + beyond;
  const [low, high] = [middle - reach, middle + reach];
  const path = new Path2D();
  path.moveTo(middle - reach / 2, middle - reach / 2);
  path.arcTo(middle, low, middle + reach / 2, middle - reach / 2, radius);
  path.arcTo(high, middle, middle + reach / 2, middle + reach / 2, radius);
  path.arcTo(middle, high, middle - reach / 2, middle + reach / 2, radius);
  path.arcTo(low, middle, middle - reach / 2, middle - reach / 2, radius);
  path.closePath();
  return path;
}

/**
 * The drawing of the board: three parts, each of which may have a frame of its own.
 *
 * @param {Ground} ground
 * @returns {(() => void)[]}
 */
export function partsOfSlab(ground) {
  const field = diamond(ground, FIELD);
  return [() => drawBody(ground), () => drawField(ground, field), () => drawCells(ground, field)];
}

/** @param {Ground} ground */
function drawBody(ground) {
  const { width } = ground.layout.outer;
  drawSlab(ground, diamond(ground, SLAB), () => {
    for (const top of [0, width / 2])
      drawPlank(ground.g, materialOf(ground, "frame"), [0, top, width, width / 2], false, ground.next);
  });
}

/**
 * @param {Ground} ground
 * @param {Path2D} field
 */
function drawField(ground, field) {
  const { g, layout, next } = ground;
  const { width } = layout.outer;
  apart(g, () => {
    g.clip(field);
    const middle = width / 2;
    const reach = Math.ceil(middle);
    for (let row = -reach; row < reach; row++) {
      for (let column = -reach; column < reach; column++) {
        drawPlank(
          g,
          materialOf(ground, "arena"),
          [middle + column, middle + row, 1.01, 1.01],
          (row + column) % 2 !== 0,
          next,
        );
      }
    }
    drawLight(ground, [0, 0, width, width], 0.2);
    drawPaths(ground);
  });
}

/**
 * @param {Ground} ground
 * @param {Path2D} field
 */
function drawCells(ground, field) {
  const { layout } = ground;
  drawInnerShadow(ground, field, 0.6, 0.14);
  drawInlay(ground, field);
  for (const { cell, ground: kind } of layout.fields.values()) drawHollow(ground, cell, kind === "centre");
  if (layout.hasCoordinates) drawNames(ground);
}

/**
 * Grooves between neighbours: shade, and light at their lower edge.
 *
 * @param {Ground} ground
 */
function drawPaths({ g, layout, palette }) {
  g.lineCap = "round";
  const draw = (/** @type {number} */ offset, /** @type {string} */ colour, /** @type {number} */ width) => {
    g.beginPath();
    for (const { cell, x, y } of layout.fields.values()) {
      for (const neighbour of [layout.fieldAt(x + 1, y), layout.fieldAt(x, y + 1)]) {
        if (!neighbour) continue;
        const [from, to] = [layout.spot(cell), layout.spot(neighbour.cell)];
        g.moveTo(from.x + offset, from.y + offset);
        g.lineTo(to.x + offset, to.y + offset);
      }
    }
    stroke(g, colour, width);
  };
  draw(0, fade(palette.hollow, 0.34), 0.085);
  if (!palette.isFlat) draw(0.045, "#fffae659", 0.02);
}

/**
 * @param {Ground} ground
 * @param {number} cell
 * @param {boolean} isCentre whether it has a ring of metal
 */
function drawHollow(ground, cell, isCentre) {
  const { g, layout, palette, next } = ground;
  const { hollow, isFlat } = palette;
  const { x, y } = layout.spot(cell);
  const across = (/** @type {import("./pen.js").Stop[]} */ ...stops) =>
    linear(g, x - HOLLOW, y - HOLLOW, x + HOLLOW, y + HOLLOW, ...stops);
  apart(g, () => {
    circle(g, x, y, HOLLOW);
    g.clip();
    drawPlank(g, materialOf(ground, "arena"), [x - HOLLOW, y - HOLLOW, 2 * HOLLOW, 2 * HOLLOW], true, next);
  });
  circle(g, x, y, HOLLOW);
  fill(
    g,
    across(fade(hollow, isFlat ? 0.12 : 0.62), [0.55, fade(hollow, isFlat ? 0.1 : 0.2)], [1, palette.glint]),
  );
  const edge = isFlat
    ? fade(palette.line, 0.5)
    : across(fade(hollow, 0.75), fade(hollow, 0.25), palette.isDark ? "#fffae855" : "#fffae8b3");
  stroke(g, edge, atLeast(ground, 1, 0.028));
  if (!isCentre) return;
  circle(g, x, y, 0.455);
  stroke(g, metal(ground), atLeast(ground, 1.5, 0.045));
}

/**
 * One label for each row and each column, at the nearer end of the slanting sides: letters below the left
 * half and above the right one, numbers left of the upper half and right of the lower one.
 *
 * @param {Ground} ground
 */
function drawNames(ground) {
  const { g, layout, palette } = ground;
  const middle = layout.outer.width / 2;
  g.textAlign = "center";
  for (const { cell, column, row } of layout.fields.values()) {
    const spot = layout.spot(cell);
    const [dx, dy] = [Math.round(spot.x - middle), Math.round(spot.y - middle)];
    if (Math.abs(dx) + Math.abs(dy) < Math.floor(layout.board.width / 2)) continue;
    const put = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
      write(ground, text, spot.x + x, spot.y + y, nameSize(ground), 600, palette.coord);
    // The tips are rounded.
    const beyond = (/** @type {number} */ offset) => (offset === 0 ? 0.735 : 1.05);
    if (dx <= 0 && dy >= 0) put(column, 0, beyond(dx));
    if (dx > 0 && dy <= 0) put(column, 0, -beyond(dx));
    if (dx <= 0 && dy <= 0) put(String(row), -beyond(dy), 0);
    if (dx >= 0 && dy > 0) put(String(row), beyond(dy), 0);
  }
}
