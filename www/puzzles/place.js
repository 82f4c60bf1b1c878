/**
 * The place of puzzles: `#/ergo/puzzles` has one after the other, `#/ergo/puzzles/theme.<theme>` those with a
 * theme, `#/ergo/puzzles/today` that of the day, and `#/ergo/puzzles/<id>` a particular one. Loaded on
 * demand.
 */
import { gameName, loadWords, words } from "../text/index.js";
import { gamePicker } from "../ui/game-picker.js";
import { GAMES } from "../games/start.js";
import { lessonsText } from "../parts/texts.js";
import { make } from "../ui/make.js";
import { waysOn } from "../ui/ways-on.js";
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
  ]);
  if (!isShown()) return undefined;
  if (puzzles.length === 0) {
    host.append(
      make("h1", { tabindex: "-1" }, words.page.titles.puzzles(gameName(words, game))),
      gamePicker("puzzles", () => game).element,
      make("p", {}, words.puzzles.none(gameName(words, game))),
    );
    const ways = await waysFrom(game);
    if (isShown()) host.append(waysOn(ways));
    return undefined;
  }
  const place = new PuzzlePlace({ board, game, puzzles }, item);
  host.append(place.element);
  place.start(item);
  return () => place.close();
}

/**
 * Where to go from a game without puzzles: to its lessons, or else to play it, and to the puzzles of other
 * games. What cannot be loaded is left out.
 *
 * @param {string} game
 */
async function waysFrom(game) {
  const { titles } = words.page;
  const others = GAMES.filter((other) => other !== game);
  const found = await Promise.all(
    [lessonsText(game, "en"), ...others.map(loadPuzzles)].map((loading) =>
      loading.then(
        ({ length }) => length > 0,
        () => false,
      ),
    ),
  );
  const [hasLessons, ...havePuzzles] = found;
  const own = hasLessons
    ? { place: /** @type {const} */ ("learn"), game, label: titles.learn(gameName(words, game)) }
    : { place: /** @type {const} */ ("play"), game, label: words.page.play };
  const puzzles = others
    .filter((_, at) => havePuzzles[at])
    .map((other) => ({
      place: /** @type {const} */ ("puzzles"),
      game: other,
      label: titles.puzzles(gameName(words, other)),
    }));
  return [own, ...puzzles];
}
