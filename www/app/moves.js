/**
 * The list of moves, and the buttons that step through it.
 */
import { toneName, words } from "../text/index.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../wasm/ergo_wasm.js").View} View */

/** @type {{ name: "first" | "back" | "forward" | "last", sign: string, to: (view: View) => number }[]} */
const STEPS = [
  { name: "first", sign: "⇤", to: () => 0 },
  { name: "back", sign: "←", to: ({ at }) => Math.max(0, at - 1) },
  { name: "forward", sign: "→", to: ({ at, history }) => Math.min(history.length, at + 1) },
  { name: "last", sign: "⇥", to: ({ history }) => history.length },
];

export class MoveList {
  #list = document.createElement("ol");
  #empty = document.createElement("p");
  #buttons = /** @type {HTMLButtonElement[]} */ ([]);
  /** The record that the list shows. */
  #shown = "";

  /** @param {HTMLElement} host @param {Session} session */
  constructor(host, session) {
    this.session = session;
    const title = document.createElement("h2");
    title.id = "moves-title";
    title.textContent = words.moves.title;
    this.#empty.textContent = words.moves.none;
    this.#list.addEventListener("click", ({ target }) => {
      const at = /** @type {HTMLElement} */ (target).dataset.at;
      if (at !== undefined) session.goTo(Number(at));
    });
    host.append(title, this.#stepper(), this.#empty, this.#list);
  }

  show() {
    const { view } = this.session.state;
    if (!view) return;
    if (view.record !== this.#shown) this.#fill(view);
    this.#shown = view.record;
    this.#empty.hidden = view.history.length > 0;
    const current = this.#list.querySelector('[aria-current="step"]');
    const next = this.#list.querySelector(`[data-at="${view.at}"]`);
    if (current !== next) {
      current?.removeAttribute("aria-current");
      next?.setAttribute("aria-current", "step");
      if (next) this.#reveal(/** @type {HTMLElement} */ (next));
    }
    STEPS.forEach(({ to }, at) => this.#buttons[at].setAttribute("aria-disabled", String(to(view) === view.at)));
  }

  /** Scrolls the list, and never the page. @param {HTMLElement} entry */
  #reveal(entry) {
    const top = entry.offsetTop - this.#list.offsetTop;
    const bottom = top + entry.offsetHeight;
    if (top < this.#list.scrollTop) this.#list.scrollTop = top;
    if (bottom > this.#list.scrollTop + this.#list.clientHeight) this.#list.scrollTop = bottom - this.#list.clientHeight;
  }

  #stepper() {
    const stepper = document.createElement("div");
    stepper.className = "stepper";
    stepper.setAttribute("role", "group");
    stepper.setAttribute("aria-label", words.moves.stepping);
    this.#buttons = STEPS.map(({ name, sign, to }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.step = name;
      button.textContent = sign;
      button.title = words.moves[name];
      button.setAttribute("aria-label", words.moves[name]);
      button.addEventListener("click", () => {
        const { view } = this.session.state;
        if (view && to(view) !== view.at) this.session.goTo(to(view));
      });
      return button;
    });
    stepper.append(...this.#buttons);
    return stepper;
  }

  /** A row for each pair of turns. @param {View} view */
  #fill(view) {
    const rows = [];
    for (let at = 0; at < view.history.length; at += 2) {
      const row = document.createElement("li");
      for (const turn of [at, at + 1]) if (view.history[turn]) row.append(this.#entry(view, turn));
      rows.push(row);
    }
    const focused = /** @type {HTMLElement | null} */ (this.#list.querySelector(":focus"))?.dataset.at;
    this.#list.replaceChildren(...rows);
    if (focused) /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-at="${focused}"]`))?.focus();
  }

  /** @param {View} view @param {number} turn */
  #entry(view, turn) {
    const { text, side } = view.history[turn];
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.at = String(turn + 1);
    button.dataset.tone = view.tones[side];
    button.textContent = text === "swap" ? words.moves.swap : text;
    button.setAttribute("aria-label", words.moves.label(Math.floor(turn / 2) + 1, toneName(view, side), button.textContent));
    return button;
  }
}
