/**
 * The places of the page and their addresses. They are in the fragment, so that every host, every folder and
 * a file on a disk will do: `#/ergo`, `#/ergo/study`, `#/settings`. Links of games are fragments too, without
 * the slash at the start; `link.js` reads them.
 */
import { GAMES } from "../games/start.js";
import { gameName, words } from "../text/index.js";
import { setEntry } from "./history-entry.js";

/** Places of one game, and places of all. */
const OF_GAME = /** @type {const} */ (["play", "learn", "puzzles", "study", "editor", "rules"]);
const GENERAL = /** @type {const} */ (["library", "settings", "about"]);

/** @typedef {(typeof OF_GAME)[number] | (typeof GENERAL)[number] | "missing"} Place */

/**
 * Places of a game that have addresses of their own within: `#/ergo/learn/first-win`.
 *
 * @type {readonly string[]}
 */
const WITH_ITEMS = ["learn", "puzzles"];

/** The views of the library that have addresses of their own: `#/library/statistics`. */
const VIEWS = ["statistics"];

/**
 * @typedef {{ place: Place; game?: string; item?: string }} Route without `game`, the one that is on the
 *   board; `item` is what is shown within the place, or the address that leads nowhere
 */

/**
 * Whether a fragment is the address of a place, and not the link of a game.
 *
 * @param {string} fragment with or without its `#`
 */
export const isRoute = (fragment) => /^#?\//.test(fragment);

/**
 * The place that an address leads to.
 *
 * @param {string} fragment with its `#`
 * @param {readonly string[]} games
 * @returns {Route}
 */
export function readRoute(fragment, games) {
  const address = isRoute(fragment) ? fragment.replace(/^#?\//, "") : "";
  const [first, second, item] = address.split("/");
  const general = GENERAL.find((place) => place === first);
  if (general === "library" && VIEWS.includes(second)) return { place: general, item: second };
  if (general) return { place: general };
  if (!first) return { place: "play" };
  const place = second ? OF_GAME.find((place) => place === second) : "play";
  const isGame = games.includes(first);
  if (!place || !isGame) return { place: "missing", item: address, ...(isGame && { game: first }) };
  return { place, game: first, ...(item && WITH_ITEMS.includes(place) && { item }) };
}

/** @param {Route} route */
export function addressOf({ place, game = GAMES[0], item }) {
  if (place === "missing") return `#/${item}`;
  const within = item === undefined ? "" : `/${item}`;
  if (GENERAL.some((general) => general === place)) return `#/${place}${within}`;
  return place === "play" ? `#/${game}` : `#/${game}/${place}${within}`;
}

/**
 * The title of the page at a place.
 *
 * @param {Route} route
 */
export function titleOf({ place, game = GAMES[0], item }) {
  const title = words.page.titles[place === "library" && item === "statistics" ? item : place];
  return typeof title === "string" ? title : title(gameName(words, game), words.games[game]?.aim);
}

/** Follows the address and writes it. */
export class Router {
  /** @type {Route} */
  route;
  #games;
  #onRoute;
  /** The fragment that the route was read from, or that was written for it. */
  #fragment = location.hash;

  /**
   * @param {readonly string[]} games their ids
   * @param {(route: Route) => unknown} onRoute the address leads to another place
   */
  constructor(games, onRoute) {
    this.#games = games;
    this.#onRoute = onRoute;
    this.route = readRoute(location.hash, games);
    addEventListener("hashchange", () => this.#follow());
  }

  #follow() {
    // The link of a game leads to the board, which `show` is told once the game is there.
    this.#fragment = location.hash;
    if (!isRoute(location.hash) && location.hash !== "") return;
    this.route = readRoute(location.hash, this.#games);
    this.#onRoute(this.route);
  }

  /**
   * Goes to a place, from where "back" returns.
   *
   * @param {Route} route
   */
  go(route) {
    location.hash = addressOf(route);
  }

  /** Goes to the board without a step that "back" would take. */
  toBoard() {
    this.route = { place: "play" };
  }

  /**
   * The place that the page shows now: the address and the title follow.
   *
   * @param {string} game on the board
   */
  show(game) {
    // The address has changed, and its `hashchange` event is still to come.
    if (isRoute(location.hash) && location.hash !== this.#fragment) return;
    const route = { ...this.route, game: this.route.place === "play" ? game : (this.route.game ?? game) };
    this.route = route;
    const address = addressOf(route);
    // The link of a game stays until it is read.
    const isFree = location.hash === "" || isRoute(location.hash);
    if (isFree && location.hash !== address) setEntry(history.state, address);
    this.#fragment = location.hash;
    const title = titleOf(route);
    if (document.title !== title) document.title = title;
    const description = route.place === "play" ? words.games[game].goal.text : words.page.description;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }
}
