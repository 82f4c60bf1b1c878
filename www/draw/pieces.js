/** Draws the pieces of a view: at rest, on their way, chosen, carried and dragged. */
import { apart, faintly } from "./pen.js";
import { CARRIED, MANE, duration, entering, pose, startTime } from "./motion.js";
import { stamp } from "./stamp.js";
import { drawStack, drawStackTop, heightOf } from "./stones.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Piece} from "../wasm/ergo_wasm.js" */
/** @import {StoneRun} from "../wasm/ergo_wasm.js" */
/** @import {Animation} from "../wasm/ergo_wasm.js" */
/** @import {Stage} from "./types.js" */

/** How far a chosen piece is lifted, in cells, and how long that takes in milliseconds. */
const CHOSEN = 0.07;
const LIFTING = 120;

/** How visible a piece is while it is dragged elsewhere, and beside a row that has won. */
const DRAGGED = 0.3;
const DIMMED = 0.72;

/**
 * Stones that move, and the stacks before them.
 *
 * @typedef {{ animations: Animation[]; before: Piece[] }} Motion
 */

/** @param {StoneRun[]} stack */
const countOf = (stack) => stack.reduce((sum, run) => sum + run.count, 0);

/**
 * The lowest stones of a stack.
 *
 * @param {StoneRun[]} stack
 * @param {number} stones how many
 */
function lowest(stack, stones) {
  let left = stones;
  return stack.flatMap((run) => {
    const count = Math.max(0, Math.min(run.count, left));
    left -= count;
    return count > 0 ? [{ ...run, count }] : [];
  });
}

/**
 * Stones on top of others; equal ones are counted together.
 *
 * @param {StoneRun[]} below
 * @param {StoneRun[]} above
 */
function stacked(below, above) {
  const runs = below.map((run) => ({ ...run }));
  for (const run of above) {
    const top = runs.at(-1);
    if (top && top.side === run.side && top.shape === run.shape) top.count += run.count;
    else runs.push({ ...run });
  }
  return runs;
}

/**
 * The animation of a piece that turns over where it arrives, if it does.
 *
 * @param {Animation[]} animations
 * @param {Piece} piece
 */
const turning = (animations, { cell, stack }) =>
  animations.find(
    ({ path, hand, stack: moving }) =>
      !hand && path.at(-1) === cell && moving.at(-1)?.shape !== stack.at(-1)?.shape,
  );

/**
 * Whether a soldier becomes a lion where it arrives.
 *
 * @param {View} view
 */
export const becomesLion = ({ pieces, animations }) =>
  pieces.some((piece) => piece.stack.at(-1)?.shape === "lion" && turning(animations, piece) !== undefined);

/**
 * The stack on each cell at a given time, including stones that have not started to move and those that have
 * arrived. Stones that move together also form one stack.
 *
 * @param {Stage} stage
 * @param {Motion} motion
 * @param {number} elapsed
 */
export function drawMotion(stage, { animations, before }, elapsed) {
  const { layout } = stage;
  const spotOf = (/** @type {number} */ cell) => layout.spot(cell);
  const resting = new Map(before.map(({ cell, stack }) => [cell, stack]));
  /** @type {Map<string, { stack: StoneRun[]; pose: import("./motion.js").Pose }>} */
  const moving = new Map();
  for (const animation of animations.filter((animation) => elapsed >= startTime(animation))) {
    const { path, stack, hand, pace } = animation;
    const end = path[path.length - 1];
    const from = resting.get(path[0]) ?? [];
    if (hand !== "from") resting.set(path[0], lowest(from, countOf(from) - countOf(stack)));
    const there = resting.get(end) ?? [];
    if (elapsed < duration(animation)) {
      const now = pose(animation, elapsed, spotOf);
      // A sown stone falls onto the stones that are there.
      if (pace === "sow" && now.lift < CARRIED)
        now.lift = Math.max(now.lift, heightOf(stage, countOf(there) + 1));
      const place = [now.x, now.y, now.lift].map((value) => value.toFixed(2)).join(" ");
      moving.set(place, { stack: stacked(moving.get(place)?.stack ?? [], stack), pose: now });
    } else if (hand !== "into") resting.set(end, stacked(there, stack));
  }
  const atRest = [...resting].map(([cell, stack]) => ({ cell, stack }));
  for (const { cell, stack } of layout.farFirst(atRest)) rest(stage, stack, cell);
  drawTops(stage, atRest);
  for (const { stack, pose } of moving.values()) draw(stage, stack, pose, pose);
}

/**
 * The pieces of the view.
 *
 * @param {Stage} stage
 * @param {Animation[]} animations those that brought the position about
 * @param {number} landed milliseconds since everything arrived
 * @param {number} chosen milliseconds since the piece was chosen
 * @returns {Piece[]} those whose tops are to be drawn above the marks
 */
export function drawPieces(stage, animations, landed, chosen) {
  const { view, layout, touch } = stage;
  const { entry, outcome, carried } = view;
  const row = outcome && outcome.reason === "five" ? outcome.cells : undefined;
  /** @type {Piece[]} */
  const resting = [];
  for (const piece of layout.farFirst(view.pieces)) {
    const { cell } = piece;
    if (cell === carried) continue;
    const isChosen =
      touch.active && entry.length > 0 && cell === entry[entry.length - 1] && carried === undefined;
    const lift = isChosen ? CHOSEN * Math.min(1, chosen / LIFTING) : 0;
    if (isChosen && entry.length > 1) {
      const now = entering(layout.spot(entry[entry.length - 2]), layout.spot(cell), false, chosen);
      draw(stage, piece.stack, now, { lift: Math.max(lift, now.lift) });
      continue;
    }
    const arrived = landed < MANE ? turning(animations, piece) : undefined;
    const alpha = touch.dragged?.cell === cell ? DRAGGED : row && !row.includes(cell) ? DIMMED : 1;
    faintly(stage.g, alpha, () => {
      if (arrived) drawTurning(stage, arrived.stack, piece, landed / MANE);
      else if (lift > 0) draw(stage, piece.stack, layout.spot(cell), { lift });
      else rest(stage, piece.stack, cell);
    });
    if (lift === 0 && alpha === 1) resting.push(piece);
  }
  const inHand = view.pieces.find(({ cell }) => cell === carried);
  if (!inHand || touch.dragged?.cell === carried) return resting;
  // The carried stack is above the others.
  drawTops(stage, resting);
  const [from, to] = entry.slice(-2).map((cell) => layout.spot(cell));
  const now = entering(from, to, true, chosen);
  draw(stage, inHand.stack, now, now);
  return [];
}

/**
 * A piece that becomes another: the mane of a lion opens petal by petal, or closes.
 *
 * @param {Stage} stage
 * @param {StoneRun[]} old
 * @param {Piece} piece
 * @param {number} t from 0 to 1
 */
function drawTurning(stage, old, { cell, stack }, t) {
  const { x, y } = stage.layout.spot(cell);
  const opens = stack.at(-1)?.shape === "lion";
  const [lion, other] = opens ? [stack, old] : [old, stack];
  const open = opens ? t : 1 - t;
  drawStack(stage, other, x, y, stage.view.tones);
  if (open > 0.05) drawStack(stage, lion, x, y, stage.view.tones, { mane: open });
}

/**
 * The piece under the pointer.
 *
 * @param {Stage} stage
 */
export function drawDragged(stage) {
  const { touch, view, layout } = stage;
  const piece = view.pieces.find(({ cell }) => cell === touch.dragged?.cell);
  if (touch.dragged && piece) draw(stage, piece.stack, layout.toUnits(touch.dragged.point), { lift: 0.12 });
}

/**
 * A piece that does not move.
 *
 * @param {Stage} stage
 * @param {StoneRun[]} stack
 * @param {number} cell
 */
function rest(stage, stack, cell) {
  const { tones } = stage.view;
  if (stack.length > 0)
    stamp(stage, JSON.stringify([stack, tones]), stage.layout.spot(cell), (art) =>
      drawStack(art, stack, 0, 0, tones, { isBare: true }),
    );
}

/**
 * The tops of stacks that do not move, again: neither another stack nor a mark hides their numbers.
 *
 * @param {Stage} stage
 * @param {Pick<Piece, "cell" | "stack">[]} pieces
 */
export function drawTops(stage, pieces) {
  const { layout, view } = stage;
  for (const { cell, stack } of pieces) {
    if (countOf(stack) < 2) continue;
    const key = `top ${JSON.stringify([stack, view.tones])}`;
    stamp(stage, key, layout.spot(cell), (art) => drawStackTop(art, stack, view.tones));
  }
}

/**
 * @param {Stage} stage
 * @param {StoneRun[]} stack
 * @param {import("./types.js").Point} at
 * @param {{ lift: number; alpha?: number; squash?: number }} [pose]
 */
function draw(stage, stack, { x, y }, { lift, alpha = 1, squash = 0 } = { lift: 0 }) {
  const { g, view } = stage;
  faintly(g, alpha, () =>
    apart(g, () => {
      g.translate(x, y);
      // It is squashed towards its foot.
      g.translate(0, 0.4 * squash);
      g.scale(1 + squash / 2, 1 - squash);
      drawStack(stage, stack, 0, 0, view.tones, { lift });
    }),
  );
}
