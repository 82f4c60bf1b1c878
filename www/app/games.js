/**
 * The choice of games at the top of the page. Each game continues where it was left.
 */
import { gameName, words } from "../text/index.js";
import { make } from "./dialog.js";
import { openStored } from "./reopen.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

export class GameChoice {
  #board;
  #nav;
  #tagline;

  /** @param {HTMLElement} nav @param {HTMLElement} tagline @param {ErgoBoard} board */
  constructor(nav, tagline, board) {
    this.#board = board;
    this.#nav = nav;
    this.#tagline = tagline;
    nav.setAttribute("aria-label", words.page.game);
  }

  show() {
    const { games, setup } = this.#board.state;
    if (!games) return;
    if (this.#nav.children.length === 0 && games.length > 1) {
      this.#nav.append(...games.map(({ id }) => this.#button(id)));
    }
    for (const button of this.#nav.children) {
      const current = /** @type {HTMLElement} */ (button).dataset.game === setup.game;
      if (current) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    }
    const tagline = words.games[setup.game]?.tagline ?? "";
    if (this.#tagline.textContent !== tagline) this.#tagline.textContent = tagline;
  }

  /** @param {string} game */
  #button(game) {
    const button = make("button", { type: "button", "data-game": game }, gameName(game));
    button.addEventListener("click", () => {
      const { setup } = this.#board.state;
      if (setup.game !== game)
        openStored(this.#board, { game, options: [], players: setup.players, seconds: setup.seconds, level: setup.level });
    });
    return button;
  }
}
