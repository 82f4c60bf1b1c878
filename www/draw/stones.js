/** Draws pieces. Shapes must be recognisable by their outline alone; light falls from the top left. */
import { TURN, apart, atLeast, circle, fade, fill, linear, mix, pen, radial, stroke, write } from "./pen.js";
import { STONES } from "./themes.js";

/** @import {StoneRun} from "../wasm/ergo_wasm.js" */
/** @import {Tone} from "../wasm/ergo_wasm.js" */
/** @import {Art} from "./types.js" */

/**
 * How a piece is drawn besides its place.
 *
 * @typedef {object} Pose
 * @property {number} [lift] how far it is above the board, in cells
 * @property {number} [mane] the share of a lion's mane that is open
 * @property {boolean} [isBack] whether only the outline shows, as behind other pieces in a hand
 * @property {boolean} [isBare] whether the number of prisoners is left to `drawStackTop`
 */

/** @typedef {Pick<Art, "px" | "pitch">} Sizes */

const SOLDIER = 0.395;

/** Stones of stacks are seen slightly from the front. */
const STONE = { across: 0.385, down: 0.347 };

/**
 * The thickness of a stone, and the height of a whole stack, also where rows are less than a cell apart, in
 * cells: no stack hides the top of the one behind it.
 */
const THICK = 0.125;
const TALLEST = 0.56;
const TALLEST_IN_CLOSE_ROWS = 0.46;

/**
 * The colours of a stone.
 *
 * @param {Art} art
 * @param {Tone} tone
 */
export const stoneOf = ({ palette }, tone) => STONES[palette[tone]];

/** @param {Art} art */
export const outline = (art) => atLeast(art, 1.1, 0.022);

/**
 * A soft contact shadow, further off the higher the piece.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} lift
 */
export function drawShadow({ g, palette }, x, y, radius, lift) {
  const ink = "#140800";
  apart(g, () => {
    g.translate(x + 0.05 + lift * 0.5, y + 0.075 + lift);
    g.scale(1, 0.96);
    const colours = [fade(ink, palette.shade), fade(ink, palette.shade * 0.55), fade(ink, 0)];
    circle(g, 0, 0, radius * 1.2);
    fill(
      g,
      radial(g, [0, 0, radius * 0.72], [0, 0, radius * 1.18], colours[0], [0.6, colours[1]], colours[2]),
    );
  });
}

/**
 * The lit top of a disc.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string[]} stone
 */
export function drawTop({ g }, x, y, radius, [lit, shaded]) {
  circle(g, x, y, radius);
  fill(g, radial(g, [x - radius * 0.4, y - radius * 0.5, radius * 0.1], [x, y, radius * 1.05], lit, shaded));
}

/**
 * A ring that is lit on one side and dark on the other.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} width
 * @param {string} upper
 * @param {string} lower
 */
function drawBevel({ g }, x, y, radius, width, upper, lower) {
  circle(g, x, y, radius);
  stroke(
    g,
    linear(g, x - radius, y - radius, x + radius, y + radius, [0.1, upper], "#80808000", [0.9, lower]),
    width,
  );
}

/** A soldier's helmet from the front, with a T-shaped opening, and its crest; from -1 to 1. */
const HELMET =
  "M-.6.02C-.62-.42-.34-.66 0-.66S.62-.42.6.02V.36C.58.62.44.84.2.98L.12.92V.26L.2.1C.3.14.4.1.47-.02.36-.16.2-.17.1-.08L.05.34 0 .4-.05.34-.1-.08C-.2-.17-.36-.16-.47-.02-.4.1-.3.14-.2.1L-.12.26V.92L-.2.98C-.44.84-.58.62-.6.36Z" +
  "M-.7-.34C-.66-.8-.36-1.04 0-1.04S.66-.8.7-.34L.58-.36C.5-.66.28-.8 0-.8S-.5-.66-.58-.36Z";

/**
 * A disc with the emblem of a soldier.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {Tone} tone
 * @param {Pose} pose
 */
function drawSoldier(art, x, y, tone, { lift = 0, isBack }) {
  const { g, palette, px } = art;
  const stone = stoneOf(art, tone);
  const [, , side, edge, engraving, glint] = stone;
  const line = outline(art);
  drawShadow(art, x, y, SOLDIER, lift);
  y -= lift;
  circle(g, x, y + 0.045, SOLDIER);
  fill(g, side);
  stroke(g, edge, line);
  drawTop(art, x, y, SOLDIER, stone);
  stroke(g, edge, line);
  drawBevel(art, x, y, SOLDIER - line * 1.3, line * 1.6, "#ffffffbf", "#00000047");
  if (palette.isPlain || isBack) {
    circle(g, x, y, SOLDIER * 0.56);
    stroke(g, fade(engraving, 0.75), atLeast(art, 1.4, 0.035));
    return;
  }
  drawBevel(art, x, y, SOLDIER * 0.8, line, "#00000038", "#ffffff80");
  // The light colour lies a little lower on the right: so it looks engraved.
  for (const [offset, colour] of /** @type {[number, string][]} */ ([
    [0.9 / px, fade(glint, 0.75)],
    [0, engraving],
  ])) {
    apart(g, () => {
      g.translate(x + offset, y + 0.015 + offset);
      g.scale(SOLDIER * 0.6, SOLDIER * 0.6);
      fill(g, colour, new pen.Path(HELMET));
    });
  }
}

/**
 * How far each stone of a stack rises above the one below it.
 *
 * @param {Sizes} art
 * @param {number} stones
 */
const riseOf = ({ pitch = 1 }, stones) =>
  Math.min(THICK, (pitch < 1 ? TALLEST_IN_CLOSE_ROWS : TALLEST) / Math.max(1, stones - 1));

/**
 * How far the foot of a stack lies below the middle of its cell.
 *
 * @param {Sizes} art
 * @param {number} stones
 */
const footOf = (art, stones) => Math.min(0.2, ((stones - 1) * riseOf(art, stones)) / 2);

/**
 * How much higher the top of a stack is than that of a single stone, in cells.
 *
 * @param {Sizes} art
 * @param {number} stones
 */
export const heightOf = (art, stones) => (stones - 1) * riseOf(art, stones) - footOf(art, stones);

/**
 * The height of the middle of the top of a stack, above the middle of its cell.
 *
 * @param {Sizes} art
 * @param {number} stones
 * @param {number} lift
 */
export const faceOf = (art, stones, lift) => heightOf(art, stones) + sideOf(art, stones) + lift;

/**
 * The height of the side of a stone in a stack.
 *
 * @param {Sizes} art
 * @param {number} stones
 */
const sideOf = (art, stones) => (stones > 1 ? Math.max(riseOf(art, stones), 0.075) : 0.075);

/**
 * The width of the outline of a stone in a stack.
 *
 * @param {Art} art
 */
const lineOf = (art) => atLeast(art, 1, 0.02);

/**
 * Stones on top of each other, each with its own band. The top shows the number of stones that belong to it.
 * A single stone has no number.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {{ tone: Tone; count: number }[]} runs from bottom to top
 * @param {Pose} pose
 */
function drawStones(art, x, y, runs, { lift = 0, isBare }) {
  const bands = runs.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone));
  const rise = riseOf(art, bands.length);
  const side = sideOf(art, bands.length);
  const line = lineOf(art);
  const foot = y + footOf(art, bands.length);
  drawShadow(art, x, foot, STONE.across, lift);
  if (bands.length > 1) darkenBehind(art, x, y, bands.length, lift);
  bands.forEach((tone, at) => drawBand(art, x, foot - at * rise - lift, side, line, stoneOf(art, tone)));
  drawCap(art, x, y, runs, { lift, isBare });
}

/**
 * The top of a stack, and its numbers.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {{ tone: Tone; count: number }[]} runs from bottom to top
 * @param {Pose} pose
 */
function drawCap(art, x, y, runs, { lift = 0, isBare }) {
  const { g } = art;
  const stones = runs.reduce((sum, { count }) => sum + count, 0);
  const cap = runs[runs.length - 1];
  const held = stones - cap.count;
  const top = y - faceOf(art, stones, lift);
  const line = lineOf(art);
  const stone = stoneOf(art, cap.tone);
  apart(g, () => {
    g.translate(x, top);
    g.scale(1, STONE.down / STONE.across);
    drawTop(art, 0, 0, STONE.across, stone);
    stroke(g, stone[3], line);
    drawBevel(art, 0, 0, STONE.across - line * 1.3, line * 1.5, "#ffffffbf", "#00000047");
    drawBevel(art, 0, 0, STONE.across * 0.74, line, "#00000040", "#ffffff73");
  });
  const shift = held > 0 ? 0.05 : 0;
  if (stones > 1) write(art, cap.count, x - shift, top + 0.02, STONE.across * 1.08, 650, stone[4]);
  if (held > 0 && !isBare) drawBadge(art, x, top, held, runs[runs.length - 2].tone);
}

/**
 * Adds the outline of a stack to a path.
 *
 * @param {Art} art
 * @param {Pick<Path2D, "ellipse" | "closePath">} path
 * @param {number} x
 * @param {number} y
 * @param {number} stones
 * @param {number} [away] how far it is from the stack, in cells
 * @param {number} [lift]
 */
export function traceStack(art, path, x, y, stones, away = 0, lift = 0) {
  const [across, down] = [STONE.across + away, STONE.down + away];
  path.ellipse(x, y + footOf(art, stones) - lift, across, down, 0, 0, Math.PI);
  path.ellipse(x, y - faceOf(art, stones, lift), across, down, 0, Math.PI, TURN);
  path.closePath();
}

/**
 * A shadow around the edge of a stack, on everything behind it.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {number} stones
 * @param {number} lift
 */
function darkenBehind(art, x, y, stones, lift) {
  const { g } = art;
  g.beginPath();
  traceStack(art, g, x, y, stones, 0, lift);
  stroke(g, fade("#000000", 0.13), 0.15);
  stroke(g, fade("#000000", 0.26), 0.075);
}

/**
 * The side of a stone.
 *
 * @param {Art} art
 * @param {number} x
 * @param {number} y
 * @param {number} side its height
 * @param {number} line
 * @param {string[]} stone
 */
function drawBand({ g }, x, y, side, line, [lit, shaded, dark, edge]) {
  const { across, down } = STONE;
  g.beginPath();
  g.ellipse(x, y, across, down, 0, 0, Math.PI);
  g.lineTo(x - across, y - side);
  g.ellipse(x, y - side, across, down, 0, Math.PI, 0, true);
  g.closePath();
  fill(g, linear(g, x - across, 0, x + across, 0, mix(shaded, dark, 0.2), [0.3, lit], [1, dark]));
  stroke(g, edge, line);
}

/** Where the number of prisoners is, from the middle of the top of their stack. */
const BESIDE = { x: 0.33, y: 0.19 };

/** @param {Pick<Art, "px">} art */
const badgeRadius = ({ px }) => Math.min(0.235, Math.max(0.19, 6.6 / px));

/**
 * The discs on which a stack has its numbers, around the middle of its cell.
 *
 * @param {Sizes} art
 * @param {StoneRun[]} stack
 * @returns {{ x: number; y: number; across: number; down: number }[]}
 */
export function discsOf(art, stack) {
  const stones = stack.reduce((sum, { count }) => sum + count, 0);
  if (stones < 2) return [];
  const y = -faceOf(art, stones, 0);
  const radius = badgeRadius(art);
  const badge = { x: BESIDE.x, y: y + BESIDE.y, across: radius, down: radius };
  return [{ x: 0, y, ...STONE }, ...(stack.length > 1 ? [badge] : [])];
}

/**
 * The number of prisoners, in their colour, at the right of the top of their stack.
 *
 * @param {Art} art
 * @param {number} x of the middle of the top
 * @param {number} y
 * @param {number} count
 * @param {Tone} tone
 */
function drawBadge(art, x, y, count, tone) {
  const { g, palette } = art;
  const [lit, shaded, , edge, engraving] = stoneOf(art, tone);
  const radius = badgeRadius(art);
  [x, y] = [x + BESIDE.x, y + BESIDE.y];
  drawShadow(art, x, y, radius * 0.95, 0);
  circle(g, x, y, radius);
  fill(g, tone === "black" ? mix(shaded, "#000000", 0.2) : lit);
  stroke(g, palette[tone] === "ebony" ? "#f3e3c2" : edge, atLeast(art, 1.2, 0.024));
  write(art, count, x, y + 0.012, radius * 1.5, 700, engraving);
}

/**
 * How the shapes of single pieces are drawn; lions join when they are loaded.
 *
 * @type {{ [shape: string]: (art: Art, x: number, y: number, tone: Tone, pose: Pose) => void }}
 */
export const SHAPES = { soldier: drawSoldier };

/**
 * Draws a stack around a point, in units.
 *
 * @param {Art} art
 * @param {StoneRun[]} stack from bottom to top
 * @param {number} x
 * @param {number} y
 * @param {[Tone, Tone]} tones the colours of the sides
 * @param {Pose} [pose]
 */
export function drawStack(art, stack, x, y, tones, pose = {}) {
  const top = stack.at(-1);
  if (!top) return;
  const { shape, side } = top;
  if (shape === "stone") drawStones(art, x, y, tonedRuns(stack, tones), pose);
  else SHAPES[shape]?.(art, x, y, tones[side], pose);
}

/**
 * Draws the top of a stack of stones again, with its numbers, above what covers them.
 *
 * @param {Art} art
 * @param {StoneRun[]} stack from bottom to top
 * @param {[Tone, Tone]} tones the colours of the sides
 */
export const drawStackTop = (art, stack, tones) => drawCap(art, 0, 0, tonedRuns(stack, tones), {});

/**
 * @param {StoneRun[]} stack
 * @param {[Tone, Tone]} tones
 */
const tonedRuns = (stack, tones) => stack.map(({ side, count }) => ({ tone: tones[side], count }));
