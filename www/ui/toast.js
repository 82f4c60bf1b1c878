/**
 * Why a tap was refused, or another notice, shown on the half of the board away from the tap, so that it
 * never hides the cell in question. It goes after a while or with the next tap; screen readers hear it at
 * once.
 */
import { icon } from "./icons.js";
import { make } from "./make.js";

/** How long it stays, in milliseconds: at least, and for each letter. */
const LEAST = 4000;
const PER_LETTER = 60;

export class Toast {
  #text = make("p", { class: "notice", role: "alert" });
  element = make("div", { class: "toast" }, icon("info"), this.#text);
  #timer = 0;

  /**
   * @param {string} text empty to hide it
   * @param {{ isLow?: boolean; detail?: string; stays?: boolean }} [options] `isLow` if what it is about is
   *   in the lower half
   */
  show(text, { isLow = false, detail = "", stays = false } = {}) {
    clearTimeout(this.#timer);
    // A message that is repeated is announced again.
    this.#text.replaceChildren(...(text ? [text] : []));
    this.#text.title = detail;
    this.element.classList.toggle("shown", text !== "");
    this.element.classList.toggle("high", isLow);
    if (text && !stays) this.#timer = window.setTimeout(() => this.hide(), LEAST + PER_LETTER * text.length);
  }

  hide() {
    clearTimeout(this.#timer);
    this.element.classList.remove("shown");
  }
}

/**
 * Shakes the board when a tap, a move or a text is refused.
 *
 * @param {HTMLElement} board
 */
export function shake(board) {
  board.classList.remove("refused");
  // Reading the layout restarts the animation.
  void board.offsetWidth;
  board.classList.add("refused");
}
