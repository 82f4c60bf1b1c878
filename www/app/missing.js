/** Where an address leads that the page does not know: says so, and offers ways on. */
import { words } from "../text/index.js";
import { make } from "../ui/make.js";
import { waysOn } from "../ui/ways-on.js";

/**
 * @param {HTMLElement} host
 * @param {import("./places.js").PlaceContext} context
 */
export function render(host, { game }) {
  const ways = /** @type {const} */ (["play", "learn", "puzzles", "library"]);
  host.replaceChildren(
    make("h1", { tabindex: "-1" }, words.page.titles.missing),
    waysOn(ways.map((place) => ({ place, game, label: words.page[place] }))),
  );
}
