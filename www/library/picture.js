/**
 * The last position of a game as a small picture: the board of its kind, drawn once and copied, with a disc
 * for every piece. Boards of other sizes and themes are drawn again.
 */
import { atLeast, circle, fade, fill, linear, radial, rounded, stroke } from "../draw/pen.js";
import { roundedPolygon } from "../draw/layout.js";
import { drawCity } from "../draw/city.js";
import { STONES } from "../draw/themes.js";
import { startOf } from "../games/start.js";

/** @import {Palette} from "../draw/types.js" */
/** @import {Art} from "../draw/types.js" */
/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {CellLayout as Field} from "../wasm/ergo_wasm.js" */
/** @import {Slab} from "../wasm/ergo_wasm.js" */

/** The size of a picture in a list of games, in CSS pixels, and the most pixels that one of them has. */
const SIZE = 62;
const MOST_PIXELS = 3;

/** The width of the frame around tiles and around hollows, in cells. */
const FRAME = 0.55;
const SLAB_FRAME = 0.5;

/** The radius of a piece, in cells. */
const RADIUS = 0.43;

/** How far each stone of a stack rises above the one below it, in cells, and how many are drawn. */
const RISE = 0.09;
const MOST_STONES = 5;

/** The width of a cell, in pixels, from which on the height of a stack can be read. */
const READABLE = 14;

/**
 * Whether something that was stored is the picture of a board.
 *
 * @param {unknown} value
 * @returns {value is string}
 */
export const isPicture = (value) =>
  typeof value === "string" &&
  value.length < 300 &&
  /^(?:[slo.]\d{0,2})+(?:\/(?:[slo.]\d{0,2})+)+$/i.test(value);

/**
 * Boards and pieces that were drawn, by what they show.
 *
 * @type {Map<string, HTMLCanvasElement>}
 */
const drawn = new Map();

/**
 * @param {string} key
 * @param {number} size in pixels
 * @param {(g: CanvasRenderingContext2D) => void} draw
 */
function once(key, size, draw) {
  let canvas = drawn.get(key);
  if (!canvas) {
    canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const g = canvas.getContext("2d");
    if (g) draw(g);
    drawn.set(key, canvas);
  }
  return canvas;
}

/**
 * Draws a game on a canvas, if its board is known.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {string} game
 * @param {string} picture its letters are those of `src/session/picture.rs`
 * @param {Palette} palette
 * @param {number} [side] in CSS pixels
 */
export function drawPicture(canvas, game, picture, palette, side = SIZE) {
  const size = Math.round(side * Math.min(MOST_PIXELS, devicePixelRatio || 1));
  canvas.width = canvas.height = size;
  const g = canvas.getContext("2d");
  const { board } = startOf(game) ?? {};
  if (!g || !board) return;
  const { width, height, slab } = board;
  const whole = slab
    ? 2 * Math.max(...slab.edge.corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
    : Math.max(width, height) + 2 * FRAME;
  const cell = size / whole;
  const about = `${palette.name} ${size} ${width}`;
  g.drawImage(
    once(`${game} ${about}`, size, (ground) => drawBoard({ g: ground, px: cell, palette }, board, whole)),
    0,
    0,
  );
  const box = Math.ceil((1.2 + 2 * RISE * (MOST_STONES - 1)) * cell);
  for (const [down, row] of picture.split("/").entries()) {
    for (const [across, [piece]] of [...row.matchAll(/\D\d*/g)].entries()) {
      const field = board.rows[down]?.[across];
      if (piece === "." || !field) continue;
      const drawing = once(`${piece} ${about}`, box, (art) =>
        drawPiece({ g: art, px: cell, palette }, piece, box / cell),
      );
      const [x, y] = [field.x + whole / 2, field.y + whole / 2];
      g.drawImage(drawing, Math.round(cell * x - box / 2), Math.round(cell * y - box / 2));
    }
  }
}

/**
 * @param {Art} art
 * @param {Board} board
 * @param {number} whole the size of the picture, in cells
 */
function drawBoard(art, board, whole) {
  const { g, px, palette } = art;
  const { width, height, rows, slab } = board;
  g.scale(px, px);
  g.translate(whole / 2, whole / 2);
  if (slab) return drawSlab(art, slab, rows.flat());
  const [outer, high] = [width + 2 * FRAME, height + 2 * FRAME];
  fill(g, lit(g, palette.frame, whole), rounded(-outer / 2, -high / 2, outer, high, 0.5));
  if (rows.flat().some(({ ground }) => ground === "ring")) drawRing(art, board, whole);
  else drawChecks(art, board);
}

/**
 * A material in the light from the top left.
 *
 * @param {CanvasRenderingContext2D} g
 * @param {readonly [string, string]} material
 * @param {number} whole
 */
const lit = (g, [dark, light], whole) => linear(g, -whole / 2, -whole / 2, whole / 2, whole / 2, light, dark);

/**
 * A slab with a hollow for each cell.
 *
 * @param {Art} art
 * @param {Slab} slab
 * @param {Field[]} fields
 */
function drawSlab({ g, palette }, { edge: { corners } }, fields) {
  const apothem = Math.min(
    ...corners.map((corner, at) => {
      const next = corners[(at + 1) % corners.length];
      return Math.hypot(corner.x + next.x, corner.y + next.y) / 2;
    }),
  );
  const share = 1 - SLAB_FRAME / apothem;
  const inner = corners.map(({ x, y }) => ({ x: x * share, y: y * share }));
  fill(g, palette.frame[1], new Path2D(roundedPolygon(corners, 0.8)));
  fill(g, palette.arena[1], new Path2D(roundedPolygon(inner, 0.5)));
  for (const { x, y } of fields) {
    circle(g, x, y, 0.3);
    fill(g, fade(palette.hollow, 0.3));
  }
}

/**
 * A panel with a ring of cells around it.
 *
 * @param {Art} art
 * @param {Board} board
 * @param {number} whole
 */
function drawRing(art, { width, height }, whole) {
  const { g, px, palette } = art;
  g.translate(-width / 2, -height / 2);
  const panel = rounded(1, 1, width - 2, height - 2, 0.1);
  fill(g, lit(g, palette.ring, 2 * whole), rounded(0, 0, width, height, 0.1));
  fill(g, lit(g, palette.arena, 2 * whole), panel);
  g.beginPath();
  for (let at = 2; at < width - 1; at++) {
    g.moveTo(at, 1);
    g.lineTo(at, height - 1);
  }
  for (let at = 2; at < height - 1; at++) {
    g.moveTo(1, at);
    g.lineTo(width - 1, at);
  }
  stroke(g, fade(palette.line, 0.3), 0.5 / px);
  stroke(g, palette.inlay[1], atLeast(art, 0.75, 0.06), panel);
}

/**
 * Cells in two colours.
 *
 * @param {Art} art
 * @param {Board} board
 */
function drawChecks(art, { rows }) {
  const { g, palette } = art;
  for (const { x, y, ground } of rows.flat()) {
    const isFirst = ground === "field" || ground === "city-first";
    g.fillStyle = (isFirst ? palette.first : palette.second)[1];
    g.fillRect(x - 0.5, y - 0.5, 1.01, 1.01);
  }
  for (const { x, y, ground } of rows.flat())
    if (ground.startsWith("city")) drawCity(art, { x, y }, ground === "city-first" ? "white" : "black", 1, 0);
}

/**
 * Draws a piece: a disc, or as many as it has stones, with their number where it can be read.
 *
 * @param {Art} art
 * @param {string} piece its letter and, if it is a stack, its height
 * @param {number} box in cells
 */
function drawPiece(art, piece, box) {
  const { g, px, palette } = art;
  const letter = piece[0];
  const height = Number(piece.slice(1) || 1);
  const isWhite = letter === letter.toLowerCase();
  const [top, shaded, side, edge, , , maneLit, maneShaded] = STONES[isWhite ? palette.white : palette.black];
  const line = atLeast(art, 0.6, 0.05);
  g.scale(px, px);
  g.translate(box / 2, box / 2);
  if (!palette.isFlat) {
    circle(g, 0.06, 0.1, RADIUS);
    fill(g, fade("#140800", palette.shade));
  }
  const disc = (/** @type {number} */ radius, /** @type {string} */ light, /** @type {string} */ dark) => {
    circle(g, 0, 0, radius);
    fill(g, radial(g, [-0.16, -0.2, 0.04], [0, 0, radius * 1.05], light, dark));
    stroke(g, edge, line);
  };
  for (let below = Math.min(height, MOST_STONES); below > 1; below--) {
    disc(RADIUS, side, side);
    g.translate(0, -RISE);
  }
  if (letter.toLowerCase() === "l") {
    disc(RADIUS, maneLit, maneShaded);
    disc(RADIUS * 0.6, top, shaded);
  } else disc(RADIUS, top, shaded);
  if (height === 1 || px < READABLE) return;
  g.font = "700 0.6px sans-serif";
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.fillStyle = isWhite ? edge : STONES[palette.white][0];
  g.fillText(String(height), 0, 0.04);
}
