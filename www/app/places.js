/**
 * The places of the page besides the board. Each is a module of its own that is loaded when somebody goes
 * there, with the messages that places have in common; `render` fills the article, and returns what is to be
 * done when the place is left, or a promise if there is more to come.
 */
import { expectEngine } from "../game/engine-slot.js";
import { loadWords, words } from "../text/index.js";
import { Requests } from "../ui/latest.js";
import { make } from "../ui/make.js";

/** @import {Place} from "../ui/router.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */
/**
 * `item` is what is shown within the place, `isShown` whether it still is, and `textItems` the entries of a
 * menu that hand on the game on a board.
 *
 * @typedef {{
 *   board: ErgoBoard;
 *   game: string;
 *   item?: string;
 *   isShown: () => boolean;
 *   textItems: (shown: ErgoBoard) => Promise<import("../ui/types.js").MenuItem[]>;
 * }} PlaceContext
 */
/** @typedef {{ render: (host: HTMLElement, context: PlaceContext) => unknown }} PlaceModule */

/** @type {Partial<Record<Place, () => Promise<PlaceModule>>>} */
const MODULES = {
  learn: () => import("../learn/place.js"),
  puzzles: () => import("../puzzles/place.js"),
  study: () => import("../study/place.js"),
  editor: () => import("../editor/place.js"),
  rules: () => import("../play/rules.js"),
  library: () => import("../library/place.js"),
  settings: () => import("./settings.js"),
  about: () => import("./about.js"),
  missing: () => import("./missing.js"),
};

/** Loads the scripts of the largest places before anybody goes there, if the service worker has stored them. */
export async function loadAhead() {
  if (!navigator.serviceWorker?.controller) return;
  await loadWords();
  for (const place of /** @type {const} */ (["learn", "puzzles", "study"])) await MODULES[place]?.();
}

/** Places that follow the address by themselves, from one of their views to the other. */
const WITH_VIEWS = ["library"];

/** Places with a board of their own, which waits for an engine. */
const WITH_BOARD = /^(puzzles|study|learn \w+ .)/;

export class Places {
  #host;
  #main;
  #board;
  /** Which place is shown, with its game. */
  #shown = "play";
  /** @type {unknown} */
  #leave;
  #requests = new Requests();

  /**
   * @param {HTMLElement} main
   * @param {HTMLElement} host
   * @param {ErgoBoard} board
   */
  constructor(main, host, board) {
    this.#main = main;
    this.#host = host;
    this.#board = board;
  }

  /**
   * Shows a place; resolves when it is there.
   *
   * @param {Place} place
   * @param {string} game
   * @param {string} [item] what is shown within the place
   */
  async show(place, game, item) {
    const shown =
      place === "play" ? place : `${place} ${game} ${WITH_VIEWS.includes(place) ? "" : (item ?? "")}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const isShown = this.#requests.next();
    if (typeof this.#leave === "function") this.#leave();
    this.#leave = undefined;
    this.#main.dataset.place = place;
    this.#host.hidden = place === "play";
    this.#host.className = place;
    this.#board.hidden = place !== "play";
    this.#host.replaceChildren();
    if (place === "play") return;
    const { activeElement, body } = document;
    /** Screen readers start at the heading of the place, unless people are elsewhere by then. */
    const focusHeading = () => {
      if ([activeElement, body].includes(document.activeElement))
        /** @type {HTMLElement | null} */ (this.#host.querySelector("h1"))?.focus();
    };
    /** @type {unknown} */
    let leave;
    // The engine of a place with a board does not wait for its module.
    if (WITH_BOARD.test(shown)) expectEngine(game, 2).catch(() => {});
    try {
      // On the screen, a place does without its styles for paper.
      const styles = import("./print.js").catch((error) => console.warn(error));
      const [module] = await Promise.all([MODULES[place]?.(), loadWords(), styles]);
      if (!isShown()) return;
      const textItems = async (/** @type {ErgoBoard} */ shown) =>
        (await import("./dialogs.js")).textItems(this.#board, shown);
      const rendered = module?.render(this.#host, { board: this.#board, game, item, isShown, textItems });
      this.#host.scrollTop = 0;
      focusHeading();
      // What a place loads itself, such as lessons or puzzles, can be missing as well.
      leave = await rendered;
      if (isShown()) focusHeading();
    } catch (error) {
      console.warn(error);
      if (isShown()) this.#offerAgain(() => this.show(place, game, item));
    }
    if (isShown()) this.#leave = leave;
    else if (typeof leave === "function") leave();
  }

  /** Moves the focus to the board of the place, or to its heading. */
  focus() {
    const own = this.#host.querySelector("ergo-board") ?? this.#host.querySelector("h1");
    const target = this.#host.hidden ? this.#board : /** @type {HTMLElement | null} */ (own);
    target?.focus();
  }

  /**
   * Says that a place could not be loaded.
   *
   * @param {() => unknown} show
   */
  #offerAgain(show) {
    const button = make("button", { type: "button" }, words.actions.retry);
    button.addEventListener("click", () => {
      this.forget();
      void show();
    });
    this.#host.replaceChildren(
      make("p", { role: "alert" }, words.page.placeMissing),
      make("p", { class: "controls" }, button),
    );
  }

  /** Has the place made again the next time it is shown, in another language. */
  forget() {
    this.#shown = "";
  }
}
