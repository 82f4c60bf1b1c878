/** How much of a capture is done: a number in a corner of the board that has no cells. */
import { words } from "../text/index.js";
import { div, setText } from "../ui/dom.js";
import { adoptRules } from "../ui/adopt-rules.js";

/** @import {View} from "../wasm/ergo_wasm.js" */

const RULES = `
.counter { position: absolute; inset: 2% auto auto 3%; color: var(--_quiet); font-size: 0.9em; font-weight: 550; line-height: 1.2; pointer-events: none; }
.counter b { display: block; color: var(--_ink); font-size: max(2.2em, min(4.6em, 9cqw)); font-weight: 600; letter-spacing: -0.03em; line-height: 1; font-variant-numeric: tabular-nums; }
`;

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
    adoptRules(this.#element, RULES);
    const isCapture = view?.note?.code === "capture-compulsory" && view.entry.length > 1;
    setText(this.#number, isCapture ? words.coach.taken(view.entry.length - 1, view.note?.number ?? 0) : "");
    setText(this.#unit, isCapture ? words.coach.takenUnit : "");
  }
}
