/**
 * Draws highlights: the last move, the selection, its targets, the winning row.
 */
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {import("./surface.js").Touch} Touch */
/** @typedef {CanvasRenderingContext2D} Context */

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {View} view @param {Touch} touch */
export function drawMarks(ctx, layout, palette, view, touch) {
  for (const cell of view.last) drawLast(ctx, layout, palette, cell);
  for (const { cell, kind } of view.marks) drawMark(ctx, layout, palette, cell, kind);
  for (const cell of view.entry) outline(ctx, layout, palette, cell);
  drawWay(ctx, layout, palette, view.entry);
  if (touch.active && view.entry.length === 0) drawHover(ctx, layout, palette, view, touch);
}

/** The targets of the selected piece, drawn above the pieces. @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {View} view @param {Touch} touch */
export function drawTargets(ctx, layout, palette, view, touch) {
  if (!touch.active || view.entry.length === 0) return;
  const taken = new Set(view.pieces.map(({ cell }) => cell));
  for (const { cell } of view.steps) {
    if (taken.has(cell)) drawTakenTarget(ctx, layout, palette, cell);
    else drawTarget(ctx, layout, palette, cell, cell === touch.hovered);
  }
}

/** A target that is occupied. @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number} cell */
function drawTakenTarget(ctx, layout, palette, cell) {
  const { x, y } = layout.point(cell);
  ctx.beginPath();
  ctx.arc(x, y, layout.cell * 0.43, 0, 2 * Math.PI);
  strokeTwice(ctx, layout, palette.target, palette["target-rim"], 0.06);
}

/** The path of the move being entered. @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number[]} cells */
function drawWay(ctx, layout, palette, cells) {
  if (cells.length < 2) return;
  ctx.beginPath();
  for (const cell of cells) {
    const { x, y } = layout.point(cell);
    ctx.lineTo(x, y);
  }
  strokeTwice(ctx, layout, palette.accent, palette["target-rim"], 0.05);
}

/**
 * Forbidden cells are crossed out; all other marks are rings.
 * @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number} cell @param {string} kind
 */
function drawMark(ctx, layout, palette, cell, kind) {
  const { x, y } = layout.point(cell);
  ctx.beginPath();
  if (kind === "forbidden") {
    const arm = layout.cell * 0.13;
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
    ctx.moveTo(x + arm, y - arm);
    ctx.lineTo(x - arm, y + arm);
  } else {
    ctx.arc(x, y, layout.cell * 0.45, 0, 2 * Math.PI);
  }
  strokeTwice(ctx, layout, kind === "must" ? palette.accent : palette.alert, palette["target-rim"], 0.06);
}

/**
 * A tint, with corners that are visible on any ground.
 * @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number} cell
 */
function drawLast(ctx, layout, palette, cell) {
  const { x, y } = layout.point(cell);
  const half = layout.cell * 0.47;
  const arm = layout.cell * 0.15;
  ctx.fillStyle = palette.last;
  ctx.fillRect(x - half, y - half, 2 * half, 2 * half);
  ctx.beginPath();
  for (const [across, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    ctx.moveTo(x + across * half, y + down * (half - arm));
    ctx.lineTo(x + across * half, y + down * half);
    ctx.lineTo(x + across * (half - arm), y + down * half);
  }
  strokeTwice(ctx, layout, palette["ground-edge"], palette["target-rim"], 0.03);
}

/** A line with a rim of another colour, so that it shows on every ground. @param {Context} ctx @param {Layout} layout @param {string} colour @param {string} rim @param {number} width in cells */
export function strokeTwice(ctx, layout, colour, rim, width) {
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.strokeStyle = rim;
  ctx.lineWidth = layout.cell * (width + 0.05);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = layout.cell * width;
  ctx.stroke();
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number} cell */
function outline(ctx, layout, palette, cell) {
  const { x, y } = layout.point(cell);
  const size = layout.cell * 0.88;
  ctx.beginPath();
  ctx.roundRect(x - size / 2, y - size / 2, size, size, layout.cell * 0.1);
  strokeTwice(ctx, layout, palette.accent, palette["target-rim"], 0.06);
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number} cell @param {boolean} hovered */
function drawTarget(ctx, layout, palette, cell, hovered) {
  const { x, y } = layout.point(cell);
  ctx.fillStyle = palette.target;
  ctx.beginPath();
  ctx.arc(x, y, layout.cell * (hovered ? 0.24 : 0.13), 0, 2 * Math.PI);
  ctx.fill();
  ctx.strokeStyle = palette["target-rim"];
  ctx.lineWidth = layout.cell * 0.035;
  ctx.stroke();
}

/** A piece that can move is outlined; where one can be dropped, its ghost appears. */
function drawHover(
  /** @type {Context} */ ctx,
  /** @type {Layout} */ layout,
  /** @type {Palette} */ palette,
  /** @type {View} */ view,
  /** @type {Touch} */ { hovered },
) {
  const step = view.steps.find(({ cell }) => cell === hovered);
  if (!step) return;
  if (view.pieces.some(({ cell }) => cell === step.cell)) {
    ctx.globalAlpha = 0.55;
    outline(ctx, layout, palette, step.cell);
  } else if (step.ghost) {
    ctx.globalAlpha = 0.45;
    drawStack(ctx, [step.ghost], layout.point(step.cell), layout.cell, view.tones, palette);
  }
  ctx.globalAlpha = 1;
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number[]} cells */
export function drawWinningRow(ctx, layout, palette, cells) {
  for (const cell of cells) {
    const { x, y } = layout.point(cell);
    ctx.beginPath();
    ctx.arc(x, y, layout.cell * 0.46, 0, 2 * Math.PI);
    strokeTwice(ctx, layout, palette.accent, palette["target-rim"], 0.06);
  }
}
