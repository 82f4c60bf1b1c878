/**
 * The view of a game: the board, the trays, the message line, the buttons and the panel. It renders the state
 * of a session and passes on what people do.
 */
import { pixelRatio, setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { Expectation } from "./expectation.js";
import { Features } from "./features.js";
import { Grid } from "./grid.js";
import { Message } from "./message.js";
import { nextTask } from "../ui/next-task.js";
import { Panel } from "./panel.js";
import { messageOf, noticePlace, noticeText, playersOf, refusedTap, trayStateOf } from "./status.js";
import { isPersonsTurn, playerOf, timeLimit } from "../game/state.js";
import { isRoomy, outerSize } from "../draw/layout.js";
import { reserve, roomFor } from "./room.js";
import { startOf } from "../games/start.js";
import { Surface } from "./surface.js";
import { Toast, shake } from "../ui/toast.js";
import { Toolbar, labelled } from "./toolbar.js";
import { Tray } from "./tray.js";
import { gameName } from "../text/words.js";

/** @import {Session} from "../game/session.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Touch} from "../draw/types.js" */

/**
 * @typedef {object} OwnLook
 * @property {boolean} flipped whether the second player is at the bottom
 * @property {boolean} isView whether the game can only be viewed
 * @property {boolean} listsMoves whether the moves of a game that is viewed are listed
 * @property {string} gameAsText the game as text, shown where no board can be
 */

/** @typedef {OwnLook & import("../ui/looks.js").Look} Look */

/** Smaller cells are easily missed by a finger, in CSS pixels. */
const SMALL_CELL = 36;

/** A board without pieces that is there for a shorter time only flickers, in milliseconds. */
const FLICKER = 50;

export class BoardView {
  element;
  /** @type {Look} */
  look;
  #host;
  #session;
  #words;
  #touch = /** @type {Touch} */ ({ active: true });
  /**
   * The view that was rendered last.
   *
   * @type {View | undefined}
   */
  #last;
  /**
   * What the board was rendered from, to skip rendering the same again.
   *
   * @type {unknown[]}
   */
  #shown = [];
  /** What the board was laid out for, likewise: itself, and how it is shown. */
  #laid = { board: "", look: "" };
  /** Whether there is something to see. */
  #isPainted = false;
  /**
   * What the last notice was about.
   *
   * @type {unknown}
   */
  #reason;
  /**
   * The frame that renders the last changes.
   *
   * @type {number | undefined}
   */
  #frame;

  #board = make("div", { class: "board", part: "board" });
  #surface = new Surface(this.#board);
  #grid;
  /** The own tray and the far one, at the top. */
  #trays;
  #game = make("b", {});
  /** The name of the game, where the page has no room for a header. */
  #head = make("div", { class: "gamehead" }, make("slot", { name: "head" }, this.#game));
  #newGame;
  #message;
  #toast = new Toast();
  #toolbar;
  #panel;
  #gameAsText;
  #features;
  #expectation;

  /**
   * @param {HTMLElement} host
   * @param {Session} session
   * @param {(name: import("./toolbar.js").ActionName) => void} act does what a button says
   * @param {Look} look
   */
  constructor(host, session, act, look) {
    this.look = look;
    this.#host = host;
    this.#session = session;
    const { words } = session;
    this.#words = words;
    this.element = make("div", { class: "table unpainted", lang: words.code, dir: words.direction });
    this.#grid = new Grid(
      words,
      this.#surface.ready,
      (cell) => !this.look.isView && this.#tap(cell),
      () => session.state.preview || session.untap(),
      (event) => this.#features.key(event),
    );
    this.#trays = [new Tray(words, "own"), new Tray(words, "far")];
    this.#gameAsText = make("pre", {
      class: "plain",
      part: "game-text",
      tabindex: "0",
      role: "region",
      "aria-label": words.board.plain,
    });
    this.#expectation = new Expectation(session);
    this.#toolbar = new Toolbar(words, act, () => this.#message.focusAction() || this.#grid.focus());
    this.#newGame = labelled(words, "newGame", "new");
    this.#newGame.className = "new";
    this.#newGame.lastElementChild?.classList.add("unseen");
    this.#newGame.addEventListener("click", () => act("newGame"));
    this.#trays[1].element.addEventListener("click", () => this.#newGame.hidden || act("newGame"));
    this.#message = new Message((name) => act(/** @type {import("./toolbar.js").ActionName} */ (name)));
    const trays = this.#trays.map(({ element }) => element);
    this.#features = new Features({ session, board: this.#board, act, trays }, () => this.render());
    this.#panel = new Panel(words, (name) => this.#chooseTab(name));
    this.#buildDom();
  }

  /**
   * Comes to life, until the signal ends it.
   *
   * @param {AbortSignal} signal
   */
  connect(signal) {
    this.#session.addEventListener("change", () => this.#renderSoon(), { signal });
    this.#watchSize(signal);
    for (const name of ["focusin", "focusout"])
      this.#grid.element.addEventListener(name, () => this.#showMessage(), { signal });
    this.#surface.ready.then((scene) => signal.aborted || this.#watchPointer(scene, signal));
    // Numbers are drawn again in the right type, and words have another size.
    const setAgain = () => {
      this.repaint();
      this.#message.fit();
    };
    document.fonts.addEventListener("loadingdone", setAgain, { signal });
    if (this.#isPainted) this.render();
  }

  /**
   * @param {typeof import("./scene.js")} scene
   * @param {AbortSignal} signal
   */
  #watchPointer({ adoptStyles, watchPointer, dragFromHand }, signal) {
    adoptStyles(this.#board);
    this.#message.fit();
    watchPointer(
      this.#board,
      {
        cellAt: (point) => this.#surface.layout?.cellAt(point),
        isMovable: (cell) => this.#isMovable(cell),
        isSelected: (cell) => this.#isSelected(cell),
        tap: (cell) => this.#session.tap(cell, this.#confirms),
        show: (touch) => this.#updateTouch(touch),
      },
      signal,
    );
    const isActive = () => this.#touch.active;
    const hover = (/** @type {number | undefined} */ hovered) => this.#updateTouch({ hovered });
    const table = {
      element: this.element,
      board: this.#board,
      surface: this.#surface,
      session: this.#session,
      look: () => this.look,
      isActive,
      hover,
    };
    for (const tray of this.#trays) dragFromHand(tray, table, signal);
  }

  /**
   * Shows the game at its turning point, with the analysis.
   *
   * @param {number} [side] whose mistakes are asked for
   */
  review(side) {
    return this.#features.review(side);
  }

  /**
   * Hears when pieces land, slide, capture and so on.
   *
   * @param {import("./surface.js").Surface["onCue"]} listener
   */
  set onCue(listener) {
    this.#surface.onCue = listener;
  }

  /**
   * Forgets the drawing of a board that nobody sees.
   *
   * @param {boolean} isNear
   */
  setNear(isNear) {
    this.#surface.setNear(isNear);
  }

  /** Stops drawing, and judging a game that is over. */
  close() {
    this.#features.close();
    this.#surface.close();
  }

  #buildDom() {
    this.#board.append(this.#grid.element, this.#toast.element);
    const [own, far] = this.#trays;
    this.element.append(
      make("slot", { class: "content" }),
      this.#head,
      make("slot", { class: "goal", name: "goal" }),
      far.element,
      this.#newGame,
      make("div", { class: "field" }, this.#board),
      this.#message.element,
      own.element,
      this.#toolbar.element,
      this.#panel.element,
      this.#gameAsText,
    );
  }

  focus() {
    this.#grid.focus();
  }

  /** Whether arrow keys step through the game. */
  get #isStudied() {
    return this.look.isView || !!this.#state.setup.study;
  }

  /**
   * Steps through a game that is studied or viewed.
   *
   * @param {KeyboardEvent} event
   */
  step(event) {
    if (this.#isStudied) this.#features.panels.moves?.step(event);
  }

  /**
   * Keeps the room for the board of a game.
   *
   * @param {string} game
   */
  reserve(game) {
    const start = startOf(game);
    if (start) reserve(this.#host, outerSize(start.board, this.look, true));
  }

  /**
   * Paints the board of a game that is about to be opened: at its start, or without pieces until it is there,
   * if that takes long.
   *
   * @param {import("../game/types.js").Setup} setup
   * @param {Promise<unknown>} [opening] until it is there
   */
  async expect(setup, opening) {
    if (!this.#expectation.expect(setup)) return;
    if (!this.#state.view) await Promise.race([opening, nextTask(FLICKER)]);
    if (this.#session.state.view) return;
    this.updateLayout();
    await nextTask();
    this.render();
  }

  /** The state of the game, or of the one that is about to be opened. */
  get #state() {
    return this.#expectation.state;
  }

  /** @param {number} cell */
  #tap(cell) {
    if (this.#session.state.view) this.#session.tap(cell, this.#confirms);
    else this.#expectation.tap(cell);
  }

  /**
   * Adds entries to the menu.
   *
   * @param {() => import("../ui/types.js").MenuItem[]} items asked whenever it opens
   */
  addMenuItems(items) {
    this.#toolbar.addMenuItems(items);
  }

  /**
   * The analysis runs while its tab is chosen.
   *
   * @param {import("./panel.js").TabName} name
   */
  #chooseTab(name) {
    this.#panel.show(name);
    if ((name === "analysis") !== (this.#session.state.analysis !== undefined))
      this.#session.analysis.toggle();
  }

  /** @param {AbortSignal} signal */
  #watchSize(signal) {
    // A frame later, the board would be seen without pieces.
    const observer = new ResizeObserver(() => {
      if (!this.#board.checkVisibility()) return;
      this.updateLayout();
      this.render();
      // It may change the size of what is observed, which has to wait.
      requestAnimationFrame(() => this.#message.fit());
    });
    observer.observe(this.#board);
    try {
      // Zooming, or another screen, changes the device pixels but not the size.
      observer.observe(this.#surface.canvas, { box: "device-pixel-content-box" });
    } catch {
      // Not supported everywhere; the drawing is then slightly blurred.
    }
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Draws everything again in the present colours. */
  repaint() {
    for (const tray of this.#trays) tray.repaint();
    this.#surface.repaint();
    this.#shown = [];
    this.render();
  }

  /** Lays the board out for the space there is. */
  updateLayout() {
    const { board } = this.#state;
    if (!board) return;
    const { clientWidth, clientHeight } = this.#host;
    const isLying =
      this.#host.hasAttribute("fill") && clientHeight < 520 && clientWidth > (4 / 3) * clientHeight;
    const look = { ...this.look, turned: isLying && board.height > board.width };
    // The place of the board follows its shape, and the drawing follows the place.
    const measure = (/** @type {boolean} */ hasRoom) =>
      roomFor(this.#host, this.#board, outerSize(board, look, hasRoom));
    let { width, height } = measure(true);
    if (!isRoomy({ width, height })) ({ width, height } = measure(false));
    if (width === 0) return;
    const laid = {
      board: boardKey(this.#state),
      look: JSON.stringify([look, width, height, pixelRatio(this.#host)]),
    };
    const isOther = laid.board !== this.#laid.board || laid.look !== this.#laid.look;
    if (isOther) {
      this.#laid = laid;
      for (const tray of this.#trays) tray.repaint();
      this.#surface.lay(board, { width, height }, look);
      if (this.#surface.layout) this.#grid.lay(this.#surface.layout, this.#state.setup.game);
      this.#shown = [];
    } else this.#surface.adopt(board);
    // The first of all is rendered in a task of its own.
    if (isOther && this.#isPainted) this.render();
    else this.#renderSoon();
  }

  /**
   * Renders once for all changes until the next frame. Another board is rendered at once, as nothing may be
   * drawn between it and its pieces, and so is a hidden page, which has no frames.
   */
  #renderSoon() {
    if (document.hidden || this.#surface.layout?.board !== this.#state.board) this.render();
    else if (this.#frame === undefined)
      this.#frame = requestAnimationFrame(() => {
        this.render();
        this.#surface.drawNow();
      });
  }

  /** Renders the state. */
  render() {
    this.#frame = undefined;
    const state = this.#state;
    const { view, status } = state;
    this.#expectation.settle();
    this.#features.load(state, this.look, this.#panel.hasAside);
    const { panels, messages, hasMoves } = this.#features;
    this.#panel.showMoves(hasMoves ? panels.moves : undefined, this.look.isView);
    this.#showMessage();
    panels.narrator?.show(state, this.look, messages.advice);
    this.#showNotice();
    setText(this.#gameAsText, status.kind === "failed" && !view ? this.look.gameAsText : "");
    this.#toolbar.show(this.#session, this.look.isView);
    // The page asks before a game is replaced.
    this.#newGame.hidden = this.look.isView || !!state.setup.study || !this.#host.hasAttribute("waiting");
    panels.analysis?.show(this.#panel.analysisTab, this.#board, this.look.flipped);
    this.#showTab();
    this.element.classList.toggle("view", this.look.isView);
    this.element.classList.toggle("listed", this.look.isView && hasMoves);
    this.#grid.walksAfterTap = !this.#isStudied;
    this.#grid.element.setAttribute(
      "aria-description",
      this.look.isView ? this.#words.board.viewKeys : this.#words.board.keys,
    );
    this.element.classList.toggle("failed", status.kind === "failed" && !view);
    // Until there is something to show, the content of the element stays.
    this.#isPainted = this.#laid.board !== "" || status.kind === "failed";
    this.element.classList.toggle("unpainted", !this.#isPainted);
    // Without pieces there is nothing to tap yet.
    this.#grid.element.inert = !view;
    if (!view) return;
    setText(this.#game, gameName(this.#words, view.game));
    this.#renderGame(view);
    this.#showResult();
    panels.clocks?.show(this.look.flipped);
    panels.shapes?.show(state.setup.shapes ?? [], (state.preview?.view ?? view).pieces);
  }

  #showResult() {
    const { result } = this.#features.panels;
    if (!result) return;
    if (!result.element.isConnected) this.#panel.element.before(result.element);
    result.show(this.look.isView);
  }

  /** The tab follows an analysis that was started or ended elsewhere. */
  #showTab() {
    const { analysis } = this.#session.state;
    const isAnalysed = analysis !== undefined && !analysis.isSilent;
    if (isAnalysed !== (this.#panel.chosen === "analysis"))
      this.#panel.show(isAnalysed ? "analysis" : "aside");
    this.element.classList.toggle("analysing", isAnalysed);
  }

  /** What there is to say, or else what the stack under the pointer or the focus is made of. */
  #showMessage() {
    const state = this.#state;
    const isPainted = state.view !== undefined && state.status.kind === "loading";
    const content = messageOf(
      this.#words,
      isPainted ? { ...state, status: { kind: "ready" } } : state,
      this.look.isView,
      this.#features.messages,
    );
    const isIdle =
      (content.kind === "coach" || content.kind === "status") &&
      !state.view?.entry.length &&
      !state.view?.note;
    const { stackText } = this.#features.messages;
    const isSeen = isIdle && !state.setup.blindfold;
    const stack = isSeen && stackText?.(this.#words, state, this.#touch.hovered ?? this.#grid.pointed);
    const shown = stack ? { kind: /** @type {const} */ ("status"), lead: stack } : content;
    const mark = this.#features.messages.terms?.of(state.setup.game);
    if (this.#message.show({ ...shown, mark })) this.#grid.focus();
  }

  /** @param {View} view */
  #renderGame(view) {
    const { analysis, board, preview, hint, setup, status, threats, pending, clock } = this.#state;
    if (this.#surface.layout?.board !== board) {
      this.#touch = { active: false };
      // Nothing moves from the previous board to this one.
      this.#last = undefined;
      if (!board || this.#laid.board !== boardKey(this.#state)) return this.updateLayout();
      // That of the rules is the same as the one that was painted before they were there.
      this.#surface.adopt(board);
    }
    this.#features.panels.counter?.show(preview ? undefined : view);
    this.#board.classList.toggle("analysed", analysis !== undefined && !analysis.isSilent);
    this.#board.classList.toggle("previewed", preview !== undefined);
    const shown = [
      view,
      preview,
      hint,
      setup,
      status.kind,
      threats,
      pending,
      clock,
      this.#features.messages.advice,
      analysis?.finding,
    ];
    if (shown.every((part, at) => part === this.#shown[at]) && this.#shown.length > 0) return;
    this.#shown = shown;
    // Legal moves are of no use to viewers.
    const now = this.look.isView ? { ...view, origins: [], steps: [], marks: [] } : view;
    this.#renderPosition(preview?.view ?? now);
    const { advice } = this.#features.messages;
    this.#surface.advise(advice?.hintPicture(this.#session.state));
    this.#surface.warn([...this.#danger, ...(advice?.threatPictures(this.#session.state) ?? [])]);
    this.#surface.point(this.#ways);
    if (preview) this.#surface.show(preview.view, preview.before);
    else if (setup.blindfold) this.#surface.show({ ...now, pieces: [], animations: [] }, undefined);
    else this.#surface.show(now, this.#last, this.#ending(view));
    this.#last = view;
    this.#updateTouch({});
  }

  /** What the page says to threaten. */
  get #danger() {
    const { preview, setup } = this.#state;
    if (!setup.danger || preview) return [];
    const { cells, answers } = setup.danger;
    return [{ cells: [...cells], answers: [...answers] }];
  }

  /** The best moves of the analysis, or else what the page points at. */
  get #ways() {
    const { analysis, preview, setup } = this.#state;
    if (analysis && !analysis.isSilent) return this.#features.panels.analysis?.ways ?? [];
    return setup.guide && !preview ? [[...setup.guide]] : [];
  }

  /**
   * What the end of the game is for the people at the screen.
   *
   * @param {View} view
   * @returns {import("./scene.js").Ending | undefined}
   */
  #ending({ outcome }) {
    if (!outcome) return undefined;
    if (outcome.winner === undefined) return "draw";
    const { players } = this.#session.state.setup;
    return playerOf(this.#session.state, outcome.winner) !== "person" && players.includes("person")
      ? "loss"
      : "win";
  }

  /**
   * Renders the pieces on the board and in hand.
   *
   * @param {View} view
   */
  #renderPosition(view) {
    const state = this.#state;
    const { hint, preview, status } = state;
    const players = playersOf(state);
    this.#trays.forEach((tray, place) => {
      const side = this.look.flipped ? 1 - place : place;
      const bound = status.kind === "thinking" && view.turn === side ? timeLimit(state) : undefined;
      tray.show(view, side, players[side], trayStateOf(state, side), this.look, bound);
    });
    if (this.#surface.layout)
      this.#grid.show(this.#surface.layout, view, preview || hint?.step !== 3 ? [] : (hint.view?.last ?? []));
  }

  /** @param {Partial<Touch>} touch */
  #updateTouch(touch) {
    const active = !this.look.isView && isPersonsTurn(this.#session.state) && !this.#session.state.preview;
    this.#touch = { ...this.#touch, ...touch, pending: this.#session.state.pending?.cell, active };
    this.#surface.touch(this.#touch);
    this.#showMessage();
  }

  /** Whether a tap is to be confirmed by a second one: on request, where cells are small for a finger. */
  get #confirms() {
    const size = this.#surface.layout?.cell ?? Infinity;
    return this.look.confirm && size < SMALL_CELL && matchMedia("(pointer: coarse)").matches;
  }

  /** @param {number} cell */
  #isMovable(cell) {
    const { view, preview } = this.#session.state;
    if (!view || preview || !isPersonsTurn(this.#session.state)) return false;
    return (
      (view.origins.includes(cell) || this.#isSelected(cell)) &&
      view.pieces.some((piece) => piece.cell === cell)
    );
  }

  /**
   * Whether a piece is being moved from this cell or to it.
   *
   * @param {number} cell
   */
  #isSelected(cell) {
    const { entry = [] } = this.#session.state.view ?? {};
    return entry.length > 0 && (entry[0] === cell || entry.at(-1) === cell);
  }

  /** A notice that is repeated is announced again. */
  #showNotice() {
    const { state } = this.#session;
    const reason = state.status.kind === "failed" ? state.status : (state.notice ?? state.view?.refusal);
    if (reason === this.#reason) return;
    const text = noticeText(this.#words, state, this.#features.messages);
    if (text === undefined) return;
    this.#reason = reason;
    const { layout } = this.#surface;
    const refused = refusedTap(state);
    const cell = refused?.path.at(-1);
    const isLow = layout !== undefined && cell !== undefined && layout.point(cell).y > layout.height / 2;
    this.#toast.show(text, {
      isLow,
      detail: noticePlace(this.#words, state),
      stays: state.status.kind === "failed",
    });
    if (refused || state.notice?.code === "refused") shake(this.#board);
    if (refused) this.#surface.onCue("illegal");
  }
}

/**
 * The game and the cells of a board: one that has the same key looks the same without pieces.
 *
 * @param {import("../game/types.js").State} state
 */
const boardKey = ({ setup, board }) => JSON.stringify([setup.game, board]);
