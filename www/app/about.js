/** Who made the games, sources, privacy, the licence and the version (`#/about`). */
import { gameName, loadMore, more } from "../text/index.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import { VERSION } from "./version.js";

await loadMore();

addStyles(`
#place.about { max-width: 44rem; margin-inline: auto; width: 100%; font-size: 1.0625rem; line-height: 1.55; }
.about h2 { margin: 1.6em 0 0.3em; font-size: 1.25rem; }
.about h3 { margin: 1em 0 0.1em; font-size: 1.0625rem; }
.about p { margin: 0; }
.about a { color: var(--accent); }
.about .more { margin: 1.6em 0 0.3em; }
`);

/** @param {HTMLElement} host */
export function render(host) {
  const say = more.about;
  // A page that was opened from a disk is alone there.
  const link = (/** @type {string} */ href, /** @type {string} */ text) =>
    location.protocol === "file:" ? "" : make("a", { href }, text);
  const games = Object.entries(say.authors).flatMap(([game, text]) => [
    make("h3", {}, gameName(game)),
    make("p", {}, text, " ", link(`${game}/`, say.more(gameName(game)))),
  ]);
  host.replaceChildren(
    make("h1", { tabindex: "-1" }, say.title),
    make("h2", {}, say.games),
    ...games,
    make("h2", {}, say.sources),
    make("p", {}, say.sourcesText),
    make("h2", {}, say.privacy),
    make("p", {}, say.privacyText),
    make("h2", {}, say.licence),
    make("p", {}, say.licenceText),
    make("p", { class: "more" }, link("gallery/", say.embed)),
    make("p", { class: "version" }, say.version(VERSION)),
  );
}
