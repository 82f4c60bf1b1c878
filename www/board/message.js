/**
 * The message line above the own tray: one thing at a time, always in the same place. What it shows follows
 * from the state of the game; `status.js` decides.
 */
import { setText } from "../ui/dom.js";
import { icon, setIcon } from "../ui/icons.js";
import { make } from "../ui/make.js";

/** @import {IconName} from "../ui/icons.js" */

/**
 * The content of the line. `lead` is in bold and says it all where there is room for little; `text` adds to
 * it. Both are whole messages of the language.
 *
 * @typedef {object} MessageContent
 * @property {"coach" | "status" | "hint" | "warning" | "result" | "error"} kind
 * @property {string} [lead]
 * @property {string} [text]
 * @property {import("../ui/icons.js").IconName} [icon] default: that of the kind
 * @property {string} [action] the name of a toolbar action that the line offers as a button
 * @property {string} [label] of that button
 * @property {string} [cancel] the label of another button, which leaves a question unanswered
 * @property {(text: string) => (Node | string)[]} [mark] makes the words of a text lead to their meaning
 */

/** @type {Record<MessageContent["kind"], IconName>} */
const ICONS = { coach: "tap", status: "info", hint: "hint", warning: "hint", result: "star", error: "info" };

/** The space above and below the words together, in CSS pixels. */
const LEAST_SPACE = 3;

export class Message {
  #icon = icon("info");
  #lead = make("b", { class: "now" });
  #text = make("span", { class: "detail" });
  #said = make("span", { class: "said" }, this.#lead, " ", this.#text);
  #words = make("p", {}, this.#said);
  #cancel = make("button", { type: "button", class: "cancel" });
  #action = make("button", { type: "button" });
  #answers = make("span", { class: "answers" }, this.#cancel, this.#action);
  /**
   * How words were marked.
   *
   * @type {MessageContent["mark"]}
   */
  #mark;
  element = make("div", { class: "status message", part: "status" }, this.#icon, this.#words, this.#answers);

  /** @param {(name: string) => void} onAction */
  constructor(onAction) {
    this.#cancel.addEventListener("click", () => onAction("cancel"));
    this.#action.addEventListener("click", () => onAction(this.#action.dataset.action ?? ""));
    // Typefaces and styles may arrive later. Browsers complain about changes of what lies no deeper than the
    // board, whose size is watched as well.
    const watch = () => this.#isTooLong() && requestAnimationFrame(() => this.fit());
    const observer = new ResizeObserver(watch);
    observer.observe(this.#said);
    observer.observe(this.#answers);
  }

  /** @param {MessageContent} content */
  show({ kind, lead = "", text = "", icon: name = ICONS[kind], action, label = "", cancel = "", mark }) {
    this.element.dataset.kind = kind;
    setIcon(this.#icon, name);
    if (
      this.#lead.textContent === lead &&
      this.#text.textContent === text &&
      this.#action.dataset.action === (action ?? "") &&
      this.#mark === mark
    )
      return false;
    // A word that has it goes, as the buttons may.
    const hadFocus = this.element.querySelector(":is(.term, .answers > button):focus") !== null;
    this.#mark = mark;
    if (mark) {
      this.#lead.replaceChildren(...mark(lead));
      this.#text.replaceChildren(...mark(text));
    } else {
      setText(this.#lead, lead);
      setText(this.#text, text);
    }
    this.#answers.hidden = action === undefined;
    this.#action.dataset.action = action ?? "";
    setText(this.#action, label);
    setText(this.#cancel, cancel);
    this.fit();
    return hadFocus && action === undefined;
  }

  /** Fits the words into the box, now and whenever it has another size, or the words another typeface. */
  fit() {
    const { classList, dataset, style } = this.element;
    classList.remove("dense", "brief", "grown");
    // Smaller letters, then one of two sentences unless both are needed, then a higher box.
    classList.toggle("dense", this.#isTooLong());
    const isDivisible = [this.#lead, this.#text].every(({ textContent }) => textContent);
    const isWhole = dataset.kind === "result" || dataset.kind === "warning";
    classList.toggle("brief", isDivisible && !isWhole && this.#isTooLong());
    if (!this.#isTooLong()) return;
    const { clientHeight } = this.element;
    classList.add("grown");
    style.setProperty("--_grown", `${this.element.clientHeight - clientHeight}px`);
  }

  /** Focuses the button, if there is one; whether there is. */
  focusAction() {
    this.#action.focus();
    return !this.#answers.hidden;
  }

  #isTooLong() {
    const { clientHeight, scrollHeight } = this.element;
    const needed = Math.max(this.#words.offsetHeight + LEAST_SPACE, scrollHeight);
    return clientHeight > 0 && needed > clientHeight;
  }
}
