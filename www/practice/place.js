/**
 * The place of small boards within _Learn_: `#/emergo/learn/small-boards` lists those of a game,
 * `#/emergo/learn/emergo-13-3` is one of them. Loaded on demand.
 */
import { SMALL_BOARDS } from "../games/small-boards.js";
import { loadWords } from "../text/index.js";
import { SEPARATE_WORDS, wordsOf } from "../text/separate.js";
import { BoardPlace } from "./board.js";
import { renderList } from "./list.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, { board, game, item, isShown }) {
  const [say] = await Promise.all([wordsOf(SEPARATE_WORDS.practice), loadWords(), loadWords("play")]);
  if (!isShown()) return undefined;
  const small = SMALL_BOARDS[game].find(({ id }) => id === item);
  if (!small) return renderList(host, game, say);
  const place = new BoardPlace(board, game, small, say);
  host.append(place.element);
  void place.load();
  return () => place.close();
}
