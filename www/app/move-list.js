/**
 * The list of moves with their annotations, and the buttons that step through it.
 */
import { icon } from "../board/icons.js";
import { colourOf, words } from "../text/index.js";
import { make } from "./dialog.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */
/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Annotations} Told */
/** @typedef {import("../wasm/ergo_wasm.js").VariationPiece} Piece */
/** @typedef {import("../wasm/ergo_wasm.js").Remark} Remark */

/** @type {{ name: "first" | "back" | "forward" | "last", isBack: boolean, go: (board: ErgoBoard) => unknown }[]} */
const STEPS = [
  { name: "first", isBack: true, go: (board) => board.goTo(0) },
  { name: "back", isBack: true, go: (board) => board.step(-1) },
  { name: "forward", isBack: false, go: (board) => board.step(1) },
  { name: "last", isBack: false, go: (board) => board.goTo(Infinity) },
];

/** Moves with more letters than this do not stand side by side. */
const LONG = 9;

export class MoveList {
  #board;
  #list = document.createElement("ol");
  #empty = document.createElement("p");
  /** Comments before the first move. */
  #preface = document.createElement("div");
  #buttons = /** @type {HTMLButtonElement[]} */ ([]);
  /** The entry in the tab order; arrow keys move between entries. @type {HTMLElement | null} */
  #tabStop = null;
  /** Identifies the game that the list shows. */
  #shown = "";

  /** @param {HTMLElement} host @param {ErgoBoard} board */
  constructor(host, board) {
    this.#board = board;
    const title = document.createElement("h2");
    title.id = "moves-title";
    title.textContent = words.moveList.title;
    this.#empty.textContent = words.moveList.empty;
    this.#list.addEventListener("click", ({ target }) => {
      const at = /** @type {HTMLElement} */ (target).dataset.at;
      if (at !== undefined) board.goTo(Number(at));
    });
    this.#list.setAttribute("aria-description", words.moveList.keys);
    this.#list.addEventListener("keydown", (event) => this.#walk(event));
    host.append(title, this.#empty, this.#preface, this.#list);
    board.append(this.#stepper());
    // A panel that appears or changes its size shows the current move.
    new ResizeObserver(() => {
      const current = /** @type {HTMLElement | null} */ (this.#list.querySelector('[aria-current="step"]'));
      if (current) this.#reveal(current);
    }).observe(host);
  }

  show() {
    const { view, annotations, setup } = this.#board.state;
    if (!view) return;
    const shown = [view.game, ...view.options, view.positionLine, setup.gameText].join("\n");
    if (shown !== this.#shown) this.#fill(view, annotations);
    this.#shown = shown;
    this.#empty.hidden = view.history.length > 0;
    const current = this.#list.querySelector('[aria-current="step"]');
    const next = this.#entryAt(view.at);
    if (current !== next) {
      current?.removeAttribute("aria-current");
      next?.setAttribute("aria-current", "step");
      if (next) this.#reveal(next);
    }
    if (current !== next || !this.#tabStop?.isConnected) this.#setTabStop(next ?? this.#entryAt(1));
    STEPS.forEach(({ isBack }, at) => {
      const isThere = view.at === (isBack ? 0 : view.history.length);
      this.#buttons[at].setAttribute("aria-disabled", String(isThere));
    });
  }

  /** @param {number} at @returns {HTMLElement | null} */
  #entryAt(at) {
    return this.#list.querySelector(`[data-at="${at}"]`);
  }

  /** @param {HTMLElement | null} entry */
  #setTabStop(entry) {
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    if (entry) entry.tabIndex = 0;
    this.#tabStop = entry;
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const at = Number(/** @type {HTMLElement} */ (event.target).dataset.at);
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = this.#board.state.view?.history.length ?? 0;
    /** @type {Record<string, number>} */
    const ways = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 2, ArrowDown: at + 2, Home: 1, End: last };
    if (!(event.key in ways)) return;
    event.preventDefault();
    const entry = this.#entryAt(ways[event.key]);
    if (!entry) return;
    this.#setTabStop(entry);
    entry.focus({ preventScroll: true });
    this.#reveal(entry);
  }

  /** Scrolls the list, and never the page. @param {HTMLElement} entry */
  #reveal(entry) {
    // The list lies in the panel of the board, which scrolls.
    const panel = this.#list.closest("section")?.assignedSlot?.parentElement;
    if (!panel) return;
    const [own, whole] = [entry, panel].map((element) => element.getBoundingClientRect());
    panel.scrollTop += Math.min(0, own.top - whole.top) + Math.max(0, own.bottom - whole.bottom);
  }

  #stepper() {
    const stepper = document.createElement("div");
    stepper.className = "stepper";
    stepper.slot = "stepper";
    stepper.setAttribute("role", "group");
    stepper.setAttribute("aria-label", words.moveList.stepper);
    this.#buttons = STEPS.map(({ name, go }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.step = name;
      button.append(icon(name));
      button.title = words.actions[name];
      button.setAttribute("aria-label", words.actions[name]);
      button.addEventListener("click", () => go(this.#board));
      return button;
    });
    stepper.append(...this.#buttons);
    return stepper;
  }

  /** A row for each number. @param {View} view @param {Told} [annotations] */
  #fill(view, annotations) {
    /** @type {HTMLElement[]} */
    const rows = [];
    view.history.forEach(({ side, number }, turn) => {
      rows[number - 1] ??= make("li", {}, ...(side === 0 ? [] : [make("span", { class: "none" }, "…")]));
      rows[number - 1].append(...this.#entry(view, turn, annotations));
    });
    const focused = /** @type {HTMLElement | null} */ (this.#list.querySelector(":focus"))?.dataset.at;
    this.#tabStop = null;
    // Sowings take a line each, for both players alike.
    this.#list.classList.toggle(
      "long",
      view.history.some(({ text }) => text.length > LONG),
    );
    this.#preface.replaceChildren(...(annotations?.remarks ?? []).map(remarkLine));
    this.#list.replaceChildren(...rows);
    const again = focused ? this.#entryAt(Number(focused)) : null;
    if (again) this.#setTabStop(again);
    again?.focus();
  }

  /** A move and its annotations. @param {View} view @param {number} turn @param {Told} [annotations] */
  #entry(view, turn, annotations) {
    const { text, side, number } = view.history[turn];
    const { glyphs, remarks, variations } = annotations?.turns[turn] ?? { glyphs: [], remarks: [], variations: [] };
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.at = String(turn + 1);
    button.tabIndex = -1;
    button.dataset.tone = view.tones[side];
    const name = turnName(text);
    button.textContent = name + signs(glyphs);
    button.setAttribute("aria-label", words.moveList.label(number, colourOf(view, side), name, glyphs));
    return [button, ...remarks.map(remarkLine), ...variations.map(variationLine)];
  }
}

/** @param {string} text */
const turnName = (text) => (text === "swap" ? words.moveList.swap : text);

const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** @param {number[]} glyphs */
const signs = (glyphs) => glyphs.map((glyph) => SIGNS[glyph] || `$${glyph}`).join("");

/** @param {Remark} remark */
const remarkText = ({ words, eval: score, clock }) =>
  [score && `[${score.replace(/^-/, "−")}]`, clock && `[${clock}]`, words].filter(Boolean).join(" ");

/** @param {Remark} remark */
const remarkLine = (remark) => make("p", { class: "remark" }, remarkText(remark));

/** A variation. @param {Piece[]} pieces */
function variationLine(pieces) {
  const line = make("p", { class: "variation" }, words.moveList.instead);
  let space = " ";
  for (const piece of pieces) {
    const isClose = piece.kind === "close";
    line.append(isClose ? "" : space, pieceNode(piece));
    space = piece.kind === "open" ? "" : " ";
  }
  return line;
}

/** @param {Piece} piece */
function pieceNode(piece) {
  switch (piece.kind) {
    case "turn":
      return [piece.number, turnName(piece.text) + signs(piece.glyphs)].filter(Boolean).join(" ");
    case "remark":
      return make("span", { class: "remark" }, remarkText(piece));
    default:
      return piece.kind === "open" ? "(" : ")";
  }
}
