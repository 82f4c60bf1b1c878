/** Draws what explains a position: who owns what after the captures, threats and what parries them, and gaps. */
import { atLeast, circle, faintly, fill, stroke, write } from "./pen.js";
import { drawBadge, drawRing, outline, strokeTwice } from "./marks.js";
import { drawStack, stoneOf } from "./stones.js";

/** @import {ShownFact} from "./types.js" */
/** @import {Stage} from "./types.js" */
/** @import {Tone} from "../wasm/ergo_wasm.js" */

/**
 * @param {number[]} cells
 * @param {(cell: number) => void} draw
 */
const each = (cells, draw) => cells.forEach(draw);

/**
 * How the facts of each kind are drawn.
 *
 * @type {Record<ShownFact["code"], (stage: Stage, fact: ShownFact) => void>}
 */
const DRAWINGS = {
  five: (stage, fact) => drawThreat(stage, fact, "5"),
  four: (stage, fact) => drawThreat(stage, fact, "4"),
  captures: (stage, { cells }) => each(cells, (cell) => drawRing(stage, cell, stage.palette.corner)),
  stays: (stage, { cells, tone }) => each(cells, (cell) => drawOwner(stage, cell, tone, false)),
  turns: (stage, { cells, tone }) => each(cells, (cell) => drawOwner(stage, cell, tone, true)),
  arrives: (stage, { cells, tone }) => each(cells, (cell) => drawArrival(stage, cell, tone)),
  leaves: (stage, { cells }) => each(cells, (cell) => drawSign(stage, cell, "×", stage.palette.alert)),
  depends: (stage, { cells }) => each(cells, (cell) => drawSign(stage, cell, "?", stage.palette.target)),
  unclear: () => {},
  stack: drawGaps,
  city: drawGaps,
};

/**
 * @param {Stage} stage
 * @param {ShownFact} fact
 */
export function drawFact(stage, fact) {
  DRAWINGS[fact.code](stage, fact);
}

/** Where the owner of a stack is shown, from the middle of its cell: at its foot, where no number is. */
const FOOT = { x: -0.29, y: 0.27 };

/**
 * The colour of the owner, at the foot of a stack.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @param {Tone} tone
 * @param {boolean} isOther whether another player owns it now
 */
function drawOwner(stage, cell, tone, isOther) {
  const { x, y } = stage.layout.spot(cell);
  if (isOther) strokeTwice(stage, stage.palette.target, atLeast(stage, 2.4, 0.06), outline(stage, cell));
  drawToken(stage, x + FOOT.x, y + FOOT.y, tone, isOther ? atLeast(stage, 6, 0.19) : atLeast(stage, 4, 0.1));
}

/**
 * A small disc in the colour of a player.
 *
 * @param {Stage} stage
 * @param {number} x
 * @param {number} y
 * @param {Tone} tone
 * @param {number} radius
 */
function drawToken(stage, x, y, tone, radius) {
  const { g, palette } = stage;
  const [lit, shaded] = stoneOf(stage, tone);
  circle(g, x, y, radius);
  stroke(g, palette.rim, atLeast(stage, 4, 0.1));
  stroke(g, palette.target, atLeast(stage, 2.4, 0.06));
  fill(g, tone === "white" ? lit : shaded);
}

/**
 * The stack that lands on a cell.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @param {Tone} tone
 */
function drawArrival(stage, cell, tone) {
  const { x, y } = stage.layout.spot(cell);
  const side = /** @type {0 | 1} */ (stage.view.tones.indexOf(tone));
  const stone = /** @type {const} */ ({ side, shape: "stone", count: 1 });
  faintly(stage.g, 0.5, () => drawStack(stage, [stone], x, y, stage.view.tones));
  drawOwner(stage, cell, tone, true);
}

/**
 * A sign at the foot of a stack.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @param {string} text
 * @param {string} colour
 */
function drawSign(stage, cell, text, colour) {
  const { palette } = stage;
  const ink = colour === palette.target ? palette.onTarget : palette.isDark ? "#2a0d06" : "#ffffff";
  drawBadge(stage, cell, text, FOOT, colour, ink);
}

/**
 * How many in a row a side makes on a cell, and a diamond around each cell that parries it.
 *
 * @param {Stage} stage
 * @param {ShownFact} fact
 * @param {string} text
 */
function drawThreat(stage, { cells, answers, tone }, text) {
  const { layout, palette } = stage;
  for (const cell of answers) {
    const { x, y } = layout.spot(cell);
    const path = new Path2D();
    for (const [across, down] of [
      [0, -0.44],
      [0.44, 0],
      [0, 0.44],
      [-0.44, 0],
    ])
      path.lineTo(x + across, y + down);
    path.closePath();
    strokeTwice(stage, palette.target, atLeast(stage, 2.2, 0.055), path);
  }
  for (const cell of cells) {
    const { x, y } = layout.spot(cell);
    const radius = atLeast(stage, 8, 0.24);
    drawToken(stage, x, y, tone, radius);
    const [, , , , ink] = stoneOf(stage, tone);
    write(stage, text, x, y + 0.015, 1.45 * radius, 700, ink);
  }
}

/** From how many gaps on nothing is in danger for now. */
const SAFE = 3;

/** How far toward a gap its mark is. */
const TOWARD = 0.68;

/**
 * An opening toward each gap around a stack or a city, an exclamation mark at the last one, and a frame where
 * none is left.
 *
 * @param {Stage} stage
 * @param {ShownFact} fact
 */
function drawGaps(stage, { code, cells: [cell], answers }) {
  const { g, layout, palette } = stage;
  const { x, y } = layout.spot(cell);
  if (answers.length === 0)
    strokeTwice(stage, palette.alert, atLeast(stage, 2.4, 0.06), outline(stage, cell));
  for (const gap of answers) {
    const to = layout.spot(gap);
    const isSafe = answers.length >= SAFE && code === "stack";
    // On the side of the gap, where no stack stands.
    const toward = { x: (to.x - x) * TOWARD, y: (to.y - y) * TOWARD };
    if (answers.length === 1) {
      drawBadge(stage, cell, "!", toward, palette.alert, palette.isDark ? "#2a0d06" : "#ffffff");
      continue;
    }
    circle(g, x + toward.x, y + toward.y, isSafe ? atLeast(stage, 2, 0.055) : atLeast(stage, 4, 0.105));
    stroke(g, palette.rim, atLeast(stage, 3.4, 0.085));
    stroke(g, palette.target, atLeast(stage, 1.6, 0.045));
    fill(g, isSafe ? palette.target : palette.rim);
  }
}
