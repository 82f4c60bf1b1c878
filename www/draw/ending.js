/** The drawing of the end of a game: gold under the cells that decided it, and flecks of gold for the winner. */
import { TURN, apart, circle, fill, random, rounded, stroke, trace } from "./pen.js";

/** @import {Stage} from "./types.js" */
/** @import {Point} from "./types.js" */

/** How long the bar grows, and how long the flecks fall, in milliseconds. */
export const GROWTH = 420;
const FLECKS = 1400;

const COUNT = 46;
const COLOURS = ["#ffd766", "#f0b92f", "#fff3c4", "#d98a2b", "#7fd1b4"];

/**
 * The straight lines of at least five that some cells form, as their two ends.
 *
 * @param {Point[]} spots
 */
export function linesOf(spots) {
  const key = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${Math.round(x * 2)} ${Math.round(y * 2)}`;
  const all = new Set(spots.map(({ x, y }) => key(x, y)));
  return spots.flatMap((start) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].flatMap(([dx, dy]) => {
      if (all.has(key(start.x - dx, start.y - dy))) return [];
      let length = 1;
      while (all.has(key(start.x + dx * length, start.y + dy * length))) length++;
      return length < 5 ? [] : [[start, { x: start.x + dx * (length - 1), y: start.y + dy * (length - 1) }]];
    }),
  );
}

/**
 * Gold under the cells that decided the game: a bar along a winning row, or the cells around a city that has
 * fallen.
 *
 * @param {Stage} stage
 * @param {number} elapsed milliseconds since the game ended; negative while it goes on
 */
export function drawVictory(stage, elapsed) {
  const { outcome } = stage.view;
  if (elapsed < 0 || !outcome) return;
  const spots = outcome.cells.map((cell) => stage.layout.spot(cell));
  const grown = 1 - (1 - Math.min(1, elapsed / GROWTH)) ** 3;
  if (outcome.reason !== "five") return drawPlates(stage, spots, grown);
  for (const [from, to] of linesOf(spots)) drawBar(stage, from, to, grown);
}

/** The light around gold. */
const glow = (/** @type {Stage} */ { px }) => ({
  shadowColor: "#ffcd50f2",
  shadowBlur: 0.5 * px * devicePixelRatio,
});

/**
 * The golden bar under a winning row.
 *
 * @param {Stage} stage
 * @param {Point} from
 * @param {Point} to
 * @param {number} grown from 0 to 1
 */
function drawBar(stage, from, to, grown) {
  const { g } = stage;
  trace(g, [from, { x: from.x + (to.x - from.x) * grown, y: from.y + (to.y - from.y) * grown }]);
  apart(g, () => {
    g.lineCap = "round";
    apart(g, () => {
      Object.assign(g, glow(stage));
      stroke(g, "#ffd766", 0.93);
    });
    stroke(g, "#fff3c4", 0.82);
    stroke(g, "#f0b92f", 0.74);
  });
}

/**
 * A golden plate on each of some cells.
 *
 * @param {Stage} stage
 * @param {Point[]} spots
 * @param {number} grown from 0 to 1
 */
function drawPlates(stage, spots, grown) {
  const { g } = stage;
  for (const { x, y } of spots) {
    const side = 0.94 * grown;
    const plate = rounded(x - side / 2, y - side / 2, side, side, 0.12 * grown);
    apart(g, () => {
      Object.assign(g, glow(stage));
      fill(g, "#f0b92f", plate);
    });
    stroke(g, "#fff3c4", 0.05, plate);
  }
}

/**
 * A golden frame around a city that has fallen.
 *
 * @param {Stage} stage
 * @param {Point} spot
 */
export function drawFrame({ g }, { x, y }) {
  const frame = rounded(x - 0.5, y - 0.5, 1, 1, 0.1);
  stroke(g, "#5a3415", 0.12, frame);
  stroke(g, "#ffd766", 0.08, frame);
}

/**
 * Flecks that fall over the board.
 *
 * @param {Stage} stage
 * @param {number} elapsed milliseconds since they began
 */
export function drawFlecks({ g, layout }, elapsed) {
  const next = random(42);
  const { width, height } = layout.outer;
  for (let at = 0; at < COUNT; at++) {
    const [x, start, speed, size, turn, sway] = Array.from({ length: 6 }, next);
    const t = elapsed / FLECKS - start * 0.25;
    const done = t * (0.75 + 0.5 * speed);
    if (done < 0 || done > 1) continue;
    apart(g, () => {
      g.translate(width * x + Math.sin(TURN * (sway + done)) * 0.35, (height + 1) * done ** 1.4 - 0.5);
      g.rotate(TURN * (turn + done * 1.5));
      // They turn in the air, and fade out at the end.
      g.scale(1, 0.2 + 0.3 * Math.abs(Math.cos(TURN * (done * 2 + sway))));
      g.globalAlpha = Math.min(1, (1 - done) * 4);
      circle(g, 0, 0, 0.07 + 0.09 * size);
      fill(g, COLOURS[at % COLOURS.length]);
    });
  }
}
