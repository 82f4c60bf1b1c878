/** The board for keyboards and screen readers: a grid of buttons over the drawing, with a roving tabindex. */
import { largeGame } from "../text/game-ids.js";
import { place } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { cellFacts } from "./facts.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Layout} from "../draw/layout.js" */
/** @import {Words} from "../text/language.js" */

export class Grid {
  element = make("div", { class: "grid", role: "grid" });
  #words;
  #buttons = /** @type {Map<number, HTMLButtonElement>} */ (new Map());
  /**
   * The buttons as seen, row by row.
   *
   * @type {HTMLButtonElement[][]}
   */
  #rows = [];
  /** @type {HTMLButtonElement | undefined} */
  #tabStop;
  /**
   * Answers the keys that move the focus, once it is loaded.
   *
   * @type {import("./walk.js").Walk | undefined}
   */
  #walk;
  /**
   * Whether arrow keys move the focus even if a tap brought it: where a game is stepped through with them,
   * only if it came by keys.
   */
  walksAfterTap = true;
  /** Whether the focus came by keys. */
  #isByKeys = false;
  /** The cells in the order of the buttons. */
  #order = "";
  #game = "";

  /**
   * @param {Words} words
   * @param {import("./surface.js").Surface["ready"]} ready
   * @param {(cell: number) => void} onTap
   * @param {() => void} onEscape
   * @param {(event: KeyboardEvent) => void} onKey
   */
  constructor(words, ready, onTap, onEscape, onKey) {
    this.#words = words;
    ready.then(({ Walk }) => (this.#walk = new Walk()));
    this.element.addEventListener("click", (event) => {
      const cell = this.cellOf(event.target);
      if (cell !== undefined) onTap(cell);
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") onEscape();
      else if (!this.#walks || !this.#walk?.key(event, this.#rows)) onKey(event);
    });
    this.element.addEventListener("focusin", (event) => {
      this.#isByKeys = /** @type {Element} */ (event.target).matches(":focus-visible");
      this.#enterAt(event.target);
    });
  }

  /**
   * The cell of a button.
   *
   * @param {EventTarget | null} target
   */
  cellOf(target) {
    const button = /** @type {Element | null} */ (target)?.closest?.("button");
    return button?.dataset.cell === undefined ? undefined : Number(button.dataset.cell);
  }

  /** The cell that has the focus. */
  get focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    return this.cellOf(root.activeElement ?? null);
  }

  /** The cell that has the focus of a keyboard. */
  get pointed() {
    const { focused } = this;
    return focused !== undefined && this.#buttons.get(focused)?.matches(":focus-visible")
      ? focused
      : undefined;
  }

  /** Whether arrow keys move the focus. */
  get #walks() {
    return this.walksAfterTap || this.#isByKeys;
  }

  /**
   * Positions the buttons over the cells, in visual order.
   *
   * @param {Layout} layout
   * @param {string} game
   */
  lay(layout, game) {
    const { focused } = this;
    if (game !== this.#game) this.#buttons.clear();
    this.#game = game;
    this.element.setAttribute("aria-label", this.#words.board.label(largeGame(game)));
    const rows = layout.rows.map((row) => row.map((field) => this.#place(layout, field)));
    this.#rows = layout.seen.map((row) =>
      row.map(({ cell }) => /** @type {HTMLButtonElement} */ (this.#buttons.get(cell))),
    );
    this.#walk?.end();
    // Replacing the buttons would lose the focus.
    const order = String(layout.rows.flat().map(({ cell }) => cell));
    if (order !== this.#order) this.element.replaceChildren(...rows.map((buttons) => rowOf(buttons)));
    this.#order = order;
    this.#enterAt(this.#tabStop ?? rows.at(-1)?.[0] ?? null);
    if (focused !== undefined && this.focused !== focused) this.#buttons.get(focused)?.focus();
  }

  /**
   * Labels the buttons with the contents of their cells.
   *
   * @param {Layout} layout
   * @param {View} view
   * @param {number[]} advised
   */
  show(layout, view, advised) {
    const facts = cellFacts(this.#words, layout.board, view, advised);
    for (const [cell, button] of this.#buttons) {
      const { label, chosen, movable } = facts(cell);
      setAttribute(button, "aria-label", label);
      setAttribute(/** @type {Element} */ (button.parentElement), "aria-selected", String(chosen));
      button.classList.toggle("movable", movable);
    }
  }

  /** Focuses the button in the tab order. */
  focus() {
    this.#tabStop?.focus();
  }

  /**
   * @param {Layout} layout
   * @param {import("../wasm/ergo_wasm.js").CellLayout} field
   */
  #place(layout, field) {
    const button = this.#buttons.get(field.cell) ?? document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.dataset.cell = String(field.cell);
    button.dataset.name = field.name;
    // Until it is known what is on it.
    if (!button.hasAttribute("aria-label")) button.setAttribute("aria-label", field.name);
    const { x, y } = layout.point(field.cell);
    const [width, height] = [layout.cell * layout.area.width, layout.cell * layout.area.height];
    place(button, { left: x - width / 2, top: y - height / 2, width, height });
    this.#buttons.set(field.cell, button);
    return button;
  }

  /**
   * Moves the tab stop to a button.
   *
   * @param {EventTarget | null} target
   */
  #enterAt(target) {
    const cell = this.cellOf(target);
    const button = cell === undefined ? undefined : this.#buttons.get(cell);
    if (!button) return;
    this.#walk?.enter(button);
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    button.tabIndex = 0;
    this.#tabStop = button;
  }
}

/** @param {HTMLButtonElement[]} buttons */
function rowOf(buttons) {
  return make("div", { role: "row" }, ...buttons.map((button) => make("div", { role: "gridcell" }, button)));
}

/**
 * Setting the same label again would make screen readers repeat it.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
