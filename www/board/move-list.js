/**
 * The list of moves with their annotations, and the buttons that step through it. Loaded where there is a list to show.
 */
import { isAtEnd, isAtStart, shownVariation } from "../game/state.js";
import { colourOf, more, words } from "../text/index.js";
import { setText } from "./dom.js";
import { icon } from "./icons.js";
import { make } from "./make.js";
import { pathTo } from "./variation.js";

/** @typedef {import("../game/session.js").Session} Session */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Annotations} Annotations */
/** @typedef {import("../wasm/ergo_wasm.js").VariationPiece} Piece */
/** @typedef {import("../wasm/ergo_wasm.js").Remark} Remark */

/** @type {{ name: "first" | "back" | "forward" | "last", isDone: (state: State) => boolean, go: (session: Session) => unknown }[]} */
const STEPS = [
  { name: "first", isDone: isAtStart, go: (session) => session.goTo(0) },
  { name: "back", isDone: isAtStart, go: (session) => session.goBy(-1) },
  { name: "forward", isDone: isAtEnd, go: (session) => session.goBy(1) },
  { name: "last", isDone: isAtEnd, go: (session) => session.goTo(Infinity) },
];

/** Moves with more letters than this do not stand side by side. */
const LONG = 9;

/** A move of a variation: where the variation starts, its moves, and how many lead to this one. @typedef {{ ply: number, moves: string[], at: number }} Place */

export class MoveList {
  element = make("section", { id: "moves", "aria-labelledby": "moves-title" });
  stepper = make("div", { class: "stepper", role: "group", "aria-label": more.moveList.stepper });
  #session;
  #list = make("ol", { "aria-description": more.moveList.keys });
  #empty = make("p", {}, more.moveList.empty);
  /** Who played, where and when; shown where the game is only viewed. */
  #head = make("header", {});
  /** Comments before the first move. */
  #preface = make("div", {});
  #result = make("p", { class: "final" });
  /** A link of the page to where the game can be played on. */
  #link = make("slot", { name: "link" });
  #buttons = STEPS.map(({ name, go }) => this.#step(name, go));
  /** The entry in the tab order; arrow keys move between entries. @type {HTMLElement | null} */
  #tabStop = null;
  /** What the list shows. @type {unknown[]} */
  #shown = [];
  /** The moves of variations. @type {Map<HTMLElement, Place>} */
  #places = new Map();
  #isView = false;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    this.#list.addEventListener("click", ({ target }) => this.#goTo(/** @type {HTMLElement} */ (target)));
    this.#list.addEventListener("keydown", (event) => this.#walk(event));
    this.element.append(
      make("h2", { id: "moves-title", class: "unseen" }, more.moveList.title),
      this.#head,
      this.#empty,
      this.#preface,
      this.#list,
      this.#result,
      this.#link,
    );
    this.stepper.append(...this.#buttons);
    // A panel that appears or changes its size shows the current move.
    new ResizeObserver(() => this.#revealCurrent()).observe(this.element);
  }

  /** @param {boolean} isView whether the game is only viewed */
  show(isView) {
    const { view, annotations, setup } = this.#session.state;
    if (!view) return;
    this.#isView = isView;
    const shown = [isView, view.game, ...view.options, view.positionLine, setup.gameText];
    if (String(shown) !== String(this.#shown)) this.#fill(view, annotations);
    this.#shown = shown;
    this.#empty.hidden = view.history.length > 0 || isView;
    this.#mark(view);
    STEPS.forEach(({ isDone }, at) => this.#buttons[at].setAttribute("aria-disabled", String(isDone(this.#session.state))));
  }

  /** @param {View} view */
  #mark(view) {
    const current = this.#list.querySelector('[aria-current="step"]');
    const next = this.#entryOfPreview() ?? this.#entryAt(view.at);
    if (current !== next) {
      current?.removeAttribute("aria-current");
      next?.setAttribute("aria-current", "step");
      this.#revealCurrent();
    }
    if (current !== next || !this.#tabStop?.isConnected) this.#setTabStop(next ?? this.#entryAt(1));
  }

  /** The entry of the variation on the board. @returns {HTMLElement | undefined} */
  #entryOfPreview() {
    const { state } = this.#session;
    const variation = shownVariation(state);
    if (!variation) return undefined;
    const seen = String(variation.moves.slice(0, variation.at));
    const isSeen = (/** @type {Place} */ { ply, moves, at }) =>
      ply === state.view?.at && at === variation.at && String(moves.slice(0, at)) === seen;
    return [...this.#places].find(([, place]) => isSeen(place))?.[0];
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

  /** Shows the position after the move of an entry. @param {HTMLElement} entry */
  #goTo(entry) {
    const place = this.#places.get(entry);
    if (place) return this.#session.showVariation(place.ply, place.moves, place.at);
    return entry.dataset.at && this.#session.goTo(Number(entry.dataset.at));
  }

  /** Moves of the game are steps, those of variations lie between them. @param {KeyboardEvent} event */
  #walk(event) {
    const entry = /** @type {HTMLElement} */ (event.target);
    if (!entry.matches("button") || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...this.#list.querySelectorAll("button")];
    const main = all.filter(({ dataset }) => dataset.at !== undefined);
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (entry));
    const above = all.slice(0, at).filter((button) => main.includes(button));
    const below = all.slice(at + 1).filter((button) => main.includes(button));
    /** @type {Record<string, HTMLButtonElement | undefined>} */
    const ways = {
      ArrowLeft: all[at - 1],
      ArrowRight: all[at + 1],
      ArrowUp: above.at(-2),
      ArrowDown: below[1],
      Home: main[0],
      End: main.at(-1),
    };
    if (!(event.key in ways)) return;
    event.preventDefault();
    const next = ways[event.key];
    if (!next) return;
    this.#setTabStop(next);
    next.focus({ preventScroll: true });
    this.#reveal(next);
    // Whoever only looks on sees each move at once.
    if (this.#isView) this.#goTo(next);
  }

  #revealCurrent() {
    const current = /** @type {HTMLElement | null} */ (this.#list.querySelector('[aria-current="step"]'));
    if (current) this.#reveal(current);
  }

  /** Scrolls the list, and never the page. @param {HTMLElement} entry */
  #reveal(entry) {
    // The list lies in the panel of the board, which scrolls.
    const panel = this.element.parentElement;
    if (!panel) return;
    const [own, whole] = [entry, panel].map((element) => element.getBoundingClientRect());
    panel.scrollTop += Math.min(0, own.top - whole.top) + Math.max(0, own.bottom - whole.bottom);
  }

  /** @param {typeof STEPS[number]["name"]} name @param {(session: Session) => unknown} go */
  #step(name, go) {
    const label = words.actions[name];
    const button = make("button", { type: "button", "data-step": name, title: label, "aria-label": label }, icon(name));
    button.addEventListener("click", () => go(this.#session));
    return button;
  }

  /** A row for each number. @param {View} view @param {Annotations} [annotations] */
  #fill(view, annotations) {
    /** @type {HTMLElement[]} */
    const rows = [];
    this.#places.clear();
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
    this.#head.replaceChildren(...(this.#isView && annotations ? headOf(annotations) : []));
    this.#preface.replaceChildren(...(annotations?.remarks ?? []).map(remarkLine));
    this.#list.replaceChildren(...rows);
    setText(this.#result, this.#isView ? resultOf(annotations) : "");
    this.#link.hidden = !this.#isView;
    const again = focused ? this.#entryAt(Number(focused)) : null;
    if (again) this.#setTabStop(again);
    again?.focus();
  }

  /** A move and its annotations. @param {View} view @param {number} turn @param {Annotations} [annotations] */
  #entry(view, turn, annotations) {
    const { text, side, number } = view.history[turn];
    const { glyphs, remarks, variations } = annotations?.turns[turn] ?? { glyphs: [], remarks: [], variations: [] };
    const name = moveName(text);
    const label = more.moveList.label(number, colourOf(view, side), name, glyphs);
    const button = entryButton({ "data-at": String(turn + 1), "data-tone": view.tones[side], "aria-label": label }, name + signs(glyphs));
    return [button, ...remarks.map(remarkLine), ...variations.map((pieces) => this.#variation(turn, pieces))];
  }

  /** @param {number} ply where it starts @param {Piece[]} pieces */
  #variation(ply, pieces) {
    const line = make("p", { class: "variation" }, more.moveList.instead);
    let space = " ";
    pieces.forEach((piece, index) => {
      const isClose = piece.kind === "close";
      const node = pieceNode(piece);
      line.append(isClose ? "" : space, node);
      space = piece.kind === "open" ? "" : " ";
      if (piece.kind === "turn") this.#places.set(/** @type {HTMLElement} */ (node), { ply, ...pathTo(pieces, index) });
    });
    return line;
  }
}

/** @param {Record<string, string>} attributes @param {string} text */
const entryButton = (attributes, text) => make("button", { type: "button", tabindex: "-1", ...attributes }, text);

/** @param {string} text */
const moveName = (text) => (text === "swap" ? more.moveList.swap : text);

const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** @param {number[]} glyphs */
const signs = (glyphs) => glyphs.map((glyph) => SIGNS[glyph] || `$${glyph}`).join("");

/** @param {Remark} remark */
const remarkText = ({ words, eval: score, clock }) =>
  [score && `[${score.replace(/^-/, "−")}]`, clock && `[${clock}]`, words].filter(Boolean).join(" ");

/** @param {Remark} remark */
const remarkLine = (remark) => make("p", { class: "remark" }, remarkText(remark));

/** @param {Piece} piece */
function pieceNode(piece) {
  switch (piece.kind) {
    case "turn": {
      const { number, glyphs } = piece;
      const name = moveName(piece.text);
      const label = more.moveList.variationLabel(number, name, glyphs);
      return entryButton({ "aria-label": label }, [number, name + signs(glyphs)].filter(Boolean).join(" "));
    }
    case "remark":
      return make("span", { class: "remark" }, remarkText(piece));
    default:
      return piece.kind === "open" ? "(" : ")";
  }
}

/** Who played, where and when. @param {Annotations} annotations */
function headOf({ tags, result }) {
  // Unknown values are written as question marks.
  const said = new Map(tags.filter(([, value]) => !/^[?.]*$/.test(value)));
  const known = (/** @type {string[]} */ ...names) => names.flatMap((name) => said.get(name) ?? []);
  const players = more.gameSummary({
    first: said.get("First"),
    second: said.get("Second"),
    notes: [],
    result: result === "*" ? "" : result,
  });
  const rest = more.gameSummary({ notes: known("Event", "Round", "Site", "Date") });
  return [...(players ? [make("p", { class: "players" }, players)] : []), ...(rest ? [make("p", {}, rest)] : [])];
}

/** How the game ended. @param {Annotations} [annotations] */
function resultOf(annotations) {
  if (!annotations || annotations.result === "*") return "";
  const said = new Map(annotations.tags);
  return [annotations.result, said.get("Termination")].filter(Boolean).join(" · ");
}
