/**
 * The place of small boards within _Learn_: `#/emergo/learn/small-boards` lists those of a game. Loaded on
 * demand.
 */
import { SMALL_BOARDS } from "../games/small-boards.js";
import { SEPARATE_WORDS, wordsOf } from "../text/separate.js";
import { renderList } from "./list.js";

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, { game, isShown }) {
  const say = await wordsOf(SEPARATE_WORDS.practice);
  if (!isShown()) return;
  renderList(host, SMALL_BOARDS[game], say);
}
