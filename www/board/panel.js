/**
 * The panel beside or below the board: tabs for the moves and whatever the page puts above them (slot
 * `aside`), the analysis, and the rules (slot `rules`). What greets newcomers (slot `welcome`) takes the
 * place of the moves; below the tabs is what steps through the game.
 */
import { make } from "../ui/make.js";

/** @import {Words} from "../text/language.js" */
/** @typedef {"aside" | "analysis" | "rules"} TabName */

export class Panel {
  #words;
  #tabs;
  #sheet = make("div", { class: "sheet" });
  element = make("div", { class: "panel" }, this.#sheet);
  #slots = { aside: slotFor("aside"), rules: slotFor("rules"), welcome: slotFor("welcome") };
  #bodies;
  #buttons;
  /**
   * The list of moves, once it is loaded.
   *
   * @type {import("../moves/list.js").MoveList | undefined}
   */
  #moves;
  /** @type {TabName} */
  #chosen = "aside";
  #onChoose;

  /**
   * @param {Words} words
   * @param {(name: TabName) => void} onChoose a tab was chosen by a person
   */
  constructor(words, onChoose) {
    this.#words = words;
    this.#onChoose = onChoose;
    this.#tabs = make("div", { class: "tabs", role: "tablist", "aria-label": words.panel.label });
    this.#bodies = {
      aside: body("aside", this.#slots.aside),
      analysis: body("analysis"),
      rules: body("rules", this.#slots.rules),
    };
    const { tabs } = words.panel;
    this.#buttons = {
      aside: tab("aside", tabs.aside),
      analysis: tab("analysis", tabs.analysis),
      rules: tab("rules", tabs.rules),
    };
    for (const [name, button] of Object.entries(this.#buttons)) {
      button.addEventListener("click", () => this.#onChoose(/** @type {TabName} */ (name)));
    }
    this.#tabs.addEventListener("keydown", (event) => this.#walk(event));
    this.#tabs.append(...Object.values(this.#buttons));
    this.#sheet.append(this.#tabs, ...Object.values(this.#bodies), this.#slots.welcome);
    for (const slot of Object.values(this.#slots))
      slot.addEventListener("slotchange", () => this.show(this.#chosen));
    this.show("aside");
  }

  /** Takes the panel of the analysis once that is loaded. */
  get analysisTab() {
    return this.#bodies.analysis;
  }

  get chosen() {
    return this.#chosen;
  }

  /** Whether the page has put something above the moves. */
  get hasAside() {
    return isFilled(this.#slots.aside);
  }

  /**
   * Shows the list of moves, or hides it.
   *
   * @param {import("../moves/list.js").MoveList | undefined} moves
   * @param {boolean} isView whether the game is only viewed
   */
  showMoves(moves, isView) {
    moves?.show(isView);
    if (moves === this.#moves) return;
    this.#moves?.element.remove();
    this.#moves?.stepper.remove();
    this.#moves = moves;
    if (moves) {
      this.#bodies.aside.append(moves.element);
      this.#sheet.append(moves.stepper);
    }
    this.show(this.#chosen);
  }

  /** @param {TabName} name */
  show(name) {
    this.#chosen = name;
    const has = {
      aside: this.hasAside || this.#moves !== undefined,
      analysis: true,
      rules: isFilled(this.#slots.rules),
    };
    // A welcome takes the place of the moves, and leaves when something else is asked for.
    const isWelcome = name === "aside" && isFilled(this.#slots.welcome);
    this.#slots.welcome.hidden = !isWelcome;
    this.#moves?.stepper.toggleAttribute("hidden", isWelcome || name === "rules");
    this.element.classList.toggle("welcoming", isWelcome);
    this.element.classList.toggle("tabbed", has.aside);
    this.#tabs.hidden = !has.aside || isWelcome;
    for (const key of /** @type {TabName[]} */ (Object.keys(has))) {
      const isChosen = key === name;
      this.#buttons[key].hidden = !has[key];
      this.#buttons[key].setAttribute("aria-selected", String(isChosen));
      this.#buttons[key].tabIndex = isChosen ? 0 : -1;
      this.#bodies[key].hidden = !isChosen || isWelcome;
    }
    this.element.dataset.tab = name;
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const tabs = Object.values(this.#buttons).filter((button) => !button.hidden);
    const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = this.#words.direction === "rtl" ? -1 : 1;
    /** @type {Record<string, number>} */
    const ways = { ArrowLeft: at - step, ArrowRight: at + step, Home: 0, End: -1 };
    if (!(event.key in ways)) return;
    event.preventDefault();
    const next = tabs.at(ways[event.key] % tabs.length);
    next?.focus();
    next?.click();
  }
}

/** @param {HTMLSlotElement} slot */
const isFilled = (slot) => slot.assignedElements().length > 0;

/** @param {string} name */
const slotFor = (name) => make("slot", { name });

/**
 * @param {TabName} name
 * @param {string} label
 */
const tab = (name, label) =>
  make("button", { type: "button", id: `tab-${name}`, role: "tab", "aria-controls": `panel-${name}` }, label);

/**
 * @param {TabName} name
 * @param {HTMLElement[]} content
 */
const body = (name, ...content) =>
  make(
    "div",
    { class: "body", id: `panel-${name}`, role: "tabpanel", "aria-labelledby": `tab-${name}` },
    ...content,
  );
