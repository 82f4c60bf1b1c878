/**
 * Who made the games, the licence and privacy (`#/about`).
 */
import { gameName, loadMore, more } from "../text/index.js";
import { make } from "../board/make.js";
import { addStyles } from "./styles.js";

await loadMore();

addStyles(`
#place.about { max-width: 44rem; margin-inline: auto; width: 100%; font-size: 1.0625rem; line-height: 1.55; }
.about h2 { margin: 1.6em 0 0.3em; font-size: 1.25rem; }
.about h3 { margin: 1em 0 0.1em; font-size: 1.0625rem; }
.about p { margin: 0; }
`);

/** @param {HTMLElement} host */
export function render(host) {
  const say = more.about;
  const games = Object.entries(say.authors).flatMap(([game, text]) => [make("h3", {}, gameName(game)), make("p", {}, text)]);
  host.replaceChildren(
    make("h1", { tabindex: "-1" }, say.title),
    make("h2", {}, say.games),
    ...games,
    make("h2", {}, say.privacy),
    make("p", {}, say.privacyText),
    make("h2", {}, say.licence),
    make("p", {}, say.licenceText),
  );
}
