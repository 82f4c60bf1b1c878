/**
 * What there is to say of a game that came from elsewhere, above its moves: who plays it, that the
 * friend waits for a move, and the way back to the game before.
 */
import { words } from "../text/index.js";
import { hasBefore, hasParted, openBefore } from "./previous.js";
import { make } from "./dialog.js";
import { titleOf } from "./game-text.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

export class GameBanner {
  #board;
  #host;
  #title = make("p", { role: "status" });
  #send = make("button", { type: "button", class: "main", id: "send-move" }, words.share.sendMove);
  #back = make("button", { type: "button", id: "open-before" }, words.gameText.restore);

  /** @param {HTMLElement} host @param {ErgoBoard} board @param {() => void} onSend */
  constructor(host, board, onSend) {
    this.#board = board;
    this.#host = host;
    this.#send.addEventListener("click", onSend);
    this.#back.addEventListener("click", () => openBefore(board));
    host.append(this.#title, make("p", { class: "buttons" }, this.#send, this.#back));
  }

  show() {
    const { setup, annotations, view } = this.#board.state;
    if (!view) return;
    const { sent } = setup.pageData ?? {};
    const conflict = hasParted(setup.game) ? words.gameText.conflict : "";
    const title = [annotations ? titleOf(annotations) : "", conflict].filter(Boolean).join(" · ");
    if (this.#title.textContent !== title) this.#title.textContent = title;
    this.#title.hidden = title === "";
    this.#send.hidden = sent === undefined || view.at <= sent;
    this.#back.hidden = !hasBefore(setup.game);
    this.#host.hidden = this.#title.hidden && this.#send.hidden && this.#back.hidden;
  }
}
