/** Describes cells for screen readers. */
import { largeGame } from "../text/game-ids.js";
import { colourOf } from "../text/words.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {StoneRun} from "../wasm/ergo_wasm.js" */
/** @import {CellFact} from "../text/language.js" */
/** @import {Words} from "../text/language.js" */

/**
 * @param {Words} words
 * @param {Board} board
 * @param {View} view
 * @param {number[]} hinted the cells of a hint
 * @returns {(cell: number) => { label: string; chosen: boolean; movable: boolean }}
 */
export function cellFacts(words, board, view, hinted) {
  const pieces = new Map(view.pieces.map((piece) => [piece.cell, piece]));
  const steps = new Set(view.steps.map((step) => step.cell));
  const fields = new Map(board.rows.flat().map((field) => [field.cell, field]));
  const marks = new Map(view.marks.map(({ cell, kind }) => [cell, kind]));
  return (cell) => {
    const { name = "", ground } = fields.get(cell) ?? {};
    const piece = pieces.get(cell);
    const chosen = view.entry.includes(cell);
    const movable = piece !== undefined && view.origins.includes(cell);
    /** @type {(CellFact | false | undefined)[]} */
    const facts = [
      chosen && "selected",
      movable && view.entry.length === 0 && "movable",
      view.entry.length > 0 && steps.has(cell) && "target",
      marks.get(cell),
      hinted.includes(cell) && "hint",
      view.outcome?.cells.includes(cell) ? "winning" : view.last.includes(cell) && "last",
    ];
    const label = words.board.cell({
      name,
      game: largeGame(view.game),
      ground,
      stack: piece && stackOf(view, piece.stack),
      facts: facts.filter((fact) => typeof fact === "string"),
    });
    return { label, chosen, movable };
  };
}

/**
 * A stack as languages take it, from top to bottom.
 *
 * @param {View} view
 * @param {StoneRun[]} stack
 */
export const stackOf = (view, stack) =>
  stack.toReversed().map(({ side, shape, count }) => ({ colour: colourOf(view, side), shape, count }));
