/** The list of games with friends: whose turn it is, and with whom. Each can be opened, and deleted. */
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";
import { friendName, isMatch } from "../game/match.js";
import { words } from "../text/index.js";
import { deleteEntry, keyOfSetup, listEntries } from "../storage/friends.js";
import styles from "./list.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

addStyles(styles);

export class FriendList {
  #board;
  #actions;
  #dialog = makeDialog("friend-list", words.friend.listTitle);
  #list = make("ul", { class: "list" });
  #empty = make("p", { class: "hint" }, words.friend.empty);

  /**
   * @param {ErgoBoard} board
   * @param {{
   *   open: (key: string) => unknown;
   *   start: () => unknown;
   *   replace: (game: string) => unknown;
   * }} actions
   *   `replace` puts a new game on the board
   */
  constructor(board, actions) {
    this.#board = board;
    this.#actions = actions;
    const close = make("button", { type: "button" }, words.actions.close);
    const start = make("button", { type: "button", class: "main" }, words.friend.newGame);
    close.addEventListener("click", () => this.#dialog.close());
    start.addEventListener("click", () => {
      this.#dialog.close();
      actions.start();
    });
    this.#dialog.append(this.#empty, this.#list, make("p", { class: "buttons" }, close, start));
  }

  open() {
    this.#fill();
    this.#dialog.showModal();
  }

  #fill() {
    const entries = listEntries();
    this.#empty.hidden = entries.length > 0;
    this.#list.hidden = entries.length === 0;
    this.#list.replaceChildren(...entries.map((entry) => this.#line(entry)));
  }

  /** @param {import("../storage/friends.js").MatchRecord} entry */
  #line({ key, setup, number, turn }) {
    const say = words.friend;
    const { state } = this.#board;
    const isHere = isMatch(state) && keyOfSetup(state.setup) === key;
    const title = say.entry(friendName(setup), setup.game, number);
    const told = [say.turns[turn], ...(isHere ? [say.here] : [])].map((text) => make("span", {}, text));
    const game = make(
      "button",
      { type: "button", class: "game", "data-turn": turn },
      make("b", {}, title),
      ...told,
    );
    game.addEventListener("click", () => {
      this.#dialog.close();
      this.#actions.open(key);
    });
    const remove = make(
      "button",
      { type: "button", class: "remove", "aria-label": say.removeOf(title) },
      say.remove,
    );
    let isAsked = false;
    remove.addEventListener("click", async () => {
      if (isAsked) {
        // The game on the board would be saved again.
        if (isHere) await this.#actions.replace(setup.game);
        deleteEntry(key);
        this.#fill();
        this.#list.querySelector("button")?.focus();
      } else {
        isAsked = true;
        remove.textContent = say.removeNow;
        remove.setAttribute("aria-label", say.removeNowOf(title));
      }
    });
    return make("li", { class: "controls" }, game, remove);
  }
}
