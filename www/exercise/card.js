/**
 * The card of an exercise: where one is, what is to be done, what the last try was like, and the buttons.
 * Lessons and puzzles fill it.
 */
import { setText } from "../ui/dom.js";
import { icon, setIcon } from "../ui/icons.js";
import { clip } from "../text/clip.js";
import { make } from "../ui/make.js";

/**
 * The kind of an answer: it is in words, and in the sign before it. After one that is `missed`, there is no
 * other try.
 *
 * @typedef {"none" | "right" | "wrong" | "missed" | "info"} AnswerKind
 */

/** The most letters of a text that are shown: one of a megabyte would block the page. */
const LONGEST = 10_000;

/** @type {Record<AnswerKind, import("../ui/icons.js").IconName>} */
const SIGNS = { none: "info", right: "check", wrong: "again", missed: "cross", info: "eye" };

export class Card {
  #chip = make("span", { class: "chip" });
  #place = make("span", { class: "place" });
  #title;
  #text = make("p", { class: "text", role: "status" });
  /** Nothing that is announced: the board does that. */
  #state = make("p", { class: "state" });
  #dashes = make("div", { class: "dashes", "aria-hidden": "true" });
  #sign = icon("info");
  #answer = make("p", { role: "status" });
  /** The board says these moves while it shows them. */
  #moves = make("div", { class: "moves", dir: "ltr", hidden: "" });
  #line = make("div", { class: "answer" }, this.#sign, this.#answer);
  #actions = make("div", { class: "actions" });
  element;

  /** @param {"h1" | "h2"} heading the tag of its title */
  constructor(heading = "h1") {
    // Nothing to be read until it has words, which it keeps room for.
    this.#title = make(heading, { class: "title", tabindex: "-1", "aria-hidden": "true" });
    const head = make("div", { class: "head" }, this.#chip, this.#place);
    this.element = make(
      "section",
      { class: "exercise-card" },
      head,
      this.#title,
      this.#text,
      this.#state,
      this.#dashes,
      this.#line,
      this.#moves,
      this.#actions,
    );
    this.answer("none", "");
  }

  /** @param {{ chip: string; place: string; title: string; text: string }} words */
  show({ chip, place, title, text }) {
    setText(this.#chip, chip);
    setText(this.#place, place);
    setText(this.#title, clip(title, LONGEST));
    this.#title.setAttribute("aria-hidden", String(title === ""));
    setText(this.#text, clip(text, LONGEST));
  }

  /**
   * Says how the position on the board stands.
   *
   * @param {string} text
   */
  showState(text) {
    setText(this.#state, text);
  }

  /**
   * One dash for each step: those before `at` are done.
   *
   * @param {number} at
   * @param {number} of
   */
  progress(at, of) {
    const classOf = (/** @type {number} */ step) => (step < at ? "done" : step === at ? "now" : "");
    this.#dashes.replaceChildren(
      ...Array.from({ length: of }, (_, step) => make("span", { class: classOf(step) })),
    );
  }

  /**
   * Says what a try was like. What is said again is announced again.
   *
   * @param {AnswerKind} kind
   * @param {string} text
   */
  answer(kind, text) {
    this.say(kind, text);
    this.showLine([], () => {});
  }

  /**
   * Says something about the moves below it.
   *
   * @param {AnswerKind} kind
   * @param {string} text
   */
  say(kind, text) {
    this.#line.dataset.kind = kind;
    setIcon(this.#sign, SIGNS[kind]);
    this.#answer.replaceChildren(clip(text, LONGEST));
  }

  /**
   * Names the moves of a line below the answer. Each shows the position after it.
   *
   * @param {{ colour: import("../text/language.js").Colour; move: string; label: string }[]} moves
   * @param {(count: number) => unknown} show called with the number of moves up to the chosen one
   */
  showLine(moves, show) {
    this.#moves.hidden = moves.length === 0;
    this.#moves.replaceChildren(
      ...moves.map(({ colour, move, label }, at) => {
        const stone = make("i", { "data-colour": colour });
        const made = make("button", { type: "button", "aria-label": label }, stone, move);
        made.addEventListener("click", () => show(at + 1));
        return made;
      }),
    );
  }

  /**
   * Marks the move of the line that is on the board.
   *
   * @param {number} count how many of its moves are there
   */
  markMove(count) {
    for (const [at, button] of [...this.#moves.children].entries()) {
      if (at + 1 === count) {
        button.setAttribute("aria-current", "step");
        button.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else button.removeAttribute("aria-current");
    }
  }

  /** @param {...HTMLElement} actions */
  setActions(...actions) {
    this.#actions.replaceChildren(...actions);
  }

  /** Moves the focus to the action to go on with. */
  focusMain() {
    /** @type {HTMLElement | null} */ (
      this.#actions.querySelector(".main") ?? this.#actions.querySelector("button")
    )?.focus();
  }

  /** The heading, where reading starts. */
  focus() {
    this.#title.focus();
  }
}

/**
 * @param {string} label
 * @param {() => unknown} act
 * @param {{ main?: boolean; icon?: import("../ui/icons.js").IconName }} [look]
 */
export function action(label, act, look = {}) {
  const made = make(
    "button",
    { type: "button", class: look.main ? "main" : "" },
    ...(look.icon ? [icon(look.icon)] : []),
    label,
  );
  made.addEventListener("click", act);
  return made;
}

/**
 * @param {string} label
 * @param {string} href
 * @param {boolean} [isMain]
 */
export const link = (label, href, isMain) =>
  make("a", { href, class: isMain ? "button main" : "button" }, label);
