/**
 * Everything about a position that is not on its board: who is to move, numbers, options, the text, and what
 * is wrong.
 */
import { segments, toggle } from "../ui/controls.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { setText } from "../ui/dom.js";
import { copyFrom } from "../ui/dialog.js";
import { outcomeText, words } from "../text/index.js";

/** @import {Draft} from "./draft.js" */
/** @import {DraftView} from "../wasm/ergo_wasm.js" */

/**
 * The problems of the position, in sentences.
 *
 * @param {DraftView} draft
 * @param {(cells: number[]) => string[]} namesOf
 */
export const problemTexts = ({ problems, tones }, namesOf) =>
  problems.map(({ code, side, cells, count, most }) =>
    words.editor.problem(code, { colour: tones[side ?? 0], cells: namesOf(cells), count, most }),
  );

/** Whether the position can be played: a sentence, or a list of what is wrong. */
export class Verdict {
  element = make("section", { class: "verdict", "aria-label": words.editor.verdict });
  #shown = "";

  /**
   * @param {DraftView} draft
   * @param {import("../wasm/ergo_wasm.js").View} view
   * @param {string[]} problems
   */
  show(draft, view, problems) {
    const say = words.editor;
    const over = draft.outcome ? [outcomeText(words, view), say.over] : [];
    const lines = problems.length > 0 ? problems : over.length > 0 ? over : [say.possible];
    const shown = JSON.stringify(lines);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.element.classList.toggle("wrong", problems.length > 0);
    const sign = icon(problems.length > 0 || over.length > 0 ? "info" : "check");
    const items = problems.map((problem) => make("li", {}, problem));
    this.element.replaceChildren(
      sign,
      problems.length > 0 ? make("ul", {}, ...items) : make("p", {}, lines.join(" ")),
    );
  }
}

/** Side to move, numbers and options. */
export class Fields {
  element = make("div", { class: "lines fields" });
  #draft;
  /** The state that the controls were made for, as text. */
  #made = "";
  /**
   * Follow the position.
   *
   * @type {((draft: DraftView) => void)[]}
   */
  #follow = [];

  /** @param {Draft} draft */
  constructor(draft) {
    this.#draft = draft;
  }

  /** @param {DraftView} state */
  show(state) {
    const made = JSON.stringify([state.tones, this.#draft.known]);
    if (made !== this.#made) this.#make(state);
    this.#made = made;
    for (const follow of this.#follow) follow(state);
  }

  /** @param {DraftView} state */
  #make(state) {
    const focused = this.element.contains(document.activeElement)
      ? /** @type {HTMLInputElement} */ (document.activeElement)
      : undefined;
    this.#follow = [];
    this.element.replaceChildren(
      this.#turn(state),
      ...state.counters.map(({ code, most }, at) => this.#stepper(state, code, most, at)),
      this.#hands(),
      ...this.#draft.known.map((option, at) => this.#option(option, at)),
    );
    const { name, value } = focused ?? {};
    if (name)
      /** @type {HTMLElement | null} */ (
        this.element.querySelector(`[name="${name}"][value="${value}"]`)
      )?.focus();
  }

  /** @param {DraftView} state */
  #turn({ tones, turn }) {
    const say = words.editor;
    const values = { 0: say.colour(tones[0]), 1: say.colour(tones[1]) };
    const control = segments(
      "draft-turn",
      say.toMove,
      values,
      /** @type {any} */ (String(turn)),
      (side) => void this.#draft.edit("turn", Number(side)),
    );
    this.#follow.push(({ turn }) => {
      for (const input of control.querySelectorAll("input")) input.checked = input.value === String(turn);
    });
    return make("div", { class: "line" }, make("span", { "aria-hidden": "true" }, say.toMove), control);
  }

  /**
   * @param {DraftView} state
   * @param {import("../wasm/ergo_wasm.js").Counter} code
   * @param {number} most
   * @param {number} at
   */
  #stepper({ tones }, code, most, at) {
    const say = words.editor;
    const label = say.counters[code](tones);
    const input = make("input", {
      class: "field",
      type: "number",
      name: `draft-${code}`,
      min: "0",
      max: String(most),
      inputmode: "numeric",
      "aria-label": label,
    });
    const set = (/** @type {number} */ value) =>
      void this.#draft.edit("counter", at, Math.min(most, Math.max(0, Math.trunc(value) || 0)));
    const [less, plus] = [-1, 1].map((by) => {
      const button = make(
        "button",
        { type: "button", "aria-label": by < 0 ? say.less(code, tones) : say.more(code, tones) },
        by < 0 ? "−" : "+",
      );
      button.addEventListener("click", () => set(input.valueAsNumber + by));
      return button;
    });
    // What is being typed is kept until it is finished, whatever arrives meanwhile.
    let isTyped = false;
    input.addEventListener("input", () => (isTyped = true));
    input.addEventListener("blur", () => (isTyped = false));
    input.addEventListener("change", () => {
      isTyped = false;
      set(input.valueAsNumber);
    });
    this.#follow.push(({ counters }) => {
      const { value } = counters[at];
      if (!isTyped) input.value = String(value);
      less.setAttribute("aria-disabled", String(value <= 0));
      plus.setAttribute("aria-disabled", String(value >= most));
    });
    return make(
      "div",
      { class: "line" },
      make("span", { "aria-hidden": "true" }, label),
      make("span", { class: "stepper" }, less, input, plus),
    );
  }

  /** The pieces in hand, where they follow from the board. */
  #hands() {
    const text = make("p", { class: "hands" });
    this.#follow.push(({ hands, tones, counters }) => {
      const counts = hands.map((hand) => hand.reduce((sum, { count }) => sum + count, 0));
      text.hidden = counters.length > 0 || hands.every((hand) => hand.length === 0);
      setText(text, words.tray.hands(tones, counts));
    });
    return text;
  }

  /**
   * @param {string} option
   * @param {number} at
   */
  #option(option, at) {
    const control = toggle(
      `draft-${option}`,
      words.newGame.optionNames[option],
      false,
      (isOn) => void this.#draft.edit("option", at, isOn ? 1 : 0),
    );
    const input = /** @type {HTMLInputElement} */ (control.querySelector("input"));
    this.#follow.push(({ options }) => (input.checked = options.includes(option)));
    return control;
  }
}

/** The position as text, to copy, to write and to paste. */
export class TextField {
  #field = make("textarea", {
    id: "draft-text",
    dir: "ltr",
    rows: "3",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
  });
  #error = make("p", { class: "error", id: "draft-error", role: "alert" });
  #status = make("p", { class: "told", role: "status" });
  #copy = make("button", { type: "button" }, words.editor.copy);
  element = make(
    "section",
    { class: "text" },
    make("p", { class: "heading" }, make("label", { for: "draft-text" }, words.editor.text), this.#copy),
    this.#field,
    this.#error,
    this.#status,
  );

  /** @param {Draft} draft */
  constructor(draft) {
    this.#field.setAttribute("aria-describedby", "draft-error");
    this.#field.addEventListener("input", () => void draft.read(this.#field.value.trim()));
    this.#copy.addEventListener("click", async () => {
      const isCopied = await copyFrom(/** @type {any} */ (this.#field), this.#field.value);
      setText(this.#status, isCopied ? words.gameText.copied : words.gameText.notCopied);
    });
  }

  /**
   * A text with an error stays as it is written.
   *
   * @param {Draft} draft
   */
  show({ state, error }) {
    setText(this.#error, error ? `${words.textErrors.parse(error)} ${words.editor.place(error.column)}` : "");
    setText(this.#status, "");
    if (error) this.#field.setAttribute("aria-invalid", "true");
    else this.#field.removeAttribute("aria-invalid");
    // What is being written may end in a space.
    if (state && !error && this.#field.value.trim() !== state.position) this.#field.value = state.position;
  }

  /**
   * Shows a text that was pasted elsewhere.
   *
   * @param {string} text
   */
  take(text) {
    this.#field.value = text;
  }
}
