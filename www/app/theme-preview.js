/** Pictures of board themes and piece sets for the settings, drawn as the board draws them. */
import { prepareTextures } from "../draw/grain.js";
import { drawGround, materialsOf, planks } from "../draw/ground.js";
import { Layout } from "../draw/layout.js";
import "../draw/lion.js";
import { readPalette } from "../draw/palette.js";
import { GAMES, startOf } from "../games/start.js";
import { drawStack } from "../draw/stones.js";

/** @import {Settings} from "../storage/settings-store.js" */
/** @typedef {[side: 0 | 1, shape: "soldier" | "lion", x: number, y: number]} Placed */

/** How many cells of the corner of the board are seen. */
const ACROSS = 3.55;

/**
 * On the corner of the board, from the corner of its ring.
 *
 * @type {Placed[]}
 */
const CORNER = [
  [0, "lion", 0.5, 0.5],
  [1, "lion", 0.5, 2.45],
  [1, "soldier", 1.52, 1.5],
  [0, "soldier", 2.52, 1.5],
  [0, "soldier", 1.52, 2.45],
  [1, "soldier", 2.52, 2.45],
];

/**
 * All pieces in a row.
 *
 * @type {Placed[]}
 */
const ROW = [
  [0, "soldier", 0.55, 0.5],
  [0, "lion", 1.6, 0.5],
  [1, "soldier", 2.65, 0.5],
  [1, "lion", 3.7, 0.5],
];

/** @type {["white", "black"]} */
const TONES = ["white", "black"];

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Pick<Settings, "boardTheme" | "pieceSet">} look
 */
const paletteOf = (canvas, look) => readPalette(document.querySelector("ergo-board") ?? canvas, look);

/**
 * A context that draws in cells, as many in a row as said.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} across
 * @param {Pick<Settings, "boardTheme" | "pieceSet">} look
 */
function stageOf(canvas, across, look) {
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const px = width / across;
  g.scale(px * devicePixelRatio, px * devicePixelRatio);
  return { g, px, palette: paletteOf(canvas, look) };
}

/**
 * @param {ReturnType<typeof stageOf>} stage
 * @param {Placed[]} pieces
 * @param {number} offset
 */
function drawAll(stage, pieces, offset) {
  for (const [side, shape, x, y] of pieces)
    drawStack(stage, [{ side, shape, count: 1 }], x + offset, y + offset, TONES);
}

/**
 * A corner of the board with a few pieces.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Settings["boardTheme"]} boardTheme
 * @param {Settings["pieceSet"]} pieceSet
 */
export async function drawTheme(canvas, boardTheme, pieceSet) {
  const start = startOf(GAMES[0]);
  const look = {
    boardTheme,
    pieceSet,
    coordinates: /** @type {const} */ ("off"),
    motion: /** @type {const} */ ("off"),
    targets: false,
  };
  await prepareTextures(materialsOf({ palette: paletteOf(canvas, look) }));
  const stage = stageOf(canvas, ACROSS, look);
  if (!start || stage.px === 0) return;
  const layout = new Layout(
    start.board,
    { width: stage.px * (start.board.width + 1), height: Infinity },
    { ...look, flipped: false },
  );
  drawGround({ ...stage, layout, dpr: devicePixelRatio, next: planks() });
  drawAll(stage, CORNER, layout.frame);
}

/**
 * The pieces of a set.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Settings["pieceSet"]} pieceSet
 * @param {Settings["boardTheme"]} boardTheme
 */
export function drawPieces(canvas, pieceSet, boardTheme) {
  drawAll(stageOf(canvas, 4.25, { boardTheme, pieceSet }), ROW, 0);
}
