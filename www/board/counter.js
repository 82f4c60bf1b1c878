/** How much of a capture is done: a number in a corner of the board that has no cells. */
import { words } from "../text/index.js";
import { div, setText } from "../ui/dom.js";
import { addStyles } from "../ui/styles.js";
import styles from "./counter.css";

/** @import {View} from "../wasm/ergo_wasm.js" */

export class Counter {
  #element = div("counter");
  #number = document.createElement("b");
  #unit = document.createElement("span");

  /** @param {HTMLElement} board */
  constructor(board) {
    // The message line says how many there are to take.
    this.#element.setAttribute("aria-hidden", "true");
    this.#element.append(this.#number, this.#unit);
    board.append(this.#element);
  }

  /** @param {View | undefined} view */
  show(view) {
    addStyles(styles, this.#element);
    const isCapture = view?.note?.code === "capture-compulsory" && view.entry.length > 1;
    setText(this.#number, isCapture ? words.coach.taken(view.entry.length - 1, view.note?.number ?? 0) : "");
    setText(this.#unit, isCapture ? words.coach.takenUnit : "");
  }
}
