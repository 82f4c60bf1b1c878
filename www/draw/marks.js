/**
 * Draws highlights: the last move, the chosen piece, where it can go, and what a move takes. Colour is never
 * alone: each mark has its own shape.
 */
import { apart, atLeast, circle, fade, faintly, fill, pen, rounded, stroke, trace, write } from "./pen.js";
import { drawStack, faceOf, traceStack } from "./stones.js";

/** @import {Stage} from "./types.js" */
/** @import {Point} from "./types.js" */

/** @param {Stage} stage */
export function drawMarks(stage) {
  const { view, touch, layout } = stage;
  const { entry } = view;
  drawLast(stage);
  if (entry.length === 0 && touch.active) drawHover(stage);
  if (touch.active && entry.length === 1) drawRoad(stage);
  for (const { cell, kind } of view.marks) {
    if (kind === "must") drawRing(stage, cell, stage.palette.corner);
  }
  if (entry.length > 0)
    drawChosen(
      stage,
      view.carried === undefined ? entry[entry.length - 1] : entry[0],
      view.carried !== undefined,
    );
  if (entry.length > 1)
    drawTrack(
      stage,
      entry.map((cell) => layout.spot(cell)),
    );
  if (touch.active && entry.length > 0 && stage.hasTargets) drawTargets(stage);
}

/**
 * The marks above the pieces, of which the tops of stacks are drawn again.
 *
 * @param {Stage} stage
 */
export function drawMarksAbove(stage) {
  const { view, touch } = stage;
  for (const { cell, kind } of view.marks) {
    if (kind === "forbidden") drawCross(stage, cell);
    else if (kind === "captures") drawDiamond(stage, cell);
    else if (kind === "wrong") drawRing(stage, cell, stage.palette.alert);
    else if (isTaking(kind)) drawDashedRing(stage, cell);
  }
  if (touch.pending !== undefined) drawPending(stage, touch.pending);
}

/**
 * The signs beside the numbers of stacks, above everything else.
 *
 * @param {Stage} stage
 */
export function drawSigns(stage) {
  const { view, palette, touch } = stage;
  const onAlert = palette.isDark ? "#2a0d06" : "#ffffff";
  let taken = 0;
  for (const { cell, kind } of view.marks) {
    /**
     * @param {string} text
     * @param {string} colour
     * @param {string} ink
     */
    const sign = (text, colour, ink) => drawBadge(stage, cell, text, cornerOf(stage, cell), colour, ink);
    if (kind === "taken")
      drawBadge(stage, cell, String(++taken), besideStack(stage, cell), palette.rim, palette.target);
    else if (kind === "sown") sign("+1", palette.target, palette.onTarget);
    else if (kind === "wrong") sign("!", palette.alert, onAlert);
    else if (isTaking(kind)) sign("×", palette.alert, onAlert);
  }
  if (touch.pending !== undefined) drawCheck(stage, touch.pending);
}

/**
 * Whether a mark is on something that the move would take.
 *
 * @param {import("../wasm/ergo_wasm.js").MarkKind} kind
 */
const isTaking = (kind) => kind === "captured" || kind === "city-falls";

/**
 * The whole cell in a colour.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @param {string} colour
 */
function tint({ g, layout }, cell, colour) {
  const { x, y } = layout.spot(cell);
  if (layout.board.slab) {
    circle(g, x, y, 0.47);
    fill(g, colour);
  } else fill(g, colour, rounded(x - 0.48, y - 0.48, 0.96, 0.96, 0.1));
}

/**
 * How many stones a cell has; 0 if there is another piece, or none.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function stonesOn({ view }, cell) {
  const stack = view.pieces.find((piece) => piece.cell === cell)?.stack ?? [];
  return stack.at(-1)?.shape === "stone" ? stack.reduce((sum, { count }) => sum + count, 0) : 0;
}

/**
 * A place beside the middle of a cell: at its upper corner, or that of the stack on it, where no number is.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @returns {Point}
 */
function cornerOf(stage, cell) {
  const stones = stonesOn(stage, cell);
  return stones > 0 ? { x: 0.36, y: -0.26 - faceOf(stage, stones, 0) } : { x: 0.33, y: -0.33 };
}

export const MIDDLE = { x: 0, y: 0 };

/**
 * The middle of a cell, unless there is a stack.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
const besideStack = (stage, cell) => (stonesOn(stage, cell) > 0 ? cornerOf(stage, cell) : MIDDLE);

/**
 * A ring around a cell, or around the whole stack on it.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function ringAround(stage, cell) {
  const { x, y } = stage.layout.spot(cell);
  const stones = stonesOn(stage, cell);
  const path = new pen.Path();
  if (stones > 1) traceStack(stage, path, x, y, stones, 0.08);
  else path.arc(x, y, 0.465, 0, 7);
  return path;
}

/**
 * The frame of a cell.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
export function outline(stage, cell) {
  const { layout } = stage;
  if (layout.board.slab) return ringAround(stage, cell);
  const { x, y } = layout.spot(cell);
  return rounded(x - 0.465, y - 0.465, 0.93, 0.93, 0.13);
}

/**
 * A line with a rim, so that it shows on every ground.
 *
 * @param {Stage} stage
 * @param {string} colour
 * @param {number} width
 * @param {Path2D} [path]
 */
export function strokeTwice({ g, palette, px }, colour, width, path) {
  g.lineJoin = g.lineCap = "round";
  stroke(g, palette.rim, Math.max(width * 1.75, width + 1.8 / px), path);
  stroke(g, colour, width, path);
}

/**
 * Amber where the last move ended, and amber corners where it came from.
 *
 * @param {Stage} stage
 */
function drawLast(stage) {
  const { g, layout, palette, view } = stage;
  const { last, outcome } = view;
  // The cells that decided the game say more.
  if (outcome?.cells.length) return;
  last.forEach((cell, at) =>
    tint(stage, cell, fade(palette.last, palette.lastAlpha * (at === last.length - 1 ? 1 : 0.45))),
  );
  if (last.length < 2) return;
  const { x, y } = layout.spot(last[0]);
  const [half, arm] = [0.42, 0.2];
  g.lineCap = g.lineJoin = "round";
  if (layout.board.slab) {
    apart(g, () => {
      g.setLineDash([0.12, 0.12]);
      circle(g, x, y, half);
      stroke(g, palette.corner, atLeast(stage, 2, 0.05));
    });
    return;
  }
  g.beginPath();
  for (const across of [-half, half]) {
    for (const down of [-half, half]) {
      g.moveTo(x + across, y + down - Math.sign(down) * arm);
      g.lineTo(x + across, y + down);
      g.lineTo(x + across - Math.sign(across) * arm, y + down);
    }
  }
  stroke(g, palette.corner, atLeast(stage, 2, 0.05));
}

/**
 * @param {Stage} stage
 * @param {number} cell
 * @param {boolean} isEmptied whether only the tint is left there
 */
function drawChosen(stage, cell, isEmptied) {
  const { palette } = stage;
  tint(stage, cell, fade(palette.target, palette.isDark ? 0.3 : 0.4));
  if (!isEmptied) strokeTwice(stage, palette.target, atLeast(stage, 2.4, 0.058), outline(stage, cell));
}

/**
 * A lit road through the cells of the ring that can be reached.
 *
 * @param {Stage} stage
 */
function drawRoad(stage) {
  const { g, layout, view, palette } = stage;
  const [origin] = view.entry;
  const reached = new Set([origin, ...view.steps.map(({ cell }) => cell)]);
  const isRoad = (/** @type {import("../wasm/ergo_wasm.js").CellLayout | undefined} */ field) =>
    field?.ground === "ring" && reached.has(field.cell);
  const road = new pen.Path();
  for (const field of layout.fields.values()) {
    for (const { cell } of field.neighbours) {
      // Each pair once.
      if (cell < field.cell || !isRoad(field) || !isRoad(layout.fields.get(cell))) continue;
      const [from, to] = [layout.spot(field.cell), layout.spot(cell)];
      road.moveTo(from.x, from.y);
      road.lineTo(to.x, to.y);
    }
  }
  const { x, y } = layout.spot(origin);
  apart(g, () => {
    let reach = 1;
    while (reach < 20 && stage.shown(reach) > 0) reach++;
    circle(g, x, y, reach);
    g.clip();
    g.lineCap = g.lineJoin = "round";
    const layers = /** @type {[number, string][]} */ (
      palette.isDark
        ? [
            [0.44, fade(palette.target, 0.13)],
            [0.34, fade(palette.target, 0.2)],
          ]
        : [
            [0.5, palette.isFlat ? "#00000000" : "#ffecc42e"],
            [0.38, palette.isFlat ? fade(palette.target, 0.18) : "#fff0ce75"],
          ]
    );
    for (const [width, colour] of layers) stroke(g, colour, width, road);
  });
}

/**
 * The cells that may come next: dots, small ones on the road, and frames around what is there.
 *
 * @param {Stage} stage
 */
function drawTargets(stage) {
  const { g, layout, palette, view, touch } = stage;
  const origin = view.entry[view.entry.length - 1];
  const from = layout.spot(origin);
  const occupied = new Set(view.pieces.map(({ cell }) => cell));
  const isOnRing = layout.fields.get(origin)?.ground === "ring";
  for (const { cell, slides } of view.steps) {
    const { x, y } = layout.spot(cell);
    const isHovered = cell === touch.hovered;
    const isOnRoad = isOnRing && layout.fields.get(cell)?.ground === "ring";
    const isJump = !slides && !isOnRoad && Math.hypot(x - from.x, y - from.y) > 1.5;
    faintly(g, stage.shown(Math.hypot(x - from.x, y - from.y)), () => {
      if (isJump) drawAhead(stage, from, { x, y });
      if (occupied.has(cell))
        strokeTwice(
          stage,
          palette.target,
          atLeast(stage, isHovered ? 3.4 : 2.2, isHovered ? 0.085 : 0.056),
          outline(stage, cell),
        );
      else if (isOnRoad) drawDot(stage, x, y, isHovered ? 0.2 : 0.085, isHovered);
      else drawDot(stage, x, y, isHovered || isJump ? 0.21 : 0.135, true);
    });
  }
}

/**
 * @param {Stage} stage
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {boolean} hasRim
 */
function drawDot(stage, x, y, radius, hasRim) {
  const { g, palette } = stage;
  circle(g, x, y, radius);
  fill(g, palette.target);
  if (hasRim) stroke(g, palette.rim, atLeast(stage, 1.6, 0.042));
}

/**
 * The path of the move being entered.
 *
 * @param {Stage} stage
 * @param {Point[]} points
 */
function drawTrack(stage, points) {
  trace(stage.g, points);
  strokeTwice(stage, stage.palette.target, 0.085);
}

/**
 * A dotted path to a cell.
 *
 * @param {Stage} stage
 * @param {Point} from
 * @param {Point} to
 */
function drawAhead(stage, from, to) {
  const { g, palette } = stage;
  apart(g, () => {
    g.setLineDash([0.01, 0.2]);
    g.lineCap = "round";
    trace(g, [from, to]);
    stroke(g, palette.rim, 0.17);
    stroke(g, palette.target, 0.1);
  });
}

/**
 * A piece that can move is outlined; where one can be dropped, its ghost appears.
 *
 * @param {Stage} stage
 */
function drawHover(stage) {
  const { g, view, touch, layout, palette } = stage;
  const step = view.steps.find(({ cell }) => cell === touch.hovered);
  if (!step) return;
  if (view.pieces.some(({ cell }) => cell === step.cell)) {
    faintly(g, 0.6, () =>
      strokeTwice(stage, palette.target, atLeast(stage, 2, 0.05), outline(stage, step.cell)),
    );
  } else if (step.ghost) drawGhost(stage, step.ghost, layout.spot(step.cell));
}

/**
 * @param {Stage} stage
 * @param {import("../wasm/ergo_wasm.js").StoneRun} stone
 * @param {Point} spot
 */
function drawGhost(stage, stone, { x, y }) {
  faintly(stage.g, 0.45, () => drawStack(stage, [stone], x, y, stage.view.tones));
}

/**
 * A move that waits for a second tap: its piece, in a frame.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function drawPending(stage, cell) {
  const { view, layout, palette } = stage;
  const ghost = view.steps.find((step) => step.cell === cell)?.ghost;
  if (ghost) drawGhost(stage, ghost, layout.spot(cell));
  strokeTwice(stage, palette.target, atLeast(stage, 2.4, 0.06), outline(stage, cell));
}

/**
 * A check mark on a move that waits for a second tap.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function drawCheck(stage, cell) {
  const { g, layout, palette } = stage;
  const [spot, beside] = [layout.spot(cell), besideStack(stage, cell)];
  const [x, y] = [spot.x + beside.x, spot.y + beside.y];
  drawDot(stage, x, y, 0.26, true);
  trace(g, [
    { x: x - 0.11, y: y + 0.01 },
    { x: x - 0.03, y: y + 0.09 },
    { x: x + 0.12, y: y - 0.09 },
  ]);
  stroke(g, palette.onTarget, 0.06);
}

/**
 * A ring around a piece.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @param {string} colour
 */
export const drawRing = (stage, cell, colour) =>
  strokeTwice(stage, colour, atLeast(stage, 2.6, 0.062), ringAround(stage, cell));

/**
 * A cell that is closed.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function drawCross(stage, cell) {
  const { x, y } = stage.layout.spot(cell);
  const arm = 0.12;
  const path = new pen.Path(
    `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`,
  );
  strokeTwice(stage, stage.palette.alert, atLeast(stage, 2, 0.06), path);
}

/**
 * A cell from which the last stone captures.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function drawDiamond(stage, cell) {
  const { g, palette } = stage;
  const { x, y } = stage.layout.spot(cell);
  const path = new pen.Path(`M${x} ${y - 0.2}L${x + 0.2} ${y}L${x} ${y + 0.2}L${x - 0.2} ${y}Z`);
  fill(g, palette.target, path);
  stroke(g, palette.rim, atLeast(stage, 1.6, 0.042), path);
}

/**
 * A ring around something that the move would take.
 *
 * @param {Stage} stage
 * @param {number} cell
 */
function drawDashedRing(stage, cell) {
  apart(stage.g, () => {
    stage.g.setLineDash([0.2, 0.13]);
    drawRing(stage, cell, stage.palette.alert);
  });
}

/**
 * A text on a small disc, beside the middle of a cell.
 *
 * @param {Stage} stage
 * @param {number} cell
 * @param {string} text
 * @param {Point} beside
 * @param {string} colour
 * @param {string} ink
 */
export function drawBadge(stage, cell, text, beside, colour, ink) {
  const { g, layout, palette } = stage;
  const spot = layout.spot(cell);
  const radius = atLeast(stage, 6, 0.165);
  const [x, y] = [spot.x + beside.x, spot.y + beside.y];
  circle(g, x, y, radius);
  fill(g, colour);
  stroke(g, colour === palette.rim ? palette.target : palette.rim, atLeast(stage, 1.5, 0.04));
  write(stage, text, x, y + 0.015, radius * 1.3, 700, ink);
}
