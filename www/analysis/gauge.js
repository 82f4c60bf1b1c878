/** The evaluation bar beside the board. */
import { make } from "../ui/make.js";
import { shareOf } from "./score.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Line} from "../wasm/ergo_wasm.js" */

export class Gauge {
  #share = make("div", { class: "share" });
  /** The analysis panel has the same in words. */
  element = make("div", { class: "gauge", "aria-hidden": "true" }, this.#share);

  /**
   * Without an evaluation the bar stays as it is.
   *
   * @param {View} view
   * @param {Line | undefined} best
   * @param {boolean} flipped
   */
  show(view, best, flipped) {
    const share = shareOf(view, best);
    if (share !== undefined) this.#share.style.height = `${(share * 100).toFixed(1)}%`;
    this.element.classList.toggle("flipped", flipped);
    this.element.dataset.tone = view.tones[0];
  }
}
