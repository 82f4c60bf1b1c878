/**
 * The place of puzzles: `#/ergo/puzzles` has one after the other, `#/ergo/puzzles/today` that of the day, and
 * `#/ergo/puzzles/<id>` a particular one. Loaded on demand.
 */
import { loadMore } from "../text/index.js";
import { PuzzlePlace } from "./puzzle.js";
import { loadPuzzles } from "./puzzles.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** @param {HTMLElement} host @param {{ board: ErgoBoard, game: string, item?: string }} context */
export async function render(host, { board, game, item }) {
  const [puzzles] = await Promise.all([loadPuzzles(game), loadMore("puzzles"), loadMore("review"), loadMore("moves"), loadMore()]);
  const place = new PuzzlePlace({ board, game, puzzles });
  host.append(place.element);
  place.start(item);
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (host.querySelector("h1"))?.focus();
  return () => place.close();
}
