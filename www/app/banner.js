/**
 * The banner above the move list: who plays a game that was opened, a button to send a move to a friend,
 * and one to restore the previous game.
 */
import { words } from "../text/index.js";
import { hasPrevious, hasConflict, restorePrevious } from "./previous.js";
import { make } from "./dialog.js";
import { titleOf } from "./game-text.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

export class GameBanner {
  #board;
  #host;
  #title = make("p", { role: "status" });
  #send = make("button", { type: "button", class: "main", id: "send-move" }, words.share.sendMove);
  #restore = make("button", { type: "button", id: "open-previous" }, words.gameText.restore);

  /** @param {HTMLElement} host @param {ErgoBoard} board @param {() => void} onSend */
  constructor(host, board, onSend) {
    this.#board = board;
    this.#host = host;
    this.#send.addEventListener("click", onSend);
    this.#restore.addEventListener("click", () => restorePrevious(board));
    host.append(this.#title, make("p", { class: "buttons" }, this.#send, this.#restore));
  }

  show() {
    const { setup, annotations, view } = this.#board.state;
    if (!view) return;
    const { sent } = setup.pageData ?? {};
    const conflict = hasConflict(setup.game) ? words.gameText.conflict : "";
    const title = [annotations ? titleOf(annotations) : "", conflict].filter(Boolean).join(" · ");
    if (this.#title.textContent !== title) this.#title.textContent = title;
    this.#title.hidden = title === "";
    this.#send.hidden = sent === undefined || view.at <= sent;
    this.#restore.hidden = !hasPrevious(setup.game);
    this.#host.hidden = this.#title.hidden && this.#send.hidden && this.#restore.hidden;
  }
}
