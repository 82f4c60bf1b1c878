/**
 * Draws what helps the eye: the last move, what is chosen, where it may go, the winning row.
 */
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {import("./surface.js").Touch} Touch */
/** @typedef {CanvasRenderingContext2D} Context */

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {View} view @param {Touch} touch */
export function drawMarks(ctx, layout, palette, view, touch) {
  for (const cell of view.last) tint(ctx, layout, cell, palette.last);
  for (const { cell, kind } of view.marks) drawMark(ctx, layout, palette, cell, kind);
  for (const cell of view.entry) outline(ctx, layout, cell, palette.accent);
  drawWay(ctx, layout, palette, view.entry);
  if (!touch.active) return;
  if (view.entry.length > 0) {
    for (const { cell } of view.steps) drawTarget(ctx, layout, palette, cell, cell === touch.hovered);
  } else {
    drawHover(ctx, layout, palette, view, touch);
  }
}

/** The way of a move that is being entered. @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number[]} cells */
function drawWay(ctx, layout, palette, cells) {
  if (cells.length < 2) return;
  ctx.strokeStyle = palette.accent;
  ctx.lineWidth = layout.cell * 0.06;
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const cell of cells) {
    const { x, y } = layout.point(cell);
    ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/**
 * Marks come in two kinds: what is forbidden is crossed out, all else is ringed.
 * @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number} cell @param {string} kind
 */
function drawMark(ctx, layout, palette, cell, kind) {
  const { x, y } = layout.point(cell);
  ctx.lineCap = "round";
  if (kind === "forbidden") {
    const arm = layout.cell * 0.13;
    ctx.strokeStyle = palette.alert;
    ctx.lineWidth = layout.cell * 0.06;
    ctx.beginPath();
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
    ctx.moveTo(x + arm, y - arm);
    ctx.lineTo(x - arm, y + arm);
  } else {
    ctx.strokeStyle = kind === "must" ? palette.accent : palette.alert;
    ctx.lineWidth = layout.cell * 0.08;
    ctx.beginPath();
    ctx.roundRect(x - layout.cell * 0.45, y - layout.cell * 0.45, layout.cell * 0.9, layout.cell * 0.9, layout.cell * 0.45);
  }
  ctx.stroke();
}

/** @param {Context} ctx @param {Layout} layout @param {number} cell @param {string} colour */
function tint(ctx, layout, cell, colour) {
  const { x, y } = layout.point(cell);
  const size = layout.cell * 0.97;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x - size / 2, y - size / 2, size, size, layout.cell * 0.07);
  ctx.fill();
}

/** @param {Context} ctx @param {Layout} layout @param {number} cell @param {string} colour */
function outline(ctx, layout, cell, colour) {
  const { x, y } = layout.point(cell);
  const size = layout.cell * 0.9;
  ctx.strokeStyle = colour;
  ctx.lineWidth = layout.cell * 0.075;
  ctx.beginPath();
  ctx.roundRect(x - size / 2, y - size / 2, size, size, layout.cell * 0.1);
  ctx.stroke();
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
    outline(ctx, layout, step.cell, palette.accent);
  } else if (step.ghost) {
    ctx.globalAlpha = 0.45;
    drawStack(ctx, [step.ghost], layout.point(step.cell), layout.cell, view.tones, palette);
  }
  ctx.globalAlpha = 1;
}

/** @param {Context} ctx @param {Layout} layout @param {Palette} palette @param {number[]} cells */
export function drawWinningRow(ctx, layout, palette, cells) {
  ctx.strokeStyle = palette.accent;
  ctx.lineWidth = layout.cell * 0.085;
  for (const cell of cells) {
    const { x, y } = layout.point(cell);
    ctx.beginPath();
    ctx.arc(x, y, layout.cell * 0.47, 0, 2 * Math.PI);
    ctx.stroke();
  }
}
