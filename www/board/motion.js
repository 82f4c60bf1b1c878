/**
 * Animation: the position, size and opacity of moving stones at a given time. Pure functions, without
 * drawing.
 */

/** @typedef {import("../wasm/ergo_wasm.js").Animation} Animation */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {{ point: Point, scale: number, alpha: number }} Pose */

/** The duration of a slide in milliseconds: first cell, each further cell, and maximum. */
const FIRST = 190;
const FURTHER = 32;
const MOST = 720;
/** Milliseconds per cell for stones that pause on each cell. */
const LEG = { hop: 260, sow: 130 };
/** Milliseconds for a stone to leave a hand or return to it. */
const LIFT = 240;
/** Milliseconds for a stone to turn over. */
export const TURN = 180;

/** @param {number} t from 0 to 1 */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** How long an animation takes from its own start. @param {Animation} animation */
function ownDuration({ path, pace }) {
  const legs = path.length - 1;
  if (legs < 1) return LIFT;
  return pace === "slide" ? Math.min(MOST, FIRST + FURTHER * (legs - 1)) : LEG[pace] * legs;
}

/** How long it waits for others before it starts. @param {Animation} animation */
export const startTime = ({ delay, pace }) => (pace === "slide" ? 0 : delay * LEG[pace]);

/** When it ends, counted from the start of the first. @param {Animation} animation */
export const duration = (animation) => startTime(animation) + ownDuration(animation);

/**
 * @param {Animation} animation
 * @param {number} elapsed milliseconds since the first animation started
 * @param {(cell: number) => Point} pointOf
 * @returns {Pose}
 */
export function pose(animation, elapsed, pointOf) {
  const t = Math.min(1, Math.max(0, elapsed - startTime(animation)) / ownDuration(animation));
  const legs = animation.path.length - 1;
  if (legs < 1) {
    const lift = animation.hand === "from" ? 1 - ease(t) : ease(t);
    return { point: pointOf(animation.path[0]), scale: 1 + 0.35 * lift, alpha: 1 - lift };
  }
  const way = (animation.pace === "slide" ? ease(t) : t) * legs;
  const leg = Math.min(Math.floor(way), legs - 1);
  const part = animation.pace === "slide" ? way - leg : ease(way - leg);
  const from = pointOf(animation.path[leg]);
  const to = pointOf(animation.path[leg + 1]);
  const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const lift = animation.pace === "slide" ? Math.sin(Math.PI * t) : Math.sin(Math.PI * part);
  return { point, scale: 1 + 0.08 * lift, alpha: 1 };
}
