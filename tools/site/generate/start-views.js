/**
 * Writes `www/games/start-views.js`, the board and the start of each game as the rules have them: `node
 * tools/site/generate/start-views.js`, after a build of the WebAssembly module. A test compares.
 */
import { existsSync, writeFileSync } from "node:fs";
import * as glue from "../../../www/wasm/ergo_wasm.js";
import { isMain } from "../files.js";
import { loadModule } from "../load-module.js";

const { Game, listGames } = glue;

const www = new URL("../../../www/", import.meta.url);

/** The file. */
export const FILE = new URL("games/start-views.js", www);

/** The board and the view of every game at its start. */
export function starts() {
  loadModule(glue, new URL("wasm/", www));
  return listGames().map(({ id }) => {
    const game = new Game(id, []);
    const start = { id, board: game.board(), view: game.view() };
    game.free();
    return start;
  });
}

/** @param {import("../../../www/wasm/ergo_wasm.js").Outline} outline */
const shortOutline = ({ corners, radius }) => ({ corners: corners.flatMap(({ x, y }) => [x, y]), radius });

/** @param {string} column */
const numberOf = (column) => column.charCodeAt(0) - 97;

/**
 * How the columns and rows of a board lie, which neighbours a cell has, and where the labels stand.
 *
 * @param {import("../../../www/wasm/ergo_wasm.js").Board} board
 */
function latticeOf({ rows, labels }) {
  const fields = rows.flat();
  const byCell = new Map(fields.map((field) => [field.cell, field]));
  // The test would notice neighbours that no cell has together.
  const [most] = fields.toSorted((a, b) => b.neighbours.length - a.neighbours.length);
  const [{ column, row, x, y }] = fields;
  const short = (/** @type {number} */ value) => Number(value.toFixed(4));
  let up = [0, 0];
  const steps = most.neighbours.map(({ direction, cell }) => {
    const next = /** @type {typeof most} */ (byCell.get(cell));
    const [right, high] = [numberOf(next.column) - numberOf(most.column), next.row - most.row];
    const way = [next.x - most.x, next.y - most.y];
    if (right === 0 && high === 1) up = way.map(short);
    const lines =
      high === 0 ? rows.map(([{ row }]) => row - 1) : fields.map(({ column }) => numberOf(column));
    const beyond = Array.from({ length: Math.max(...lines) + 1 }, () => 0);
    for (const end of labels.flatMap(({ text, ends }) =>
      isNaN(Number(text)) === (high !== 0) ? ends : [],
    )) {
      const { row, column } = /** @type {typeof most} */ (byCell.get(end.cell));
      const isThere = end.x * way[0] + end.y * way[1] > 0.9 * Math.hypot(end.x, end.y);
      if (isThere) beyond[high === 0 ? row - 1 : numberOf(column)] = short(Math.hypot(end.x, end.y));
    }
    const isSame = beyond.every((far) => far === beyond[0]);
    return [direction, right, high, isSame ? beyond[0] : beyond];
  });
  const high = y / up[1];
  return {
    middle: [numberOf(column) - x + up[0] * high, row - 1 - high].map(short),
    up,
    steps: steps.map((step) => (step[3] === 0 ? step.slice(0, 3) : step)),
  };
}

/** The text of the file. */
export function startViews() {
  const games = starts().map(({ id, board, view }) => {
    const grounds = [...new Set(board.rows.flat().map(({ ground }) => ground))];
    // Neighbours in a row are neighbours in the alphabet, and their numbers have equal distances; the test
    // would notice others.
    const rows = board.rows.map((row) => {
      const [{ name, cell }, next] = row;
      return `${name} ${cell} ${(next?.cell ?? cell) - cell} ${row.map(({ ground }) => grounds.indexOf(ground)).join("")}`;
    });
    const { width, height, slab } = board;
    const { pieces, hands, stocks, note } = view;
    const short = {
      width,
      height,
      grounds,
      rows,
      ...latticeOf(board),
      slab: slab && { edge: shortOutline(slab.edge), field: shortOutline(slab.field) },
      pieces,
      hands,
      stocks,
      note,
      lessons: existsSync(new URL(`text/en/games/${id}/lessons.txt`, www)) ? undefined : false,
    };
    return `  ${id}: ${JSON.stringify(short)},`;
  });
  return [
    "/** Made by `tools/site/generate/start-views.js` from the rules. */",
    "",
    '/** @type {Record<string, import("./start.js").PackedStart>} */',
    "// oxfmt-ignore",
    "export const START = {",
    ...games,
    "};",
    "",
  ].join("\n");
}

if (isMain(import.meta.url)) writeFileSync(FILE, startViews());
