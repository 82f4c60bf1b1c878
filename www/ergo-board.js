/**
 * `<ergo-board>`: a game at a board, with everything it takes to play it. The page of this project
 * and pages elsewhere use the same element.
 *
 * Attributes: `game` (`ergo`), `mode` (`play`, or `view`: only the board), `players` (two of `person`
 * and `engine`, who begins first), `seconds` that the engine thinks at most, `level` from 1 to 10 at
 * which it plays, `options` of the game, `position` to begin with, `theme` (`light` or `dark`, otherwise what the reader prefers), `waiting` (no game
 * begins until `open` is called). What stands in the slot `aside` is shown beside the board where there
 * is room, and below it elsewhere.
 *
 * Events: `ergo-change` after every change; `ergo-new`, cancelable, when a new game is asked for.
 */
import { AnalysisPanel } from "./board/analysis.js";
import { div, setText } from "./board/dom.js";
import { stackText } from "./board/facts.js";
import { Gauge } from "./board/gauge.js";
import { Grid } from "./board/grid.js";
import { Tray } from "./board/hands.js";
import { watchPointer } from "./board/pointer.js";
import { adviceText, announcement, aside, effortText, noteText, noticeText, playerNames, statusText } from "./board/status.js";
import { boardStyle } from "./board/style.js";
import { Surface } from "./board/surface.js";
import { Toolbar } from "./board/toolbar.js";
import { ORDINARY, Session, isLevel } from "./session.js";
import { gameName, words } from "./text/index.js";

/** @typedef {import("./session.js").Setup} Setup */
/** @typedef {import("./session.js").Player} Player */
/** @typedef {import("./board/surface.js").Touch} Touch */

/** @param {string | null} text */
const list = (text) => text?.split(/[\s,]+/).filter(Boolean) ?? [];

export class ErgoBoard extends HTMLElement {
  #session = new Session();
  #touch = /** @type {Touch} */ ({ active: true });
  #flipped = false;
  /** The game as it was shown last. @type {import("./wasm/ergo_wasm.js").View | undefined} */
  #last;
  /** What the board shows, so that the same is not shown again. @type {unknown[]} */
  #shown = [];
  /** What the notice is about. @type {unknown} */
  #reason;
  /** Ends everything that was begun when the element joined the page. */
  #leave = new AbortController();

  #board = div("board");
  #surface = new Surface(this.#board);
  #grid = new Grid(
    (cell) => !this.isView && this.#session.tap(cell),
    () => this.#session.state.preview || this.#session.untap(),
  );
  #gauge = new Gauge();
  #analysis = new AnalysisPanel(this.#session);
  #trays = [new Tray(), new Tray()];
  #toolbar = new Toolbar(
    (name) => this.#act(name),
    () => this.#grid.focus(),
  );
  #now = document.createElement("span");
  #effort = document.createElement("span");
  #note = document.createElement("p");
  #advice = document.createElement("p");
  #detail = document.createElement("p");
  #notice = document.createElement("p");
  #told = document.createElement("p");
  #aside = document.createElement("p");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [boardStyle()];
    root.append(this.#furnish());
  }

  connectedCallback() {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#session.addEventListener("change", () => this.#render(), { signal });
    this.#watchSize(signal);
    this.#watchColours(signal);
    const forget = watchPointer(this.#board, {
      cellAt: (point) => this.#surface.layout?.cellAt(point),
      isMovable: (cell) => this.#isMovable(cell),
      isChosen: (cell) => this.#session.state.view?.entry[0] === cell,
      tap: (cell) => this.#session.tap(cell),
      show: (touch) => this.#feel(touch),
    });
    signal.addEventListener("abort", forget);
    this.#grid.element.addEventListener("focusin", () => this.#describe(), { signal });
    this.#grid.element.addEventListener("focusout", () => this.#describe(), { signal });
    this.addEventListener("keydown", (event) => this.shortcut(event), { signal });
    const look = () => this.#session.setVisible(!document.hidden);
    document.addEventListener("visibilitychange", look, { signal });
    look();
    if (this.#session.state.view) this.#session.retry();
    else if (!this.hasAttribute("waiting")) this.open(this.#setupOfAttributes());
    this.#render();
  }

  static observedAttributes = ["theme"];

  attributeChangedCallback() {
    if (this.isConnected) this.#repaint();
  }

  disconnectedCallback() {
    this.#leave.abort();
    this.#surface.close();
    this.#session.close();
  }

  /** Whether the board is only to be looked at. */
  get isView() {
    return this.getAttribute("mode") === "view";
  }

  /** The game and who plays it; listen to its `change`. */
  get session() {
    return this.#session;
  }

  /**
   * Begins a game, or takes one up from its record.
   * @param {Setup} setup
   * @returns what is wrong with the record, if anything is; nothing changes then
   */
  async open(setup) {
    const fault = await this.#session.open(setup);
    if (this.isView) this.#session.close();
    if (!fault) this.#flipped = setup.players[1] === "person" && setup.players[0] === "engine";
    if (!fault) this.#relay();
    return fault;
  }

  /** @returns {Setup} */
  #setupOfAttributes() {
    const [first = "person", second = "engine"] = list(this.getAttribute("players"));
    const position = this.getAttribute("position");
    const level = Number(this.getAttribute("level"));
    const player = (/** @type {string} */ name) => (name === "engine" && !this.isView ? "engine" : "person");
    return {
      game: this.getAttribute("game") ?? ORDINARY.game,
      options: list(this.getAttribute("options")),
      players: [player(first), player(second)],
      seconds: Number(this.getAttribute("seconds")) || ORDINARY.seconds,
      level: isLevel(level) ? level : ORDINARY.level,
      record: position === null ? undefined : `fen ${position}`,
    };
  }

  #furnish() {
    const table = div("table");
    const status = div("status");
    const now = document.createElement("p");
    status.setAttribute("part", "status");
    this.#board.setAttribute("part", "board");
    const pill = document.createElement("span");
    pill.className = "pill";
    pill.textContent = words.analysis.preview;
    pill.setAttribute("aria-hidden", "true");
    this.#board.append(this.#grid.element, this.#gauge.element, pill);
    this.#now.className = "now";
    this.#effort.className = "effort";
    this.#effort.setAttribute("aria-hidden", "true");
    this.#advice.className = "advice";
    // It is told where hints are told.
    this.#advice.setAttribute("aria-hidden", "true");
    this.#detail.className = "detail";
    // It says what the button under it is called already.
    this.#detail.setAttribute("aria-hidden", "true");
    this.#notice.className = "notice";
    this.#notice.setAttribute("role", "alert");
    for (const told of [this.#told, this.#aside]) {
      told.className = "unseen";
      told.setAttribute("role", "status");
    }
    now.append(this.#now, this.#effort);
    status.append(now, this.#note, this.#advice, this.#notice, this.#detail, this.#told, this.#aside);
    const play = div("play");
    play.append(this.#trays[1].element, this.#board, this.#trays[0].element, status);
    table.append(play, this.#toolbar.element, this.#furnishAside(table));
    return table;
  }

  /** The place beside the board: the analysis, and what the page puts there. @param {HTMLElement} table */
  #furnishAside(table) {
    const slot = document.createElement("slot");
    slot.name = "aside";
    slot.addEventListener("slotchange", () => table.classList.toggle("wide", slot.assignedElements().length > 0));
    const element = div("aside");
    element.append(this.#analysis.element, slot);
    return element;
  }

  /** @param {AbortSignal} signal */
  #watchSize(signal) {
    const observer = new ResizeObserver(() => this.#relay());
    observer.observe(this.#board);
    try {
      // Zooming and other screens change the pixels without changing the size.
      observer.observe(this.#surface.canvas, { box: "device-pixel-content-box" });
    } catch {
      // Older browsers do not know these pixels; the drawing is then a little blurred.
    }
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** @param {AbortSignal} signal */
  #watchColours(signal) {
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => this.#repaint(), { signal });
    }
  }

  #repaint() {
    for (const tray of this.#trays) tray.repaint();
    this.#surface.repaint();
    this.#shown = [];
    this.#render();
  }

  /** Lays the board out for the room there is. */
  #relay() {
    const { board, view } = this.#session.state;
    const width = this.#board.clientWidth;
    if (!board || !view || width === 0) return;
    for (const tray of this.#trays) tray.repaint();
    this.#surface.lay(board, width, this.#flipped);
    // Pages may want to fit the whole board on the screen.
    this.style.setProperty("--ergo-aspect", this.#surface.aspect.toFixed(3));
    if (this.#surface.layout) this.#grid.lay(this.#surface.layout, gameName(view.game));
    this.#shown = [];
    this.#render();
  }

  /** Shows the state; decides nothing. */
  #render() {
    const { state } = this.#session;
    const { view } = state;
    setText(this.#now, statusText(this.#session));
    setText(this.#effort, effortText(this.#session));
    setText(this.#note, noteText(state.preview ?? state));
    setText(this.#advice, adviceText(state));
    setText(this.#told, announcement(state));
    setText(this.#aside, aside(state));
    this.#showNotice();
    this.#toolbar.show(this.#session);
    this.#analysis.show();
    if (view) this.#renderGame(view);
    this.dispatchEvent(new CustomEvent("ergo-change", { bubbles: true, composed: true }));
  }

  /** @param {import("./wasm/ergo_wasm.js").View} view */
  #renderGame(view) {
    if (!this.#surface.layout) return this.#relay();
    const { analysis, preview, hint, setup, thinking } = this.#session.state;
    const best = (preview?.finding ?? analysis?.finding)?.thought.lines[0];
    this.#gauge.show(view, best, this.#flipped);
    this.#board.classList.toggle("analysed", analysis !== undefined);
    this.#board.classList.toggle("previewed", preview !== undefined);
    const shown = [view, preview, hint, setup, thinking];
    if (shown.every((part, at) => part === this.#shown[at]) && this.#shown.length > 0) return;
    this.#shown = shown;
    this.#renderPosition(preview?.view ?? view);
    this.#surface.advise(preview ? undefined : hint?.view);
    if (preview) this.#surface.show(preview.view, preview.before);
    else this.#surface.show(view, this.#last);
    this.#last = view;
    this.#feel({});
  }

  /** What stands where, and in whose hand. @param {import("./wasm/ergo_wasm.js").View} view */
  #renderPosition(view) {
    const { hint, preview, thinking } = this.#session.state;
    const names = playerNames(this.#session);
    this.#trays.forEach((tray, place) => {
      const side = this.#flipped ? 1 - place : place;
      const bound = thinking && view.turn === side ? this.#session.bound : undefined;
      tray.show(view, side, names[side], bound);
    });
    if (this.#surface.layout) this.#grid.show(this.#surface.layout, view, preview ? [] : (hint?.view?.last ?? []));
  }

  /** @param {Partial<Touch>} touch */
  #feel(touch) {
    const active = !this.isView && this.#session.isPersonsTurn && !this.#session.state.preview;
    this.#touch = { ...this.#touch, ...touch, active };
    this.#surface.touch(this.#touch);
    this.#describe();
  }

  /** Tells what a stack holds that the pointer or the focus is on. */
  #describe() {
    const { board, preview } = this.#session.state;
    const view = preview?.view ?? this.#session.state.view;
    const cell = this.#touch.hovered ?? this.#grid.focused;
    const piece = view?.pieces.find((piece) => piece.cell === cell);
    const tall = piece && piece.stack.reduce((sum, run) => sum + run.count, 0) > 1;
    const name = board?.rows.flat().find((field) => field.cell === cell)?.name;
    setText(this.#detail, view && tall && name ? words.board.cell(name, [stackText(view, piece.stack)]) : "");
  }

  /** @param {number} cell */
  #isMovable(cell) {
    const { view, preview } = this.#session.state;
    if (!view || preview || !this.#session.isPersonsTurn) return false;
    return view.origins.includes(cell) && view.pieces.some((piece) => piece.cell === cell);
  }

  /** The same notice given again is told again. */
  #showNotice() {
    const { state } = this.#session;
    const reason = state.notice ?? state.view?.refusal ?? state.failure ?? state.fault;
    if (reason === this.#reason) return;
    this.#reason = reason;
    const text = noticeText(state);
    this.#notice.replaceChildren(...(text ? [text] : []));
    if (text) this.#nudge();
  }

  #nudge() {
    this.#board.classList.remove("refused");
    // Reading the layout makes the animation begin anew.
    void this.#board.offsetWidth;
    this.#board.classList.add("refused");
  }

  /** What keys do wherever on the page they are pressed: undo and redo, and back to the game itself. @param {KeyboardEvent} event */
  shortcut(event) {
    if (event.key === "Escape") this.#escape(event);
    else this.#travel(event);
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    const { preview, hint } = this.#session.state;
    if (event.defaultPrevented || !(preview || hint)) return;
    event.preventDefault();
    if (preview) this.#session.study.endPreview();
    else this.#session.study.dropHint();
  }

  /** @param {KeyboardEvent} event */
  #travel(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const redo = key === "y" || (key === "z" && event.shiftKey);
    if (!redo && key !== "z") return;
    event.preventDefault();
    this.#act(redo ? "redo" : "undo");
  }

  /** @param {keyof typeof words.actions} name */
  #act(name) {
    const session = this.#session;
    switch (name) {
      case "newGame":
        return this.#askForNewGame();
      case "undo":
        return session.undo();
      case "redo":
        return session.redo();
      case "hint":
        return session.study.hint();
      case "analyse":
        return session.study.toggle();
      case "swap":
        return session.play("swap");
      case "pause":
        return session.pause();
      case "resume":
        return session.resume();
      case "flip":
        this.#flipped = !this.#flipped;
        return this.#relay();
      case "retry":
        return session.retry();
      default:
        return undefined;
    }
  }

  #askForNewGame() {
    const event = new CustomEvent("ergo-new", { bubbles: true, composed: true, cancelable: true });
    if (!this.dispatchEvent(event)) return undefined;
    const { record, at, ...setup } = this.#session.state.setup;
    return this.open(setup);
  }
}

if (!customElements.get("ergo-board")) customElements.define("ergo-board", ErgoBoard);
