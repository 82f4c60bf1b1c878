/** The pieces that can be put on the board, one of which is chosen, and the eraser. */
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { words } from "../text/index.js";
import { picture, watchDrags } from "./drag.js";

/** @import {StoneRun} from "../wasm/ergo_wasm.js" */
/** @import {DraftView} from "../wasm/ergo_wasm.js" */

/** The size of the cell that a piece is drawn for, in CSS pixels. */
const CELL = 40;

export class DraftPalette {
  element = make(
    "fieldset",
    { class: "segments pieces" },
    make("legend", { class: "unseen" }, words.editor.pieces),
  );
  /** The index of the chosen piece; the eraser comes after the last one. */
  at = 0;
  /** @type {StoneRun[]} */
  #pieces = [];
  #onChange;
  #board;
  #drop;
  #signal;
  #shown = "";

  /**
   * @param {import("./board.js").DraftBoard} board
   * @param {{ change: () => void; drop: (at: number, event: PointerEvent) => void }} act
   * @param {AbortSignal} signal
   */
  constructor(board, { change, drop }, signal) {
    this.#board = board;
    this.#onChange = change;
    this.#drop = drop;
    this.#signal = signal;
  }

  /** The chosen piece; nothing if it is the eraser. */
  get chosen() {
    return this.#pieces.at(this.at);
  }

  /** How many there are to choose from, the eraser included. */
  get length() {
    return this.#pieces.length + 1;
  }

  /** @param {number} at */
  choose(at) {
    this.at = at;
    const input = this.element.querySelectorAll("input")[at];
    if (input) input.checked = true;
    this.#onChange();
  }

  /**
   * The index of a piece among those of its side.
   *
   * @param {number} at
   */
  kindOf(at) {
    return at % (this.#pieces.length / 2);
  }

  /**
   * Says what is chosen.
   *
   * @param {DraftView["tones"]} tones
   */
  describe(tones) {
    const { chosen } = this;
    return chosen ? words.editor.chosen(tones[chosen.side], chosen.shape) : words.editor.eraserChosen;
  }

  /**
   * @param {Pick<DraftView, "palette" | "tones">} draft
   * @param {boolean} [isRepaint] whether the colours have changed
   */
  show({ palette, tones }, isRepaint = false) {
    const shown = JSON.stringify([palette, tones]);
    if (shown === this.#shown && !isRepaint) return;
    this.#shown = shown;
    this.#pieces = palette;
    const isFocused = this.element.contains(document.activeElement);
    const items = palette.map((stone, at) =>
      this.#item(at, words.editor.piece(tones[stone.side], stone.shape), this.#draw(stone, tones)),
    );
    const eraser = this.#item(palette.length, words.editor.eraser, icon("eraser"));
    this.element.replaceChildren(/** @type {Node} */ (this.element.firstChild), ...items, eraser);
    if (isFocused) this.element.querySelectorAll("input")[this.at]?.focus();
  }

  /**
   * @param {StoneRun} stone
   * @param {DraftView["tones"]} tones
   */
  #draw(stone, tones) {
    return picture([stone], tones, { ...this.#board.style, cell: CELL });
  }

  /**
   * @param {number} at
   * @param {string} name
   * @param {Element} sign
   */
  #item(at, name, sign) {
    const input = make("input", {
      type: "radio",
      name: "draft-piece",
      value: String(at),
      "aria-label": name,
    });
    input.checked = at === this.at;
    input.addEventListener("change", () => this.choose(at));
    const item = make("label", { title: name }, input, sign);
    const stone = this.#pieces[at];
    if (stone) {
      const tones = () => JSON.parse(this.#shown)[1];
      const draw = () => picture([stone], tones(), this.#board.style);
      watchDrags(item, () => ({ draw, drop: (event) => this.#drop(at, event) }), this.#signal);
    }
    return item;
  }
}
