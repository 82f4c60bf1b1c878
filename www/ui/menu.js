/**
 * A menu that a button opens: a list of actions with icons and words. Arrow keys walk through it, Escape and
 * a click elsewhere close it.
 */
import { zoomOf } from "./dom.js";
import { icon } from "./icons.js";
import { make } from "./make.js";
import styles from "./menu.css";
import { addStyles } from "./styles.js";

/** @import {MenuItem} from "./types.js" */

let count = 0;

export class Menu {
  /** To be inserted beside the button. */
  element;
  #button;
  #items;
  #label;
  /** The items that are shown, as text. */
  #shown = "";

  /**
   * @param {HTMLButtonElement} button opens it
   * @param {() => MenuItem[]} items called each time the menu opens
   * @param {() => string} [label] called each time the menu opens; by default, the label of the button
   */
  constructor(button, items, label = () => button.getAttribute("aria-label") ?? button.textContent) {
    this.#button = button;
    this.#items = items;
    this.#label = label;
    this.element = make("div", {
      id: `ergo-menu-${(count += 1)}`,
      class: "menu",
      role: "menu",
      popover: "",
    });
    button.setAttribute("aria-haspopup", "menu");
    button.setAttribute("aria-expanded", "false");
    button.popoverTargetElement = this.element;
    this.element.addEventListener("beforetoggle", (event) =>
      this.#toggles(/** @type {ToggleEvent} */ (event).newState === "open"),
    );
    this.element.addEventListener("toggle", (event) => {
      if (/** @type {ToggleEvent} */ (event).newState !== "open") return;
      // The element keeps its scroll position while it is closed.
      this.element.scrollTop = 0;
      const entries = this.#entries();
      const chosen = entries.find((entry) => entry.matches("[role=menuitemradio][aria-checked=true]"));
      (chosen ?? entries[0])?.focus({ preventScroll: chosen === undefined });
    });
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  /**
   * Asks for the items again if the menu is open. The same ones stay, as one of them may be pressed right
   * now.
   */
  refresh() {
    if (!this.element.matches(":popover-open") || JSON.stringify(this.#items()) === this.#shown) return;
    const at = this.#entries().findIndex((entry) => entry.matches(":focus"));
    this.#fill();
    this.#entries()[at]?.focus({ preventScroll: true });
  }

  close() {
    if (this.element.matches(":popover-open")) this.element.hidePopover();
  }

  /** @param {boolean} isOpen */
  #toggles(isOpen) {
    this.#button.setAttribute("aria-expanded", String(isOpen));
    addStyles(styles, this.element);
    if (isOpen) this.#fill();
  }

  #fill() {
    const items = this.#items();
    this.element.setAttribute("aria-label", this.#label());
    this.#shown = JSON.stringify(items);
    this.element.replaceChildren(...items.map((item) => this.#entry(item)));
    this.#place();
  }

  /**
   * Places the menu above the button if there is more room there, otherwise below it. A button in the left
   * half of the window has the menu at its left edge, any other at its right edge.
   */
  #place() {
    const { top, bottom, left, right } = this.#button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isUp = top > clientHeight - bottom;
    const isLeft = left + right < clientWidth;
    const pixels = (/** @type {number} */ length) => `${length / zoomOf(this.#button)}px`;
    Object.assign(this.element.style, {
      top: isUp ? "auto" : pixels(bottom + 4),
      bottom: isUp ? pixels(clientHeight - top + 4) : "auto",
      left: isLeft ? pixels(Math.max(8, left)) : "auto",
      right: isLeft ? "auto" : pixels(Math.max(8, clientWidth - right)),
      maxHeight: pixels((isUp ? top : clientHeight - bottom) - 12),
    });
  }

  /** @param {MenuItem} item */
  #entry({ name, label, icon: picture, run, disabled = false, pressed, chosen, href }) {
    const checked = pressed ?? chosen;
    const attributes = {
      "data-action": name,
      tabindex: "-1",
      role:
        chosen === undefined ? (pressed === undefined ? "menuitem" : "menuitemcheckbox") : "menuitemradio",
      ...(checked !== undefined && { "aria-checked": String(checked) }),
      ...(disabled && { "aria-disabled": "true" }),
    };
    const content = [...(picture ? [icon(picture)] : []), label];
    const entry =
      href === undefined
        ? make("button", { type: "button", ...attributes }, ...content)
        : make("a", { href, ...attributes }, ...content);
    entry.addEventListener("click", () => {
      if (disabled) return;
      this.close();
      run();
    });
    return entry;
  }

  #entries() {
    return /** @type {HTMLElement[]} */ ([...this.element.children]);
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const entries = this.#entries();
    const at = entries.indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, number>} */
    const ways = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    if (event.key === "Tab") this.close();
    if (!(event.key in ways)) return;
    event.preventDefault();
    entries.at(ways[event.key] % entries.length)?.focus();
  }
}
