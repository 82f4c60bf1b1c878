/**
 * Animation: where moving stones are at a given time, and when they are heard. Pure functions, without
 * drawing.
 */

/** @import {Animation} from "../wasm/ergo_wasm.js" */
/** @import {Point} from "./types.js" */

/**
 * Where stones are, how far above the board, how visible, and how much they are squashed by a landing.
 *
 * @typedef {Point & { lift: number; alpha: number; squash: number }} Pose
 */

/**
 * Something to be heard at a time.
 *
 * @typedef {{
 *   at: number;
 *   name: import("../board/types.js").Cue;
 *   detail?: import("../board/types.js").CueDetail;
 * }} TimedCue
 */

/** Milliseconds for a stone to come out of a hand, and to go back into it. */
const DROP = 220;
/** Milliseconds for a step to the next cell. */
const STEP = 180;
/** Milliseconds of a longer slide: its start, each cell, and at most. */
const SLIDE = { start: 90, cell: 45, most: 700 };
/** Milliseconds per cell for stones that pause on each cell. */
const LEG = { hop: 260, sow: 140 };
/** How long a captured stone waits for the jump over it. */
const WAIT = 140;
/** How long a sown stone falls. */
const FALL = 110;
/** How long the ends of a slide take. */
const ENDS = 70;
/** Milliseconds for a lion's mane to open or close. */
export const MANE = 260;

/** How high stones are dropped from, jump and are carried, in cells. */
const HEIGHT = { drop: 0.35, hop: 0.5, sow: 0.3 };

/** The height of a stack that is being sown, in cells. */
export const CARRIED = HEIGHT.sow;

/** How much longer motion takes. */
export const SPEED = { normal: 1, fast: 0.55, slow: 1.7, off: 0 };

/**
 * A cubic Bézier curve as in CSS.
 *
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
function bezier(x1, y1, x2, y2) {
  const at = (/** @type {number} */ t, /** @type {number} */ a, /** @type {number} */ b) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  return (/** @type {number} */ x) => {
    let [low, high] = [0, 1];
    for (let round = 0; round < 20; round++) {
      const middle = (low + high) / 2;
      if (at(middle, x1, x2) < x) low = middle;
      else high = middle;
    }
    return x >= 1 ? 1 : at(low, y1, y2);
  };
}

const stepping = bezier(0.3, 0, 0.2, 1);
const dropping = bezier(0.2, 0.9, 0.3, 1.15);

/**
 * Constant speed with eased ends.
 *
 * @param {number} t from 0 to 1
 * @param {number} share of each end
 * @returns {number}
 */
function sliding(t, share) {
  if (t > 0.5) return 1 - sliding(1 - t, share);
  return t < share ? (t * t) / (2 * share * (1 - share)) : (t - share / 2) / (1 - share);
}

/** @param {number} t from 0 to 1 */
const easing = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** @param {number} value */
const unit = (value) => Math.min(1, Math.max(0, value));

/**
 * How long an animation takes from its own start.
 *
 * @param {Animation} animation
 */
function ownDuration({ path, pace }) {
  const legs = path.length - 1;
  if (legs < 1) return DROP;
  if (pace === "slide") return legs === 1 ? STEP : Math.min(SLIDE.most, SLIDE.start + SLIDE.cell * legs);
  return LEG[pace] * legs + (pace === "sow" ? FALL : 0);
}

/**
 * How long it waits for others before it starts.
 *
 * @param {Animation} animation
 */
export const startTime = ({ delay, pace }) => (pace === "slide" ? 0 : delay * LEG[pace]);

/**
 * When it ends, counted from the start of the first.
 *
 * @param {Animation} animation
 */
export const duration = (animation) => startTime(animation) + ownDuration(animation);

/**
 * @param {Animation} animation
 * @param {number} elapsed milliseconds since the first animation started
 * @param {(cell: number) => Point} spotOf
 * @returns {Pose}
 */
export function pose(animation, elapsed, spotOf) {
  const own = ownDuration(animation);
  const time = Math.min(own, Math.max(0, elapsed - startTime(animation)));
  const legs = animation.path.length - 1;
  if (legs < 1) return dropped(spotOf(animation.path[0]), time / own, animation.hand === "from");
  const { pace } = animation;
  if (pace === "slide") {
    const t = time / own;
    return between(
      animation,
      legs * (legs === 1 ? stepping(t) : sliding(t, Math.min(0.5, ENDS / own))),
      spotOf,
    );
  }
  const way = Math.min(legs, time / LEG[pace]);
  return pace === "sow" ? sown(animation, way, time, spotOf) : hopped(animation, way, spotOf);
}

/**
 * Comes down from above, or goes up.
 *
 * @param {Point} spot
 * @param {number} t
 * @param {boolean} isComing
 * @returns {Pose}
 */
function dropped({ x, y }, t, isComing) {
  if (!isComing) return { x, y, lift: HEIGHT.drop * easing(t), alpha: 1 - easing(t), squash: 0 };
  const done = dropping(t);
  return {
    x,
    y,
    lift: HEIGHT.drop * Math.max(0, 1 - done),
    alpha: unit(t * 4),
    squash: Math.max(0, done - 1),
  };
}

/**
 * @param {Animation} animation
 * @param {number} way in cells of the path
 * @param {(cell: number) => Point} spotOf
 * @returns {Pose}
 */
function between({ path }, way, spotOf) {
  const leg = Math.min(Math.floor(way), path.length - 2);
  const [from, to] = [spotOf(path[leg]), spotOf(path[leg + 1])];
  const part = way - leg;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    lift: 0,
    alpha: 1,
    squash: 0,
  };
}

/**
 * Carried above the board from cell to cell, then falling.
 *
 * @param {Animation} animation
 * @param {number} way
 * @param {number} time
 * @param {(cell: number) => Point} spotOf
 * @returns {Pose}
 */
function sown(animation, way, time, spotOf) {
  const leg = Math.min(Math.floor(way), animation.path.length - 2);
  const fallen = unit((time - LEG.sow * (animation.path.length - 1)) / FALL);
  const lift = HEIGHT.sow * Math.min(easing(unit(time / LEG.sow)), 1 - fallen * fallen);
  return { ...between(animation, leg + easing(way - leg), spotOf), lift };
}

/**
 * In an arc over a stone; the stone slides under the piece that has landed.
 *
 * @param {Animation} animation
 * @param {number} way
 * @param {(cell: number) => Point} spotOf
 * @returns {Pose}
 */
function hopped(animation, way, spotOf) {
  const { path } = animation;
  const leg = Math.min(Math.floor(way), path.length - 2);
  const [from, to] = [spotOf(path[leg]), spotOf(path[leg + 1])];
  const part = way - leg;
  const isJump = Math.hypot(to.x - from.x, to.y - from.y) > 1.5;
  if (isJump)
    return { ...between(animation, leg + easing(part), spotOf), lift: HEIGHT.hop * Math.sin(Math.PI * part) };
  // Coming back, the stone leaves first.
  const wait = leg === 0 ? WAIT / LEG.hop : 0;
  return between(animation, leg + easing(unit((part - wait) / (1 - WAIT / LEG.hop))), spotOf);
}

/**
 * Where a stack is while a move is entered cell by cell: carried on, or jumping.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {boolean} isCarried
 * @param {number} elapsed milliseconds since the last cell was entered
 * @returns {Point & { lift: number }}
 */
export function entering(from, to, isCarried, elapsed) {
  const t = Math.min(1, elapsed / (isCarried ? LEG.sow : LEG.hop));
  const part = easing(t);
  const lift = isCarried ? HEIGHT.sow : HEIGHT.hop * Math.sin(Math.PI * t);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, lift };
}

/**
 * The sounds while stones move, in order.
 *
 * @param {Animation[]} animations
 * @param {boolean} becomesLion whether a soldier turns into a lion where it arrives
 * @returns {TimedCue[]}
 */
export function cuesOf(animations, becomesLion) {
  /** @type {TimedCue[]} */
  const cues = [];
  const captures =
    animations.some(({ pace, delay }) => pace === "hop" && delay > 0) ||
    animations.filter(({ pace }) => pace === "hop").length > 1;
  let sown = 0;
  for (const animation of animations) {
    const { path, pace, hand, stack } = animation;
    const legs = path.length - 1;
    const end = duration(animation);
    const arrival = becomesLion || stack.at(-1)?.shape === "lion" ? "lion" : "drop";
    if (hand === "into") cues.push({ at: startTime(animation), name: "capture" });
    else if (legs < 1) cues.push({ at: end * 0.6, name: arrival });
    else if (pace === "sow") cues.push({ at: end, name: "sow", detail: { step: sown++ } });
    else if (pace === "slide" && legs > 1) cues.push({ at: 0, name: "slide", detail: { duration: end } });
    else if (pace === "slide") cues.push({ at: end * 0.8, name: arrival });
  }
  // The piece that jumps comes last; its captures slide under it.
  const jumper = animations.at(-1);
  if (jumper?.pace === "hop") {
    for (let leg = 0; leg < jumper.path.length - 1; leg++) {
      const isLast = leg === jumper.path.length - 2;
      cues.push({ at: LEG.hop * (leg + (isLast ? 0.9 : 0.5)), name: isLast && captures ? "capture" : "hop" });
    }
  }
  return cues.sort((a, b) => a.at - b.at);
}
