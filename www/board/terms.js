/**
 * The words of a game that have a meaning of their own, in the message line: each is a button that tells what
 * it means. Loaded behind the first picture.
 */
import { zoomOf } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import styles from "./terms.css";

/** @import {Term} from "../text/language.js" */
/** @import {Words} from "../text/language.js" */

/** How many letters more a word may have, in another form: "lions" is a form of "lion". */
const ENDING = 2;

/** The width of the box in CSS pixels, and its distance from the edges of the window. */
const WIDTH = 300;
const EDGE = 8;

/** The least height that has room for the longest meaning, in CSS pixels. */
const HEIGHT = 150;

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export class Terms {
  #words;
  #title = make("b", {});
  #text = make("p", { id: "ergo-meaning" });
  #box = make(
    "div",
    {
      class: "meaning",
      popover: "",
      role: "dialog",
      tabindex: "-1",
      "aria-describedby": this.#text.id,
    },
    this.#title,
    this.#text,
  );
  /**
   * The word whose meaning is shown.
   *
   * @type {HTMLElement | undefined}
   */
  #told;
  /**
   * What marks the words of each game in a text.
   *
   * @type {Map<string, (text: string) => (Node | string)[]>}
   */
  #marks = new Map();

  /**
   * @param {Words} words
   * @param {HTMLElement} table takes the box
   */
  constructor(words, table) {
    this.#words = words;
    table.append(this.#box);
    addStyles(styles, this.#box);
    // Keys in the box are not those of the board.
    this.#box.addEventListener("keydown", (event) => event.stopPropagation());
    this.#box.addEventListener("toggle", (event) => {
      const { activeElement } = /** @type {ShadowRoot} */ (this.#box.getRootNode());
      const isLost = activeElement === null || activeElement === this.#box;
      if (/** @type {ToggleEvent} */ (event).newState === "closed" && isLost) this.#told?.focus();
    });
  }

  /**
   * What marks the words of a game in a text; always the same for a game.
   *
   * @param {string} game
   */
  of(game) {
    const known = this.#marks.get(game);
    if (known) return known;
    const terms = this.#words.terms.games[game] ?? [];
    const byWord = new Map(terms.map((term) => [term[0].toLowerCase(), term]));
    // Of words that begin alike, the longest.
    const all = [...byWord.keys()].toSorted((one, other) => other.length - one.length);
    const pattern = new RegExp(
      `(?<!\\p{L})(${all.map(escaped).join("|")})\\p{L}{0,${ENDING}}(?!\\p{L})`,
      "giu",
    );
    const mark = (/** @type {string} */ text) =>
      byWord.size > 0 ? this.#marked(text, pattern, byWord) : [text];
    this.#marks.set(game, mark);
    return mark;
  }

  /**
   * @param {string} text
   * @param {RegExp} pattern
   * @param {ReadonlyMap<string, Term>} byWord the terms by their words in lower case
   */
  #marked(text, pattern, byWord) {
    /** @type {Set<Term>} */
    const marked = new Set();
    /** @type {(Node | string)[]} */
    const parts = [];
    let end = 0;
    for (const { 0: form, 1: found, index } of text.matchAll(pattern)) {
      const term = byWord.get(found.toLowerCase());
      // Once is enough.
      if (!term || marked.has(term)) continue;
      marked.add(term);
      parts.push(text.slice(end, index));
      end = index + form.length;
      // A line does not begin with what follows a word without a space.
      const [tail] = /^[^\s\p{L}]*/u.exec(text.slice(end)) ?? [""];
      const button = this.#button(form, term);
      parts.push(tail === "" ? button : make("span", { class: "end" }, button, tail));
      end += tail.length;
    }
    return [...parts, text.slice(end)].filter((part) => part !== "");
  }

  /**
   * @param {string} form
   * @param {Term} term
   */
  #button(form, [word, meaning]) {
    const button = make("button", { type: "button", class: "term" }, form);
    button.popoverTargetElement = this.#box;
    // Before the box opens.
    button.addEventListener("click", () => {
      this.#told = button;
      // Only now: in a frame of another site, browsers warn of a box with it that is added to the page.
      this.#box.autofocus = true;
      this.#title.textContent = word;
      this.#text.textContent = meaning;
      this.#box.setAttribute("aria-label", word);
      this.#place(button);
    });
    return button;
  }

  /**
   * Places the box above the message line, or below it where there is no room above, where the word is.
   *
   * @param {HTMLElement} button
   */
  #place(button) {
    const { left } = button.getBoundingClientRect();
    const { top, bottom } = (button.closest(".message") ?? button).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const pixels = (/** @type {number} */ length) => `${length / zoomOf(this.#box)}px`;
    const isUp = top > HEIGHT;
    const width = Math.min(WIDTH, clientWidth - 2 * EDGE);
    Object.assign(this.#box.style, {
      width: pixels(width),
      top: isUp ? "auto" : pixels(bottom + EDGE),
      bottom: isUp ? pixels(clientHeight - top + EDGE) : "auto",
      left: pixels(Math.max(EDGE, Math.min(left - 2 * EDGE, clientWidth - EDGE - width))),
    });
  }
}
