/**
 * Writes `www/games/start-views.js`, the board and the start of each game as the rules have them: `node
 * tools/site/generate/start-views.js`, after a build of the WebAssembly module. A test compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Game, initSync, listGames } from "../../../www/wasm/ergo_wasm.js";

const www = new URL("../../../www/", import.meta.url);

/** The file. */
export const FILE = new URL("games/start-views.js", www);

/** The board and the view of every game at its start. */
export function starts() {
  initSync({ module: readFileSync(new URL("wasm/ergo_wasm_bg.wasm", www)) });
  return listGames().map(({ id }) => {
    const game = new Game(id, []);
    const start = { id, board: game.board(), view: game.view() };
    game.free();
    return start;
  });
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
    const { width, height } = board;
    const { pieces, hands, stocks, note } = view;
    return `  ${id}: ${JSON.stringify({ width, height, grounds, rows, pieces, hands, stocks, note })},`;
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

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, startViews());
