/**
 * `<ergo-board>`: a game at a board, with everything it takes to play it. The page of this project
 * and pages elsewhere use the same element.
 *
 * Attributes: `game` (`ergo`), `mode` (`play`, or `view`: only the board), `players` (two of `person`
 * and `engine`, who begins first), `seconds` that the engine thinks, `options` of the game, `position`
 * to begin with, `theme` (`light` or `dark`, otherwise what the reader prefers), `waiting` (no game
 * begins until `open` is called).
 *
 * Events: `ergo-change` after every change; `ergo-new`, cancelable, when a new game is asked for.
 */
import { div, setText } from "./board/dom.js";
import { stackText } from "./board/facts.js";
import { Grid } from "./board/grid.js";
import { Tray } from "./board/hands.js";
import { watchPointer } from "./board/pointer.js";
import { announcement, noteText, noticeText, playerNames, statusText } from "./board/status.js";
import { boardStyle } from "./board/style.js";
import { Surface } from "./board/surface.js";
import { Toolbar } from "./board/toolbar.js";
import { ORDINARY, Session } from "./session.js";
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
  /** What the notice is about. @type {unknown} */
  #reason;
  /** Ends everything that was begun when the element joined the page. */
  #leave = new AbortController();

  #board = div("board");
  #surface = new Surface(this.#board);
  #grid = new Grid(
    (cell) => !this.isView && this.#session.tap(cell),
    () => this.#session.untap(),
  );
  #trays = [new Tray(), new Tray()];
  #toolbar = new Toolbar(
    (name) => this.#act(name),
    () => this.#grid.focus(),
  );
  #now = document.createElement("span");
  #depth = document.createElement("span");
  #note = document.createElement("p");
  #detail = document.createElement("p");
  #notice = document.createElement("p");
  #told = document.createElement("p");

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
    const player = (/** @type {string} */ name) => (name === "engine" && !this.isView ? "engine" : "person");
    return {
      game: this.getAttribute("game") ?? ORDINARY.game,
      options: list(this.getAttribute("options")),
      players: [player(first), player(second)],
      seconds: Number(this.getAttribute("seconds")) || ORDINARY.seconds,
      record: position === null ? undefined : `fen ${position}`,
    };
  }

  #furnish() {
    const table = div("table");
    const status = div("status");
    const now = document.createElement("p");
    status.setAttribute("part", "status");
    this.#board.setAttribute("part", "board");
    this.#board.append(this.#grid.element);
    this.#now.className = "now";
    this.#depth.className = "depth";
    this.#depth.setAttribute("aria-hidden", "true");
    this.#detail.className = "detail";
    // It says what the button under it is called already.
    this.#detail.setAttribute("aria-hidden", "true");
    this.#notice.className = "notice";
    this.#notice.setAttribute("role", "alert");
    this.#told.className = "unseen";
    this.#told.setAttribute("role", "status");
    now.append(this.#now, this.#depth);
    status.append(now, this.#note, this.#notice, this.#detail, this.#told);
    const foot = div("foot");
    foot.append(status, this.#toolbar.element);
    table.append(this.#trays[1].element, this.#board, this.#trays[0].element, foot);
    return table;
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
    this.#render();
  }

  /** Shows the state; decides nothing. */
  #render() {
    const { state } = this.#session;
    const { view, thought } = state;
    setText(this.#now, statusText(this.#session));
    setText(this.#depth, state.thinking && thought ? ` ${words.status.depth(thought.depth)}` : "");
    setText(this.#note, noteText(state));
    setText(this.#told, announcement(state));
    this.#showNotice();
    this.#toolbar.show(this.#session);
    if (view) this.#renderGame(view);
    this.dispatchEvent(new CustomEvent("ergo-change", { bubbles: true, composed: true }));
  }

  /** @param {import("./wasm/ergo_wasm.js").View} view */
  #renderGame(view) {
    if (!this.#surface.layout) return this.#relay();
    const names = playerNames(this.#session);
    this.#trays.forEach((tray, place) => {
      const side = this.#flipped ? 1 - place : place;
      tray.show(view, side, names[side]);
    });
    this.#surface.show(view);
    this.#feel({});
    this.#grid.show(this.#surface.layout, view);
  }

  /** @param {Partial<Touch>} touch */
  #feel(touch) {
    const active = !this.isView && this.#session.isPersonsTurn;
    this.#touch = { ...this.#touch, ...touch, active };
    this.#surface.touch(this.#touch);
    this.#describe();
  }

  /** Tells what a stack holds that the pointer or the focus is on. */
  #describe() {
    const { view, board } = this.#session.state;
    const cell = this.#touch.hovered ?? this.#grid.focused;
    const piece = view?.pieces.find((piece) => piece.cell === cell);
    const tall = piece && piece.stack.reduce((sum, run) => sum + run.count, 0) > 1;
    const name = board?.rows.flat().find((field) => field.cell === cell)?.name;
    setText(this.#detail, view && tall && name ? words.board.cell(name, [stackText(view, piece.stack)]) : "");
  }

  /** @param {number} cell */
  #isMovable(cell) {
    const { view } = this.#session.state;
    if (!view || !this.#session.isPersonsTurn) return false;
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

  /** Undo and redo by keyboard, wherever on the page the key was pressed. @param {KeyboardEvent} event */
  shortcut(event) {
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
