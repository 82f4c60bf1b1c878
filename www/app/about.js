/** Who made the games, sources, privacy, the licence and the version (`#/about`). */
import { gameName, words } from "../text/index.js";
import { pageIn } from "../text/languages.js";
import { isFromDisk } from "../ui/from-disk.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import { VERSION } from "./version.js";
import styles from "./about.css";

addStyles(styles);

/** The licences of others: a link to them, or in the page in one file, which contains them, their text. */
function notices() {
  const text = document.querySelector("#notices")?.textContent;
  const say = words.about.notices;
  return text
    ? make("details", {}, make("summary", {}, say), make("pre", {}, text.trim()))
    : make("p", {}, make("a", { href: "THIRD-PARTY.txt" }, say));
}

/** @param {HTMLElement} host */
export function render(host) {
  const say = words.about;
  // A page that was opened from a disk is alone there.
  const link = (/** @type {string} */ page, /** @type {string} */ text) =>
    isFromDisk() ? "" : make("a", { href: pageIn(words.code, page) }, text);
  const games = Object.entries(say.authors).flatMap(([game, text]) => [
    make("h3", {}, gameName(words, game)),
    make("p", {}, text, " ", link(`${game}/`, say.more(gameName(words, game)))),
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
    notices(),
    make("p", { class: "more" }, link("gallery/", say.embed)),
    VERSION ? make("p", { class: "version" }, say.version(VERSION)) : "",
  );
}
