/**
 * The place where a position is set up (`#/ergo/editor`): a board, the pieces to put on it, and what can be
 * done with it.
 */
import { isField, setText } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { gameName, loadWords, words } from "../text/index.js";
import { watchTheme } from "../element/theme.js";
import { DraftActions } from "./actions.js";
import { DraftBoard } from "./board.js";
import { Draft } from "./draft.js";
import { picture, watchDrags } from "./drag.js";
import { DraftPalette } from "./palette.js";
import { Fields, TextField, Verdict, problemTexts } from "./panel.js";
import { readDraft, writeDraft } from "../storage/drafts.js";
import { addStyles } from "../ui/styles.js";
import styles from "./editor.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

addStyles(styles);

/** Matches pasted text that may be a position. */
const POSITION = /^[\w,/ -]{5,400}$/;

/**
 * @param {HTMLElement} host
 * @param {{ board: ErgoBoard; game: string }} context
 */
export function render(host, { board, game }) {
  const leaving = new AbortController();
  const heading = make(
    "h1",
    { class: "unseen", tabindex: "-1" },
    words.page.titles.editor(gameName(words, game)),
  );
  host.append(heading);
  const show = async () => {
    await loadWords("editor");
    if (leaving.signal.aborted) return;
    const place = new EditorPlace(board, game, leaving.signal);
    host.append(...place.elements);
    await place.start();
  };
  void show().catch((error) => {
    console.warn(error);
    host.append(make("p", { role: "alert" }, words.page.placeMissing));
  });
  return () => leaving.abort();
}

class EditorPlace {
  #game;
  #signal;
  #draft;
  #board;
  #palette;
  #verdict = new Verdict();
  #fields;
  #text;
  #actions;
  /** The result of an edit, and whether the position is possible then. */
  #told = [make("p", {}), make("p", {})];
  #live = make("div", { class: "unseen", role: "status" }, ...this.#told);
  #panel = make("div", { class: "panel controls" });
  /**
   * The buttons of edits that are not always possible.
   *
   * @type {{ undo?: HTMLButtonElement; redo?: HTMLButtonElement }}
   */
  #steps = {};

  /**
   * @param {ErgoBoard} board that of the page
   * @param {string} game
   * @param {AbortSignal} signal ends it
   */
  constructor(board, game, signal) {
    this.#game = game;
    this.#signal = signal;
    const stored = readDraft(game);
    this.#draft = new Draft(game, stored);
    this.#board = new DraftBoard(game, board, {
      tap: (cell) => this.#tap(cell),
      key: (event) => this.#key(event),
    });
    this.#board.isFlipped = stored.isFlipped ?? false;
    this.#palette = new DraftPalette(
      this.#board,
      {
        change: () => this.#choose(),
        drop: (at, event) => {
          const cell = this.#board.cellAt(event);
          if (cell !== undefined) this.#put(cell, at);
        },
      },
      signal,
    );
    this.#fields = new Fields(this.#draft);
    this.#text = new TextField(this.#draft);
    this.#actions = new DraftActions(this.#draft, board, game);
    signal.addEventListener("abort", () => this.#draft.close());
  }

  get elements() {
    const keys = make("p", { id: "draft-keys", class: "unseen" }, words.editor.keys);
    const table = make("div", { class: "table" }, this.#board.element);
    this.#panel.append(
      this.#palette.element,
      this.#tools(),
      this.#verdict.element,
      this.#fields.element,
      this.#actions.element,
      this.#text.element,
    );
    // Its parts come with the position, and would move each other.
    this.#panel.style.visibility = "hidden";
    return [table, this.#panel, keys, this.#live];
  }

  async start() {
    this.#draft.addEventListener("change", () => this.#show());
    this.#board.connect(this.#signal);
    const repaint = () => this.#draft.state && this.#palette.show(this.#draft.state, true);
    watchTheme(this.#board.element, repaint, this.#signal);
    watchDrags(this.#board.element, (event) => this.#lift(event), this.#signal);
    document.addEventListener("keydown", (event) => this.#shortcut(event), { signal: this.#signal });
    document.addEventListener("paste", (event) => this.#paste(event), {
      capture: true,
      signal: this.#signal,
    });
    await this.#draft.open();
  }

  #show() {
    const { state, view } = this.#draft;
    if (!state || !view || this.#signal.aborted) return;
    this.#palette.show(state);
    this.#board.chosen = this.#palette.chosen;
    this.#board.lay();
    this.#board.show(view);
    const problems = problemTexts(state, (cells) => this.#board.namesOf(cells));
    this.#verdict.show(state, view, problems);
    this.#fields.show(state);
    this.#text.show(this.#draft);
    this.#actions.show();
    this.#panel.style.visibility = "";
    this.#steps.undo?.setAttribute("aria-disabled", String(!state.canUndo));
    this.#steps.redo?.setAttribute("aria-disabled", String(!state.canRedo));
    this.#keep();
  }

  /** Stores the position, so that it is there after a reload. */
  #keep() {
    const { state } = this.#draft;
    if (state)
      writeDraft(this.#game, {
        position: state.position,
        options: state.options,
        isFlipped: this.#board.isFlipped,
      });
  }

  #tools() {
    const say = words.editor;
    const tool = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {import("../ui/icons.js").IconName} */ sign,
      /** @type {() => unknown} */ run,
    ) => {
      const button = make(
        "button",
        { type: "button", "data-action": name },
        icon(sign),
        make("span", {}, label),
      );
      button.addEventListener("click", () => run());
      return button;
    };
    this.#steps.undo = tool("undo", say.undo, "undo", () => this.#edit("undo"));
    this.#steps.redo = tool("redo", say.redo, "redo", () => this.#edit("redo"));
    return make(
      "div",
      { class: "tools", role: "group", "aria-label": say.tools },
      this.#steps.undo,
      this.#steps.redo,
      tool("flip", say.flip, "flip", () => this.#flip()),
      tool("empty", say.empty, "delete", () => this.#edit("empty")),
      tool("start", say.start, "again", () => this.#edit("start")),
    );
  }

  /**
   * Makes an edit and says what has become of it.
   *
   * @param {import("../wasm/ergo_wasm.js").DraftEdit} edit
   * @param {...number} numbers
   */
  async #edit(edit, ...numbers) {
    await this.#draft.edit(edit, ...numbers);
    const { state } = this.#draft;
    if (!state) return;
    const cell =
      edit === "carry" ? numbers[1] : ["put", "take", "take-all"].includes(edit) ? numbers[0] : undefined;
    const wrong = state.problems.length;
    this.#announce(
      cell === undefined ? "" : this.#board.describe(cell),
      wrong > 0 ? words.editor.wrong(wrong) : "",
    );
  }

  /** @param {...string} texts */
  #announce(...texts) {
    this.#told.forEach((line, at) => setText(line, texts[at] ?? ""));
  }

  /** @param {number} cell */
  #tap(cell) {
    if (this.#palette.chosen) this.#put(cell, this.#palette.at);
    else void this.#edit("take", cell);
  }

  /**
   * @param {number} cell
   * @param {number} at the index of the piece
   */
  #put(cell, at) {
    const stone = this.#draft.state?.palette[at];
    if (stone) void this.#edit("put", cell, stone.side, this.#palette.kindOf(at));
  }

  #choose() {
    this.#board.chosen = this.#palette.chosen;
    this.#board.refresh();
    const { state } = this.#draft;
    if (state) this.#announce(this.#palette.describe(state.tones));
  }

  #flip() {
    this.#board.isFlipped = !this.#board.isFlipped;
    this.#board.lay();
    this.#keep();
  }

  /**
   * The stones under a pointer, which can be carried to another cell or off the board.
   *
   * @param {PointerEvent} event
   * @returns {import("./drag.js").Dragged | undefined}
   */
  #lift(event) {
    const cell = this.#board.cellAt(event);
    const stack = cell === undefined ? undefined : this.#board.stackOn(cell);
    if (cell === undefined || !stack) return undefined;
    const lift = (/** @type {number | undefined} */ lifted) => {
      this.#board.lifted = lifted;
      this.#board.refresh();
    };
    return {
      draw: () => picture(stack, this.#draft.state?.tones ?? ["white", "black"], this.#board.style),
      lift: () => lift(cell),
      end: () => lift(undefined),
      drop: (end) => {
        const to = this.#board.cellAt(end);
        if (to !== undefined) void this.#edit("carry", cell, to);
        else if (!this.#board.has(end)) void this.#edit("take-all", cell);
      },
    };
  }

  /**
   * Keys on a cell.
   *
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { focused } = this.#board;
    if (event.ctrlKey || event.metaKey || event.altKey || focused === undefined) return;
    const digit = /^\d$/.test(event.key) ? Number(event.key) : undefined;
    if (event.key === "Delete" || event.key === "Backspace")
      void this.#edit(event.shiftKey ? "take-all" : "take", focused);
    else if (digit !== undefined && digit < this.#palette.length)
      this.#palette.choose((digit + this.#palette.length - 1) % this.#palette.length);
    else return;
    event.preventDefault();
  }

  /**
   * Undo and redo, anywhere but in a field.
   *
   * @param {KeyboardEvent} event
   */
  #shortcut(event) {
    if (!(event.ctrlKey || event.metaKey) || isField(event) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    void this.#edit(key === "y" || event.shiftKey ? "redo" : "undo");
  }

  /**
   * A position that is pasted anywhere but in a field is set up.
   *
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    if (isField(event) || document.querySelector("dialog[open]") || !POSITION.test(text)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#text.take(text);
    void this.#draft.read(text);
  }
}
