/**
 * How stones are seen to travel: where each is, how large and how opaque, at a moment of its way.
 * Plain arithmetic; drawing is elsewhere.
 */

/** @typedef {import("../wasm/ergo_wasm.js").Travel} Travel */
/** @typedef {import("./layout.js").Point} Point */
/** @typedef {{ point: Point, scale: number, alpha: number }} Pose */

/** Milliseconds for the first cell of the way, for each further one, and at the most. */
const FIRST = 190;
const FURTHER = 32;
const MOST = 720;
/** Milliseconds in which a stone comes out of a hand or goes back. */
const LIFT = 240;
/** Milliseconds in which a stone turns over. */
export const TURN = 180;

/** @param {number} t from 0 to 1 */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** How long a travel takes. @param {Travel} travel */
export function duration(travel) {
  if (travel.path.length < 2) return LIFT;
  return Math.min(MOST, FIRST + FURTHER * (travel.path.length - 2));
}

/**
 * @param {Travel} travel
 * @param {number} elapsed milliseconds since it set out
 * @param {(cell: number) => Point} pointOf
 * @returns {Pose}
 */
export function pose(travel, elapsed, pointOf) {
  const t = Math.min(1, elapsed / duration(travel));
  if (travel.path.length < 2) {
    const lift = travel.hand === "from" ? 1 - ease(t) : ease(t);
    const point = pointOf(travel.path[0]);
    return { point, scale: 1 + 0.35 * lift, alpha: 1 - lift };
  }
  const way = ease(t) * (travel.path.length - 1);
  const at = Math.min(Math.floor(way), travel.path.length - 2);
  const from = pointOf(travel.path[at]);
  const to = pointOf(travel.path[at + 1]);
  const part = way - at;
  const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  return { point, scale: 1 + 0.08 * Math.sin(Math.PI * t), alpha: 1 };
}
