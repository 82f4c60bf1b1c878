/**
 * The small pictures that show a newcomer how a game is played: parts of a board with a few pieces, drawn as
 * the board draws them.
 */
import { nextTask } from "../ui/next-task.js";
import { readPalette } from "../draw/palette.js";
import { Still } from "../board/still.js";
import { PICTURES } from "../games/pictures.js";
import { startOf } from "../games/start.js";
import { watchTheme } from "../element/theme.js";

/** @import {Picture} from "../games/picture.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * The stones of a piece.
 *
 * @param {string} text
 * @returns {View["pieces"][number]["stack"]}
 */
function stackOf(text) {
  if (/^[SL]$/.test(text)) return [{ side: 0, shape: text === "S" ? "soldier" : "lion", count: 1 }];
  return [...text.matchAll(/([wb])(\d)/g)].map(([, side, count]) => ({
    side: side === "w" ? 0 : 1,
    shape: "stone",
    count: Number(count),
  }));
}

/**
 * @param {Picture} picture
 * @param {View} start
 * @param {(name: string) => number} cellOf
 * @returns {View}
 */
function viewOf({ pieces, entry = [], steps = [], marks = {}, isCarried, ending }, start, cellOf) {
  const cells = entry.map(cellOf);
  return {
    ...start,
    pieces: Object.entries(pieces).map(([name, text]) => ({ cell: cellOf(name), stack: stackOf(text) })),
    entry: cells,
    carried: isCarried ? cells[0] : undefined,
    steps: steps.map((name) => ({ cell: cellOf(name), completes: true, continues: false, slides: false })),
    marks: Object.entries(marks).map(([name, kind]) => ({ cell: cellOf(name), kind })),
    outcome: ending && { winner: 0, reason: ending.reason, cells: ending.cells.map(cellOf) },
  };
}

/**
 * Draws a picture in a task of its own.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture
 * @param {string} game
 */
async function draw(canvas, picture, game) {
  await nextTask();
  const host = /** @type {ErgoBoard | null} */ (canvas.closest("ergo-board"));
  const start = startOf(game);
  if (!host || !start) return;
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return;
  const px = width / picture.across;
  /** @type {import("../draw/types.js").Look} */
  const look = {
    flipped: false,
    boardTheme: host.boardTheme,
    pieceSet: host.pieceSet,
    coordinates: "off",
    motion: "off",
    targets: true,
  };
  const still = new Still(start.board, px, look, readPalette(host, host));
  const { layout } = still;
  await still.prepare();
  const cellOf = (/** @type {string} */ name) =>
    start.board.rows.flat().find((field) => field.name === name)?.cell ?? 0;
  const [dx, dy] = picture.shift ?? [0, 0];
  const { x, y } = layout.spot(cellOf(picture.middle));
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  g.scale(px * devicePixelRatio, px * devicePixelRatio);
  g.translate(picture.across / 2 - x - dx, height / px / 2 - y - dy);
  for (const draw of still.partsOfGround(g, devicePixelRatio)) draw();
  still.draw(g, viewOf(picture, start.view, cellOf), { active: true });
}

/**
 * Draws the pictures of a game, and again whenever their size or their colours change.
 *
 * @param {HTMLElement} host has the canvases, on the board that they belong to
 * @param {string} game
 */
export function drawPictures(host, game) {
  const canvases = [...host.querySelectorAll("canvas")];
  const watching = new AbortController();
  const drawAll = async () => {
    if (!canvases[0]?.isConnected) watching.abort();
    for (const [at, picture] of (PICTURES[game] ?? []).entries())
      if (canvases[at]) await draw(canvases[at], picture, game);
  };
  const observer = new ResizeObserver(drawAll);
  for (const canvas of canvases) observer.observe(canvas);
  watching.signal.addEventListener("abort", () => observer.disconnect());
  watchTheme(document.documentElement, drawAll, watching.signal);
}
