/**
 * The list of games: a grid of which only the rows in the window are drawn, whatever its length. Screen
 * readers know the number of every row and of all rows; arrow keys go from row to row and from part to part.
 */
import { make } from "../ui/make.js";
import { words } from "../text/index.js";
import { damagedSummary } from "../storage/entry.js";
import { makeRow } from "./row.js";

/** @import {Summary} from "../storage/types.js" */

/** How many rows are drawn above and below the window. */
const SPARE = 6;

/** The most rows that are printed. */
const PRINTED = 2000;

/** The parts of a row that can have the focus, in the order in which they are read. */
const PARTS = ["pick", "open", "more"];

/**
 * @typedef {object} Actions
 * @property {(summary: Summary) => unknown} open
 * @property {(summary: Summary, button: HTMLButtonElement) => unknown} more
 * @property {() => unknown} chosen the choice has changed
 * @property {(ids: string[]) => unknown} remove
 * @property {import("./pictures.js").Pictures} pictures
 */

export class GameList {
  element = make("div", { role: "grid", "aria-multiselectable": "true", "aria-label": words.library.title });
  /**
   * The ids of the rows that are chosen.
   *
   * @type {Set<string>}
   */
  chosen = new Set();
  #actions;
  #scroller;
  #rows = make("div", { class: "rows", role: "rowgroup" });
  #all = make("input", { type: "checkbox", "aria-label": words.library.chooseAll });
  /** @type {readonly Summary[]} */
  #summaries = [];
  /**
   * The rows that are drawn, by their place.
   *
   * @type {Map<number, HTMLElement>}
   */
  #drawn = new Map();
  /** Where the focus is, or would be: a row and one of its parts. */
  #at = 0;
  #part = "open";

  /**
   * @param {HTMLElement} scroller
   * @param {Actions} actions
   * @param {AbortSignal} signal ends it
   */
  constructor(scroller, actions, signal) {
    this.#scroller = scroller;
    this.#actions = actions;
    const { columns } = words.library;
    const head = (/** @type {string} */ name) => make("div", { role: "columnheader" }, name);
    const hidden = (/** @type {string} */ name) =>
      make("div", { role: "columnheader" }, make("span", { class: "unseen" }, name));
    const heads = make(
      "div",
      { role: "row", class: "heads", "aria-rowindex": "1" },
      make(
        "div",
        { role: "columnheader" },
        make(
          "label",
          {},
          this.#all,
          make("span", { class: "narrow", "aria-hidden": "true" }, words.library.chooseAll),
        ),
      ),
      hidden(columns.game),
      ...[columns.opponent, columns.result, columns.turns, columns.date].map(head),
      hidden(columns.more),
    );
    this.element.append(make("div", { role: "rowgroup" }, heads), this.#rows);
    this.#all.addEventListener("change", () =>
      this.choose(this.#all.checked ? this.#summaries.map(({ id }) => id) : []),
    );
    this.#rows.addEventListener("click", (event) => this.#click(event));
    this.#rows.addEventListener("keydown", (event) => this.#walk(event));
    this.#rows.addEventListener("focusin", ({ target }) =>
      this.#focused(/** @type {HTMLElement} */ (target)),
    );
    let frame = 0;
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        this.draw();
      });
    };
    scroller.addEventListener("scroll", later, { passive: true, signal });
    const observer = new ResizeObserver(later);
    observer.observe(scroller);
    observer.observe(this.element);
    signal.addEventListener("abort", () => observer.disconnect());
    addEventListener("beforeprint", () => this.#drawAll(), { signal });
    addEventListener("afterprint", later, { signal });
  }

  /** @param {readonly Summary[]} summaries */
  show(summaries) {
    const before = this.#summaries[this.#at]?.id;
    const hadFocus = this.#rows.contains(document.activeElement);
    this.#summaries = summaries;
    const ids = new Set(summaries.map(({ id }) => id));
    const { size } = this.chosen;
    for (const id of this.chosen) if (!ids.has(id)) this.chosen.delete(id);
    const again = summaries.findIndex(({ id }) => id === before);
    this.#at = Math.max(0, again >= 0 ? again : Math.min(this.#at, summaries.length - 1));
    this.element.setAttribute("aria-rowcount", String(summaries.length + 1));
    this.#rows.style.height = `calc(var(--row) * ${summaries.length})`;
    this.#clear();
    this.draw();
    this.#showChoice();
    // A message about what was done stays when the list is read again.
    if (this.chosen.size !== size) this.#actions.chosen();
    if (hadFocus) this.focus();
  }

  /** @param {Iterable<string>} ids */
  choose(ids) {
    this.chosen = new Set(ids);
    for (const [at, row] of this.#drawn) this.#mark(row, this.chosen.has(this.#summaries[at].id));
    this.#showChoice();
    this.#actions.chosen();
  }

  #showChoice() {
    const { size } = this.chosen;
    this.#all.checked = size > 0 && size === this.#summaries.length;
    this.#all.indeterminate = size > 0 && size < this.#summaries.length;
  }

  /**
   * @param {HTMLElement} row
   * @param {boolean} isChosen
   */
  #mark(row, isChosen) {
    row.setAttribute("aria-selected", String(isChosen));
    const box = row.querySelector("input");
    if (box) box.checked = isChosen;
  }

  /** Draws everything again, in other colours. */
  repaint() {
    this.#actions.pictures.restyle();
    this.show(this.#summaries);
  }

  #clear() {
    this.#drawn.clear();
    this.#rows.replaceChildren();
  }

  /** Draws the rows in the window, and the one with the focus. */
  draw() {
    const { length } = this.#summaries;
    const all = this.#rows.offsetHeight;
    // The list may be hidden, or in no page.
    if (all === 0) return this.#clear();
    const height = all / length;
    const { top, bottom } = this.#scroller.getBoundingClientRect();
    const start = this.#rows.getBoundingClientRect().top;
    const first = Math.max(0, Math.floor((top - start) / height) - SPARE);
    const last = Math.min(length - 1, Math.ceil((bottom - start) / height) + SPARE);
    for (const [at, row] of this.#drawn) {
      if ((at >= first && at <= last) || row.contains(document.activeElement)) continue;
      row.remove();
      this.#drawn.delete(at);
    }
    for (let at = first; at <= last; at++) this.#drawRow(at);
    this.#rove();
  }

  /** Draws the rows for printing, which does not scroll. */
  #drawAll() {
    const { length } = this.#summaries;
    if (this.#rows.offsetHeight > 0) for (let at = 0; at < Math.min(length, PRINTED); at++) this.#drawRow(at);
  }

  /** @param {number} at */
  #drawRow(at) {
    const known = this.#drawn.get(at);
    if (known) return known;
    const summary = this.#summaries[at];
    const row = this.#makeRow(summary, at);
    for (const part of row.querySelectorAll("[data-part]")) /** @type {HTMLElement} */ (part).tabIndex = -1;
    // The order of the elements is that of the rows, for reading on.
    const after = [...this.#drawn.keys()].filter((other) => other > at);
    const next = after.length > 0 ? this.#drawn.get(Math.min(...after)) : undefined;
    this.#rows.insertBefore(row, next ?? null);
    this.#drawn.set(at, row);
    return row;
  }

  /**
   * A row that cannot be made is shown as damaged, and hides no other.
   *
   * @param {Summary} summary
   * @param {number} at
   */
  #makeRow(summary, at) {
    const how = { at, isChosen: this.chosen.has(summary.id), pictures: this.#actions.pictures };
    try {
      return makeRow(summary, how);
    } catch (error) {
      console.warn(error);
      return makeRow(damagedSummary(summary.id), how);
    }
  }

  /** The tab key reaches one part of one row. */
  #rove() {
    for (const part of this.#rows.querySelectorAll('[tabindex="0"]'))
      /** @type {HTMLElement} */ (part).tabIndex = -1;
    const seen = this.#drawn.get(this.#at) ?? this.#drawn.values().next().value;
    const part = /** @type {HTMLElement | null | undefined} */ (
      seen?.querySelector(`[data-part="${this.#part}"]`)
    );
    if (part) part.tabIndex = 0;
  }

  /** Gives the focus to the row that had it last. */
  focus() {
    this.#goTo(this.#at, this.#part);
  }

  /**
   * @param {number} at
   * @param {string} part
   */
  #goTo(at, part) {
    if (this.#summaries.length === 0) return;
    this.#at = Math.max(0, Math.min(at, this.#summaries.length - 1));
    this.#part = part;
    const row = this.#drawRow(this.#at);
    row.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null} */ (row.querySelector(`[data-part="${part}"]`))?.focus({
      preventScroll: true,
    });
    this.draw();
  }

  /** @param {HTMLElement} target */
  #focused(target) {
    const found = this.#placeOf(target);
    if (!found || target.dataset.part === undefined) return;
    this.#at = found.at;
    this.#part = target.dataset.part;
    this.#rove();
  }

  /** @param {EventTarget | null} target */
  #placeOf(target) {
    const row = target instanceof Element ? target.closest(".row") : null;
    for (const [at, drawn] of this.#drawn)
      if (drawn === row) return { at, row: drawn, summary: this.#summaries[at] };
    return undefined;
  }

  /** @param {Event} event */
  #click({ target }) {
    const found = this.#placeOf(target);
    const part =
      target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-part]")) : null;
    if (!found || !part) return;
    if (part.dataset.part === "open") this.#actions.open(found.summary);
    if (part.dataset.part === "more")
      this.#actions.more(found.summary, /** @type {HTMLButtonElement} */ (part));
    if (part instanceof HTMLInputElement) {
      if (part.checked) this.chosen.add(found.summary.id);
      else this.chosen.delete(found.summary.id);
      found.row.setAttribute("aria-selected", String(part.checked));
      this.#showChoice();
      this.#actions.chosen();
    }
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const found = this.#placeOf(event.target);
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((this.#scroller.clientHeight * 0.8) / found.row.offsetHeight));
    const { at } = found;
    /** @type {Record<string, number>} */
    const rows = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: this.#summaries.length - 1,
    };
    const onward = words.direction === "rtl" ? -1 : 1;
    const step = { ArrowRight: onward, ArrowLeft: -onward }[event.key];
    if (event.key in rows) this.#goTo(rows[event.key], this.#part);
    else if (step !== undefined)
      this.#goTo(at, PARTS[Math.max(0, Math.min(PARTS.indexOf(this.#part) + step, PARTS.length - 1))]);
    else if (event.key === "Delete")
      this.#actions.remove(this.chosen.size > 0 ? [...this.chosen] : [found.summary.id]);
    else return;
    event.preventDefault();
  }
}
