/**
 * The small pictures that show a newcomer how a game is played: parts of a board with a few pieces, drawn as
 * the board draws them.
 */
import { prepareTextures } from "../draw/grain.js";
import { drawGround, materialsOf, planks } from "../draw/ground.js";
import { Layout } from "../draw/layout.js";
import { nextTask } from "../ui/next-task.js";
import { readPalette } from "../draw/palette.js";
import { Scene } from "../board/scene.js";
import { startOf } from "../games/start.js";
import { watchTheme } from "../element/theme.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/**
 * A picture: the cell in its middle, how many cells are seen in its width, and what is there. Pieces are runs
 * of stones from bottom to top, such as `b2w1`, or the letter of a soldier or lion.
 *
 * @typedef {object} Picture
 * @property {string} middle
 * @property {number} across
 * @property {[dx: number, dy: number]} [shift] of the middle, in cells
 * @property {Record<string, string>} pieces
 * @property {string[]} [entry]
 * @property {string[]} [steps]
 * @property {Record<string, View["marks"][number]["kind"]>} [marks]
 * @property {boolean} [isCarried] whether the first cell of the entry is carried
 * @property {"five" | "city"} [ending]
 */

/** @type {Record<string, Picture[]>} */
const PICTURES = {
  ergo: [
    { middle: "e5", across: 4.2, pieces: { e5: "S" }, entry: ["e5"], steps: ["d5", "e4", "e6", "f5"] },
    {
      middle: "b8",
      across: 4.2,
      shift: [0.15, -0.4],
      pieces: { a9: "L" },
      entry: ["a9"],
      steps: ["b9", "c9", "d9", "e9", "a8", "a7", "a6", "b8"],
    },
    { middle: "e5", across: 5.9, pieces: { c5: "S", d5: "S", e5: "S", f5: "S", g5: "S" }, ending: "five" },
  ],
  emergo: [
    { middle: "e5", across: 4, pieces: { d5: "w1", e5: "b1" }, entry: ["d5"], steps: ["f5"] },
    { middle: "e5", across: 4, pieces: { f5: "b1w1" }, entry: ["d5", "f5"], marks: { e5: "taken" } },
    { middle: "e5", across: 4, pieces: { e5: "b2", f5: "w1b1" }, entry: ["d5", "f5"] },
  ],
  intermedium: [
    {
      middle: "e4",
      across: 4.8,
      shift: [0, -0.45],
      pieces: { d3: "w2", e4: "w1", f5: "w1" },
      entry: ["d3", "e4", "f5"],
      marks: { e4: "sown", f5: "sown" },
      isCarried: true,
    },
    { middle: "d5", across: 4.2, shift: [0.5, 0], pieces: { d5: "w1", e5: "b3" }, marks: { e5: "captured" } },
    {
      middle: "d10",
      across: 4.2,
      shift: [0, 0.3],
      pieces: { c10: "w1", e10: "w1", d9: "w1" },
      ending: "city",
    },
  ],
};

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
    outcome: ending && {
      winner: 0,
      reason: ending,
      cells: (ending === "five" ? Object.keys(pieces) : ["d10"]).map(cellOf),
    },
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
  const palette = readPalette(host, host);
  await prepareTextures(materialsOf({ palette }));
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
    hasTargets: true,
  };
  const layout = new Layout(start.board, { width: px * (start.board.width + 2), height: Infinity }, look);
  const cellOf = (/** @type {string} */ name) =>
    start.board.rows.flat().find((field) => field.name === name)?.cell ?? 0;
  const [dx, dy] = picture.shift ?? [0, 0];
  const { x, y } = layout.spot(cellOf(picture.middle));
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  g.scale(px * devicePixelRatio, px * devicePixelRatio);
  g.translate(picture.across / 2 - x - dx, height / px / 2 - y - dy);
  const art = { g, px, palette, layout };
  const scene = new Scene(() => {});
  const ground = { ...art, dpr: devicePixelRatio, next: planks() };
  if (layout.isSlab) for (const draw of scene.partsOfSlab(ground)) draw();
  else drawGround(ground);
  const view = viewOf(picture, start.view, cellOf);
  scene.show(view, undefined, undefined, "off");
  scene.draw(
    { ...art, view, touch: { active: true }, threats: [], ways: [], hasTargets: true },
    performance.now(),
  );
}

/**
 * Draws the pictures of a game, and again whenever their size or their colours change.
 *
 * @param {HTMLCanvasElement[]} canvases on the board that they belong to
 * @param {string} game
 */
export function drawPictures(canvases, game) {
  const watching = new AbortController();
  const drawAll = async () => {
    if (!canvases[0]?.isConnected) watching.abort();
    for (const [at, canvas] of canvases.entries()) await draw(canvas, PICTURES[game][at], game);
  };
  const observer = new ResizeObserver(drawAll);
  for (const canvas of canvases) observer.observe(canvas);
  watching.signal.addEventListener("abort", () => observer.disconnect());
  watchTheme(document.documentElement, drawAll, watching.signal);
}
