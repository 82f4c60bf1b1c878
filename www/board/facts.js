/**
 * What there is to say about a cell, for those who hear the board.
 */
import { toneName, words } from "../text/index.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Board} Board */
/** @typedef {import("../wasm/ergo_wasm.js").Stones} Stones */

/** @param {Board | undefined} board @param {number | undefined} cell */
export const cellName = (board, cell) => board?.rows.flat().find((field) => field.cell === cell)?.name ?? "";

/**
 * @param {Board} board
 * @param {View} view
 * @param {number[]} advised the cells of a move that is advised
 * @returns {(cell: number) => { label: string, chosen: boolean, movable: boolean }}
 */
export function cellFacts(board, view, advised) {
  const pieces = new Map(view.pieces.map((piece) => [piece.cell, piece]));
  const steps = new Set(view.steps.map((step) => step.cell));
  const fields = new Map(board.rows.flat().map((field) => [field.cell, field]));
  const marks = new Map(view.marks.map(({ cell, kind }) => [cell, words.marks[kind] ?? kind]));
  const say = words.board;
  return (cell) => {
    const field = fields.get(cell);
    const piece = pieces.get(cell);
    const chosen = view.entry.includes(cell);
    const movable = piece !== undefined && view.origins.includes(cell);
    const facts = [
      piece ? stackText(view, piece.stack) : say.empty,
      words.games[view.game]?.grounds[field?.ground ?? ""],
      chosen && say.selected,
      movable && view.entry.length === 0 && say.movable,
      view.entry.length > 0 && steps.has(cell) && say.target,
      marks.get(cell),
      advised.includes(cell) && words.advice.cell,
      view.outcome?.cells.includes(cell) ? say.winning : view.last.includes(cell) && say.last,
    ];
    const told = facts.flatMap((fact) => (typeof fact === "string" && fact !== "" ? [fact] : []));
    return { label: say.cell(field?.name ?? "", told), chosen, movable };
  };
}

/** A stack in words, from top to bottom. @param {View} view @param {Stones[]} stack */
export function stackText(view, stack) {
  const runs = stack.toReversed().map((run) => {
    const { one, many } = words.shapes[run.shape] ?? { one: run.shape, many: run.shape };
    const stone = words.board.stone(toneName(view, run.side), run.count === 1 ? one : many);
    return run.count === 1 ? stone : `${run.count} ${stone}`;
  });
  const height = stack.reduce((sum, run) => sum + run.count, 0);
  return height === 1 ? runs[0] : words.board.stack(height, runs);
}
