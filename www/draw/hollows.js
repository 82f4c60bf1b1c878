/** Draws a board that is a slab: a hollow for each stack, and grooves that join neighbours. */
import { drawPlank, drawSheet } from "./plank.js";
import { drawInlay, drawInnerShadow, drawLabels, drawLight, drawSlab, materialOf, metal } from "./ground.js";
import { roundedPolygon } from "./layout.js";
import { apart, atLeast, circle, fade, fill, linear, pen, stroke } from "./pen.js";

/** @import {Slab} from "../wasm/ergo_wasm.js" */
/** @import {Ground} from "./ground.js" */

/** The radius of a hollow, in cells. */
const HOLLOW = 0.405;

/**
 * Measures in cells: the grooves, on flat boards too, with the light at their edge and how far that is beside
 * them; the ring in the centre, and the shade below it.
 */
const OF_SQUARES = { groove: 0.085, line: 0.085, edge: 0.02, beside: 0.045, ring: 0.455, shade: 0 };
/** Where six grooves meet at each cell, they are finer, and the ring has a shade to stand out. */
const OF_OFFSET_ROWS = { groove: 0.075, line: 0.05, edge: 0.018, beside: 0.04, ring: 0.445, shade: 0.07 };

/**
 * Whether the cells are squares; otherwise each row lies half a cell further than the one before.
 *
 * @param {Ground} ground
 */
const hasSquares = ({ layout }) => layout.pitch === 1;

/** @param {Ground} ground */
const measuresOf = (ground) => (hasSquares(ground) ? OF_SQUARES : OF_OFFSET_ROWS);

/**
 * The drawing of the board: three parts, each of which may have a frame of its own.
 *
 * @param {Ground} ground
 * @returns {(() => void)[]}
 */
export function partsOfSlab(ground) {
  const { layout } = ground;
  const { edge, field } = /** @type {Slab} */ (layout.board.slab);
  const [body, inside] = [edge, field].map(({ corners, radius }) => {
    const places = corners.map((corner) => layout.place(corner));
    return new pen.Path(roundedPolygon(places, radius));
  });
  return [() => drawBody(ground, body), () => drawField(ground, inside), () => drawCells(ground, inside)];
}

/**
 * @param {Ground} ground
 * @param {Path2D} body
 */
function drawBody(ground, body) {
  const { width, height } = ground.layout.outer;
  drawSlab(ground, body, () =>
    drawSheet(ground.g, materialOf(ground, "frame"), [0, 0, width, height], ground.next),
  );
}

/**
 * @param {Ground} ground
 * @param {Path2D} field
 */
function drawField(ground, field) {
  const { g, layout, next } = ground;
  const { width, height } = layout.outer;
  apart(g, () => {
    g.clip(field);
    drawSheet(g, materialOf(ground, "arena"), [0, 0, width, height], next);
    drawLight(ground, [0, 0, width, height], 0.2);
    drawGrooves(ground);
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
  if (layout.hasCoordinates) drawLabels(ground);
}

/**
 * Grooves between neighbours: shade, and light at their lower right edge.
 *
 * @param {Ground} ground
 */
function drawGrooves(ground) {
  const { g, layout, palette } = ground;
  const { groove, line, edge, beside } = measuresOf(ground);
  g.lineCap = "round";
  const draw = (/** @type {number} */ offset, /** @type {string} */ colour, /** @type {number} */ width) => {
    g.beginPath();
    for (const { cell, neighbours } of layout.fields.values()) {
      for (const neighbour of neighbours) {
        const [from, to] = [layout.spot(cell), layout.spot(neighbour.cell)];
        const [across, down] = [to.x - from.x, to.y - from.y];
        // Each groove once: down, or to the right in a row.
        if (down < -0.01 || (Math.abs(down) < 0.01 && across < 0)) continue;
        const [dx, dy] = Math.abs(down) < 0.01 ? [0, offset] : [offset * down, -offset * across];
        g.moveTo(from.x + dx, from.y + dy);
        g.lineTo(to.x + dx, to.y + dy);
      }
    }
    stroke(g, colour, width);
  };
  draw(0, fade(palette.hollow, 0.34), palette.isFlat ? line : groove);
  if (!palette.isFlat) draw(beside, "#fffae659", edge);
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
  const { ring, shade } = measuresOf(ground);
  circle(g, x, y, ring);
  if (shade > 0) stroke(g, fade(palette.line, 0.45), atLeast(ground, 2.2, shade));
  stroke(g, metal(ground), atLeast(ground, 1.5, 0.045));
}
