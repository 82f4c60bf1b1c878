/** The drawing of the end of a game: a golden bar along the winning row, and flecks of gold for the winner. */
import { TURN, apart, circle, fill, random, stroke, trace } from "./pen.js";

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
 * The golden bar under a winning row.
 *
 * @param {Stage} stage
 * @param {number} elapsed milliseconds since the game ended; negative while it goes on
 */
export function drawBar({ g, layout, px, view }, elapsed) {
  if (elapsed < 0 || view.outcome?.reason !== "five") return;
  const { cells } = view.outcome;
  const grown = 1 - (1 - Math.min(1, elapsed / GROWTH)) ** 3;
  for (const [from, to] of linesOf(cells.map((cell) => layout.spot(cell)))) {
    const end = { x: from.x + (to.x - from.x) * grown, y: from.y + (to.y - from.y) * grown };
    trace(g, [from, end]);
    apart(g, () => {
      g.lineCap = "round";
      apart(g, () => {
        Object.assign(g, { shadowColor: "#ffcd50f2", shadowBlur: 0.5 * px * devicePixelRatio });
        stroke(g, "#ffd766", 0.93);
      });
      stroke(g, "#fff3c4", 0.82);
      stroke(g, "#f0b92f", 0.74);
    });
  }
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
