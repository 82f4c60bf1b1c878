/** Where an address leads that the page does not know: says so, and offers ways on. */
import { words } from "../text/index.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import styles from "./missing.css";

addStyles(styles);

/**
 * @param {HTMLElement} host
 * @param {import("./places.js").PlaceContext} context
 */
export function render(host, { game }) {
  const ways = /** @type {const} */ (["play", "learn", "puzzles", "library"]);
  host.replaceChildren(
    make("h1", { tabindex: "-1" }, words.page.titles.missing),
    make("p", {}, ...ways.map((place) => make("a", { href: addressOf({ place, game }) }, words.page[place]))),
  );
}
