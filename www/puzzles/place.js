/**
 * The place of puzzles: `#/ergo/puzzles` has one after the other, `#/ergo/puzzles/today` that of the day, and
 * `#/ergo/puzzles/<id>` a particular one. Loaded on demand.
 */
import { gameName, loadWords, words } from "../text/index.js";
import { gamePicker } from "../ui/game-picker.js";
import { make } from "../ui/make.js";
import { PuzzlePlace } from "./puzzle.js";
import { loadPuzzles } from "../exercise/puzzles.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, { board, game, item, isShown }) {
  const [puzzles] = await Promise.all([
    loadPuzzles(game),
    loadWords("puzzles"),
    loadWords("review"),
    loadWords("moves"),
    loadWords(),
  ]);
  if (!isShown()) return undefined;
  if (puzzles.length === 0) {
    host.append(
      make("h1", { tabindex: "-1" }, words.page.titles.puzzles(gameName(game))),
      gamePicker("puzzles", () => game).element,
      make("p", {}, words.puzzles.none(gameName(game))),
    );
    return undefined;
  }
  const place = new PuzzlePlace({ board, game, puzzles });
  host.append(place.element);
  place.start(item);
  if (document.activeElement === document.body)
    /** @type {HTMLElement | null} */ (host.querySelector("h1"))?.focus();
  return () => place.close();
}
