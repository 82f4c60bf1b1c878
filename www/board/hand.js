/**
 * The pieces of a tray: the token of a side, and what it has: rolls of four like coins, the first with its
 * face, so that twelve are counted at a glance.
 */
import { pixelRatio } from "../ui/dom.js";
import { drawStack } from "../draw/stones.js";

/** @import {StoneRun} from "../wasm/ergo_wasm.js" */
/** @import {Tone} from "../wasm/ergo_wasm.js" */
/** @import {Palette} from "../draw/types.js" */

/** The size of a token and of a piece in hand, in CSS pixels. */
const TOKEN = 34;
const PIECE_SIZE = 30;

/** How far apart the pieces of a roll and two rolls are, in diameters of a piece; and the room of one piece. */
const STEP = 0.22;
const GAP = 0.86;
const ROOM = 1.15;

/** The share of a cell that a piece takes. */
export const PIECE = 0.83;

/** The least room for a hand, in CSS pixels. */
const LEAST = 30;

/** @param {number} at */
const offset = (at) => at * STEP + Math.floor(at / 4) * GAP;

/**
 * Draws a single piece.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {StoneRun} stone
 * @param {[Tone, Tone]} tones
 * @param {Palette} palette
 * @param {number} [size] in CSS pixels
 */
export const drawToken = (canvas, stone, tones, palette, size = TOKEN) =>
  drawRoll(canvas, { ...stone, count: 1 }, tones, palette, size);

/**
 * Draws what a side has in hand, as large as the room allows.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {StoneRun} run
 * @param {[Tone, Tone]} tones
 * @param {Palette} palette
 * @param {number} room in CSS pixels
 */
export function drawHand(canvas, run, tones, palette, room) {
  // Where there is hardly any room, the tray shows the number only.
  const count = room < LEAST ? 0 : run.count;
  const width = ROOM + offset(Math.max(0, count - 1));
  drawRoll(canvas, { ...run, count }, tones, palette, Math.max(1, Math.min(PIECE_SIZE, room / width)));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {StoneRun} run
 * @param {[Tone, Tone]} tones
 * @param {Palette} palette
 * @param {number} size of a piece, in CSS pixels
 */
function drawRoll(canvas, run, tones, palette, size) {
  const { count, shape } = run;
  const ratio = pixelRatio(canvas);
  const width = count > 0 ? Math.max(0, size * (ROOM + offset(count - 1))) : 0;
  const height = size * ROOM;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const cell = size / PIECE;
  g.scale(cell * ratio, cell * ratio);
  // Beside the board, pieces cast less shade.
  const art = { g, px: cell, palette: { ...palette, shade: 0.22 } };
  for (let at = count - 1; at >= 0; at--) {
    drawStack(
      art,
      [{ ...run, count: 1 }],
      0.45 + offset(at) * PIECE,
      shape === "stone" ? 0.49 : 0.445,
      tones,
      { isBack: at % 4 > 0 },
    );
  }
}
