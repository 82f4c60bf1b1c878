/** How much of a capture is done: a number in a corner of the board that has no cells. */
import { setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import styles from "./counter.css";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

export class Counter {
  #words;
  #number = make("b", {});
  #unit = make("span", {});
  /** The message line says how many there are to take. */
  #element = make("div", { class: "counter", "aria-hidden": "true" }, this.#number, this.#unit);

  /**
   * @param {Words} words
   * @param {HTMLElement} board
   */
  constructor(words, board) {
    this.#words = words;
    board.append(this.#element);
  }

  /** @param {View | undefined} view */
  show(view) {
    addStyles(styles, this.#element);
    const isCapture = view?.note?.code === "capture-compulsory" && view.entry.length > 1;
    setText(
      this.#number,
      isCapture ? this.#words.coach.taken(view.entry.length - 1, view.note?.number ?? 0) : "",
    );
    setText(this.#unit, isCapture ? this.#words.coach.takenUnit : "");
  }
}
