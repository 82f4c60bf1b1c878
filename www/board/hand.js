/**
 * The pieces of a tray: the token of a side, and what it has in hand.
 */
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("./palette.js").Palette} Palette */

/** The size of a token, of a stone in hand and the greatest distance between two, in CSS pixels. */
const TOKEN = 38;
const SIZE = 26;
const STEP = 21;

/** @param {HTMLCanvasElement} canvas @param {View} view @param {0 | 1} side @param {Palette} palette */
export function drawToken(canvas, view, side, palette) {
  const ctx = sized(canvas, TOKEN, TOKEN);
  const shape = view.game === "ergo" ? "soldier" : "stone";
  drawStack(ctx, [{ side, shape, count: 1 }], { x: TOKEN / 2, y: TOKEN / 2 }, TOKEN, view.tones, palette);
}

/** @param {HTMLCanvasElement} canvas @param {View} view @param {number} side @param {Palette} palette @param {number} room in CSS pixels */
export function drawHand(canvas, view, side, palette, room) {
  const stones = view.hands[side].flatMap((run) => Array.from({ length: run.count }, () => ({ ...run, count: 1 })));
  const step = Math.min(STEP, (room - SIZE) / Math.max(1, stones.length - 1));
  const width = Math.max(0, Math.min(room, SIZE + step * (stones.length - 1)));
  const ctx = sized(canvas, stones.length > 0 ? width : 0, SIZE);
  stones.forEach((stone, at) => drawStack(ctx, [stone], { x: SIZE / 2 + step * at, y: SIZE / 2 }, SIZE, view.tones, palette));
}

/** A context that draws in CSS pixels. @param {HTMLCanvasElement} canvas @param {number} width @param {number} height */
function sized(canvas, width, height) {
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  return ctx;
}
