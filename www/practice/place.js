/** The place of a small board within _Learn_, such as `#/emergo/learn/emergo-13-3`. Loaded on demand. */
import { SMALL_BOARDS } from "../games/small-boards.js";
import { loadWords } from "../text/index.js";
import { wordsOf } from "../text/separate.js";
import { BoardPlace } from "./board.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, { board, game, item, isShown }) {
  const [say] = await Promise.all([wordsOf("practice"), loadWords("play")]);
  const small = SMALL_BOARDS[game].find(({ id }) => id === item);
  if (!small || !isShown()) return undefined;
  const place = new BoardPlace(board, game, small, say);
  host.append(place.element);
  void place.load();
  return () => place.close();
}
