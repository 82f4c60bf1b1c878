/** The board for keyboards and screen readers: a grid of buttons over the drawing, with a roving tabindex. */
import { words } from "../text/index.js";
import { place } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { cellFacts } from "./facts.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Layout} from "../draw/layout.js" */

export class Grid {
  element = make("div", { class: "grid", role: "grid" });
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
   * A walk up or down: the cell it has come to, and the column that it keeps to where rows are offset or end
   * early, so that the way back leads to the same cells.
   *
   * @type {{ here: HTMLButtonElement; left: number } | undefined}
   */
  #walk;
  /** The cells in the order of the buttons. */
  #order = "";
  #game = "";

  /**
   * @param {(cell: number) => void} onTap
   * @param {() => void} onEscape
   * @param {(event: KeyboardEvent) => void} onKey
   */
  constructor(onTap, onEscape, onKey) {
    this.element.addEventListener("click", (event) => {
      const cell = this.cellOf(event.target);
      if (cell !== undefined) onTap(cell);
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") onEscape();
      else if (!this.#moveFocus(event)) onKey(event);
    });
    this.element.addEventListener("focusin", (event) => this.#enterAt(event.target));
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
    this.element.setAttribute("aria-label", words.board.label(game));
    const rows = layout.rows.map((row) => row.map((field) => this.#place(layout, field)));
    this.#rows = layout.seen.map((row) =>
      row.map(({ cell }) => /** @type {HTMLButtonElement} */ (this.#buttons.get(cell))),
    );
    this.#walk = undefined;
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
    const facts = cellFacts(layout.board, view, advised);
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
    if (this.#walk?.here !== button) this.#walk = undefined;
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    button.tabIndex = 0;
    this.#tabStop = button;
  }

  /**
   * Whether a key moves the focus.
   *
   * @param {KeyboardEvent} event
   */
  #moveFocus(event) {
    if (event.altKey || event.metaKey) return false;
    const here = /** @type {HTMLButtonElement} */ (event.target);
    const y = this.#rows.findIndex((row) => row.includes(here));
    const x = this.#rows[y]?.indexOf(here) ?? -1;
    const to = x < 0 ? undefined : this.#destination(event, x, y);
    if (!to) return false;
    event.preventDefault();
    to.focus();
    return true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} x
   * @param {number} y
   */
  #destination({ key, ctrlKey }, x, y) {
    const rows = this.#rows;
    switch (key) {
      case "ArrowLeft":
        return rows[y][x - 1];
      case "ArrowRight":
        return rows[y][x + 1];
      case "ArrowUp":
        return this.#across(rows[y - 1], rows[y][x]);
      case "ArrowDown":
        return this.#across(rows[y + 1], rows[y][x]);
      case "Home":
        return ctrlKey ? rows[0][0] : rows[y][0];
      case "End":
        return ctrlKey ? rows.at(-1)?.at(-1) : rows[y].at(-1);
      default:
        return undefined;
    }
  }

  /**
   * The button of the next row that is nearest to the column of a walk; of two, the left one.
   *
   * @param {HTMLButtonElement[] | undefined} row
   * @param {HTMLButtonElement} here
   */
  #across(row, here) {
    if (!row) return undefined;
    const leftOf = (/** @type {HTMLElement} */ { style }) => parseFloat(style.left);
    const left = this.#walk?.left ?? leftOf(here);
    const distance = (/** @type {HTMLElement} */ button) => Math.abs(leftOf(button) - left);
    const next = row.reduce((best, button) => (distance(button) < distance(best) - 1 ? button : best));
    this.#walk = { here: next, left };
    return next;
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
