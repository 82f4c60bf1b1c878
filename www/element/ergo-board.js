/**
 * The public API of `<ergo-board>`: `lifecycle.js` opens games, `board/board-view.js` shows them, and
 * `game/session.js` holds them.
 */
import { BoardView } from "../board/board-view.js";
import { Session } from "../game/session.js";
import { isEnginesTurn, playerOf, sideOf } from "../game/state.js";
import { parts } from "../parts/fetch.js";
import { Appearance, initialLook } from "./appearance.js";
import { ATTRIBUTES, readAttributes } from "./attributes.js";
import { EventDispatcher, outcomeDetail, sideName } from "./events.js";
import { BoardLanguage, defineInLanguage } from "./language.js";
import { Lifecycle } from "./lifecycle.js";
import { ReadyPromise } from "./ready-promise.js";
import { reflect, reflectLooks, upgrade, wholeNumber } from "./reflect.js";
import { escape, makeActions, mayStep, undoOrRedo } from "./shortcuts.js";
import { completeSetup } from "./setup.js";
import { applyTheme, watchTheme } from "./theme.js";
import { Requests } from "../ui/latest.js";
import { watchVisibility } from "./visibility.js";

/** @import {GameNotes} from "../game/types.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {State} from "../game/types.js" */
/** @import {MenuItem} from "../ui/types.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */
/** @import {Line} from "../wasm/ergo_wasm.js" */
/** @import {ReadText} from "../wasm/ergo_wasm.js" */
/** @typedef {{ text: string }} EditedDetail */

/**
 * The first player or the second.
 *
 * @typedef {"first" | "second"} Side
 */
/** @typedef {{ move: string; side: Side; by: "person" | "engine"; ply: number; position: string }} MoveDetail */
/** @typedef {{ position: string; ply: number; moves: string[] }} PositionDetail */
/** @typedef {{ depth: number; nodes: number; speed: number; lines: Line[] }} AnalysisDetail */
/** @typedef {{ winner: Side | undefined; reason: string; position: string }} OutcomeDetail */
/**
 * `puzzle` is the id of a puzzle of the site; `exercise` counts from 1 to `exercises`.
 *
 * @typedef {{ puzzle: string | undefined; exercise: number; exercises: number }} PuzzleShownDetail
 */
/**
 * `longer` is right as well; `reply` is the answer to a right move.
 *
 * @typedef {PuzzleShownDetail & {
 *   move: string;
 *   verdict: "solved" | "right" | "longer" | "wrong";
 *   reply: string | undefined;
 * }} PuzzleMoveDetail
 */
/** @typedef {PuzzleShownDetail & { tries: number; hints: number; shown: boolean }} PuzzleSolvedDetail */
/** @typedef {{ code: string; message: string; error?: ParseError }} ErrorDetail */
/** @typedef {{ text: string } | { link: string } | { list: string; game: string }} GameSource */
/**
 * `side` is set if a player asks for their own mistakes.
 *
 * @typedef {{ side: Side | undefined }} ReviewDetail
 */
/**
 * With the players, the level and the rules of a rematch; without, if a page may ask for them.
 *
 * @typedef {{ setup?: Setup }} NewGameDetail
 */

/**
 * A board to play, view or analyse a game of Ergo, Emergo, HexEmergo or Intermedium.
 *
 * The board takes the place of the content of the element as soon as it can be painted.
 *
 * @fires {CustomEvent<void>} ready - The first game is on the board.
 * @fires {CustomEvent<MoveDetail>} move - A move is about to be played; `preventDefault()` prevents it.
 * @fires {CustomEvent<MoveDetail>} moved - A move was played.
 * @fires {CustomEvent<PositionDetail>} position - Another position is on the board, for whatever reason.
 * @fires {CustomEvent<EditedDetail>} edited - The tree of moves has changed: it was edited, or has got a
 *   branch.
 * @fires {CustomEvent<AnalysisDetail>} analysis - The analysis has a new result.
 * @fires {CustomEvent<OutcomeDetail>} gameover - The game has ended, by a move or by the players.
 * @fires {CustomEvent<PuzzleMoveDetail>} puzzle-move - A move was tried in a puzzle and judged.
 * @fires {CustomEvent<PuzzleShownDetail>} puzzle-shown - The user asked for the solution of a puzzle.
 * @fires {CustomEvent<PuzzleSolvedDetail>} puzzle-solved - A puzzle is solved.
 * @fires {CustomEvent<ErrorDetail>} error - Something failed; `message` says what, in a sentence.
 * @fires {CustomEvent<NewGameDetail>} newgame - A new game was requested; `preventDefault()` leaves it to the
 *   page.
 * @fires {CustomEvent<void>} friend - In a game with a remote friend, a move or an answer is to be sent.
 * @fires {CustomEvent<ReviewDetail>} review - A review of the game that is over was requested;
 *   `preventDefault()` leaves it to the page. Otherwise the board shows its turning point.
 * @fires {CustomEvent<void>} statechange - `state` has changed.
 * @attr {"ergo" | "emergo" | "hexemergo" | "intermedium"} [game=ergo] - The game.
 * @attr {"play" | "view" | "analyse" | "study" | "puzzle"} [mode=play] - `play` a game, `view` a game or a position, `analyse` it, or `study` it: moves become variations, and the tree of moves can be edited. Or solve a `puzzle`.
 * @attr {"first" | "second" | "both" | "none"} [side=first] - The side that people play; the engine plays the other.
 * @attr {0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10} [level=4] - The strength of the engine.
 * @attr {number} [seconds=1] - The longest the engine thinks about a move, up to 60.
 * @attr {string} options - Options of the game that are on, such as `swap black-begins`.
 * @attr {string} position - The starting position.
 * @attr {string} moves - The moves played from the starting position, separated by spaces. With `off`, a game that is viewed has no list of moves.
 * @attr {string} game-text - A game to open, as text. Takes precedence over `position` and `moves`.
 * @attr {string} [puzzle=today] - The puzzle to solve: the id of a puzzle of the site, or `today`.
 * @attr {string} goal - The goal to reach in `position`, such as `win 3`, instead of a puzzle of the site.
 * @attr {number} ply - How many moves of the game are on the board. Default: all.
 * @attr {"first" | "second"} orientation - Which side is at the bottom. Default: the human player's.
 * @attr {"light" | "dark"} theme - The colour theme. Default: that of the page, from its `color-scheme`.
 * @attr {"lazy" | "eager"} [loading=lazy] - `eager` opens the game at once, `lazy` near the window, or in idle time for printing.
 * @attr {number} cores - The most cores that all boards of the page use for one search or review. Default: as many as help.
 * @attr {boolean} fill - The element is as high as its container, and the board as large as that allows.
 * @attr {boolean} bare - Only the board, with the message line over it.
 * @attr {boolean} waiting - Opens no game until `open()` is called.
 * @attr {string} lang - The language. Default: that of what the board is in, or of the page. Empty: that of the reader.
 *
 * @slot - What is seen until then, such as a link to the game.
 * @slot aside - Content above the list of moves, the first tab of the panel. It makes the list appear in any mode.
 * @slot head - The name of the game where a low board has its name beside it, for instance with a choice of games.
 * @slot openings - Content below the lines of the analysis.
 * @slot link - A link to continue a viewed game, below its moves; or a link below a puzzle.
 * @slot rules - The rules of the game: the last tab of the panel.
 * @slot goal - What the game is about, above a narrow board, for people who see it for the first time.
 * @slot welcome - More of that, in the place of the moves.
 * @csspart board - The board.
 * @csspart tray - A player, and their pieces in hand.
 * @csspart status - Whose turn it is, and other messages.
 * @csspart toolbar - The buttons.
 * @csspart analysis - The panel with the lines of the analysis.
 * @csspart game-text - The game as text, where no board can be shown.
 * @cssprop --ergo-accent - What calls for attention.
 * @cssprop --ergo-on-accent - Text on it.
 * @cssprop --ergo-tint - The message line, and what is chosen.
 * @cssprop --ergo-ink - Text.
 * @cssprop --ergo-quiet - Secondary text.
 * @cssprop --ergo-surface - Buttons and panels.
 * @cssprop --ergo-border - Borders of buttons and panels.
 * @cssprop --ergo-alert - Error messages.
 * @cssprop --ergo-board-theme - The material of a board whose `board-theme` is `auto`.
 * @cssprop --ergo-board-width - The greatest width of the board.
 */
export class ErgoBoard extends (globalThis.HTMLElement ?? Object) {
  #root;
  #ready = new ReadyPromise();
  #language = new BoardLanguage(this);
  #events = new EventDispatcher(this.#language.words, this);
  #session = new Session(this.#language.words, (turn) =>
    this.#events.turn("move", turn, this.state, { cancelable: true }),
  );
  #view = this.#makeView(initialLook(this));
  #appearance = new Appearance(this, this.#session, this.#view);
  /** Of several wishes for an analysis, or its end, only the last one counts. */
  #analyses = new Requests();
  #lifecycle = new Lifecycle(this, this.#session, this.#ready, {
    settled: () => this.#language.settled(),
    updateLook: (isReset) => this.#appearance.update(isReset),
    updateTheme: () => this.#appearance.updateTheme(),
    error: (error) => this.#events.error(error),
    fault: (message) => void this.#events.dispatch("error", { code: "attribute", message }),
  });
  #act = makeActions(this.#session, {
    newGame: (setup) => this.#newGame(setup),
    threats: () => this.setAttribute("threats", this.#session.advice.wantsThreats ? "off" : "on"),
    warnings: () => this.setAttribute("warnings", this.#session.advice.wantsWarnings ? "off" : "on"),
    review: (side) => {
      const detail = { side: side === undefined ? undefined : sideName(side) };
      return this.#events.dispatch("review", detail, { cancelable: true }) && this.#view.review(side);
    },
    friend: (request) => this.#events.dispatch("friend", request),
    flip: () => this.flip(),
    retry: () => this.#lifecycle.retry(),
  });
  /** @type {(() => MenuItem[])[]} */
  #menuItems = [];
  /** Aborted when the element leaves the page. */
  #connection = new AbortController();

  /** @type {string[]} */
  static observedAttributes = [...ATTRIBUTES];

  /**
   * The folder of the files in `parts/`, if they are not beside the script of the board, for all boards of a
   * page.
   *
   * @type {string | URL | undefined}
   */
  static get partsUrl() {
    return parts.folder;
  }
  static set partsUrl(url) {
    // A value without a text fails here, not where the parts are loaded.
    parts.folder = url && `${url}`;
  }

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.append(this.#view.element);
  }

  connectedCallback() {
    upgrade(this, ATTRIBUTES);
    const { signal } = (this.#connection = new AbortController());
    this.#session.addEventListener("change", () => this.#appearance.follow(), { signal });
    this.#session.addEventListener("change", () => this.#events.stateChanged(this.state), { signal });
    this.#session.addEventListener(
      "moved",
      (event) => this.#moved(/** @type {CustomEvent} */ (event).detail),
      { signal },
    );
    this.#session.addEventListener("ended", () => this.#moved(), { signal });
    this.#view.onCue = (name, detail) => this.#cue((cues) => cues.giveCue(this, name, detail));
    this.addEventListener("keydown", (event) => this.handleShortcut(event), { signal });
    const visible = (/** @type {boolean} */ isOnScreen, /** @type {boolean} */ isHidden) =>
      this.#setVisible(isOnScreen, isHidden);
    watchVisibility(this, { visible, near: (isNear) => this.#appearance.setNear(isNear) }, signal);
    watchTheme(this, () => this.#appearance.updateTheme(), signal);
    this.#appearance.read();
    applyTheme(this, this.#root);
    // While it was out of the page, the language may have changed.
    if (this.#view.element.lang !== this.#language.words.code) this.#replaceView();
    this.#language.connect(() => this.#changeLanguage(), signal);
    this.#view.connect(signal);
    this.#view.reserve(readAttributes(this).setup.game);
    this.#lifecycle.connect();
  }

  disconnectedCallback() {
    this.#connection.abort();
    this.#view.close();
    // An element that is moved within the page is connected again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#lifecycle.sleep();
    });
  }

  /**
   * @param {string} name
   * @param {string | null} old
   * @param {string | null} value
   */
  attributeChangedCallback(name, old, value) {
    if (old !== value) this.#lifecycle.attributeChanged(name);
  }

  /**
   * Resolves when the game is on the board; rejects if it cannot be opened. Asking for it opens the game,
   * even out of sight.
   *
   * @returns {Promise<void>}
   */
  get ready() {
    this.#lifecycle.want();
    return this.#ready.promise;
  }

  /**
   * The game.
   *
   * @type {"ergo" | "emergo" | "hexemergo" | "intermedium"}
   */
  get game() {
    return /** @type {any} */ (this.state.view?.game ?? readAttributes(this).setup.game);
  }
  set game(game) {
    this.#setAttribute("game", game, ["position", "moves", "game-text"]);
  }

  /**
   * Whether the game is played, viewed, analysed or studied, or a puzzle solved.
   *
   * @type {"play" | "view" | "analyse" | "study" | "puzzle"}
   */
  get mode() {
    return readAttributes(this).mode;
  }
  set mode(mode) {
    this.#setAttribute("mode", mode);
  }

  /**
   * The side that people play.
   *
   * @type {"first" | "second" | "both" | "none"}
   */
  get side() {
    return this.#lifecycle.hasGame ? sideOf(this.state.setup.players) : readAttributes(this).side;
  }
  set side(side) {
    this.#setAttribute("side", side);
  }

  /**
   * The strength of the engine.
   *
   * @type {1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}
   */
  get level() {
    return /** @type {any} */ (
      this.#lifecycle.hasGame ? this.state.setup.level : readAttributes(this).setup.level
    );
  }
  set level(level) {
    this.#setAttribute("level", level);
  }

  /**
   * The longest the engine thinks about a move.
   *
   * @type {number}
   */
  get seconds() {
    return this.#lifecycle.hasGame ? this.state.setup.seconds : readAttributes(this).setup.seconds;
  }
  set seconds(seconds) {
    this.#setAttribute("seconds", seconds);
  }

  /**
   * The options of the game that are on.
   *
   * @type {string[]}
   */
  get options() {
    return this.state.view?.options ?? readAttributes(this).setup.options;
  }
  /** @param {string | readonly string[]} options */
  set options(options) {
    this.#setAttribute("options", [options].flat().join(" "));
  }

  /**
   * The position on the board; setting it starts a game from there.
   *
   * @type {string}
   */
  get position() {
    return this.state.view?.position ?? this.getAttribute("position") ?? "";
  }
  set position(position) {
    this.#setAttribute("position", position, ["moves", "game-text"]);
  }

  /**
   * The moves of the game, undone ones included; setting them opens the game.
   *
   * @type {string[]}
   */
  get moves() {
    return this.state.view?.history.map(({ text }) => text) ?? [];
  }
  /** @param {string | readonly string[]} moves */
  set moves(moves) {
    this.#setAttribute("moves", [moves].flat().join(" "), ["game-text"]);
  }

  /**
   * The text that the game was opened from; setting it opens the game. `toGameText()` writes the game as it
   * is now.
   *
   * @type {string}
   */
  get gameText() {
    return this.getAttribute("game-text") ?? "";
  }
  set gameText(text) {
    this.#setAttribute("game-text", text, ["position", "moves"]);
  }

  /**
   * The puzzle in the mode `puzzle`: the id of a puzzle of the site, or `today`.
   *
   * @type {string}
   */
  get puzzle() {
    return this.getAttribute("puzzle") ?? "";
  }
  set puzzle(id) {
    reflect(this, "puzzle", id || null);
  }

  /**
   * The goal to reach in `position`, in the mode `puzzle`, such as `win 3`.
   *
   * @type {string}
   */
  get goal() {
    return this.getAttribute("goal") ?? "";
  }
  set goal(goal) {
    reflect(this, "goal", goal || null);
  }

  /**
   * How many moves of the game are on the board.
   *
   * @type {number}
   */
  get ply() {
    return this.state.view?.at ?? readAttributes(this).setup.at ?? 0;
  }
  set ply(ply) {
    this.#setAttribute("ply", ply);
  }

  /**
   * Which side is at the bottom.
   *
   * @type {Side}
   */
  get orientation() {
    return sideName(this.#view.look.flipped ? 1 : 0);
  }
  set orientation(side) {
    this.#setAttribute("orientation", side);
  }

  /**
   * Light or dark; empty if the page decides.
   *
   * @type {"light" | "dark" | ""}
   */
  get theme() {
    return /** @type {any} */ (this.getAttribute("theme") ?? "");
  }
  set theme(theme) {
    reflect(this, "theme", theme || null);
  }

  /**
   * The most cores that all boards of the page use for one search or review; 0 for as many as help.
   *
   * @type {number}
   */
  get cores() {
    return Math.max(0, wholeNumber(this.getAttribute("cores")));
  }
  set cores(cores) {
    reflect(this, "cores", cores || null);
  }

  /**
   * The side to move, unless the game is over or not there yet.
   *
   * @type {Side | undefined}
   */
  get turn() {
    const { view } = this.state;
    return view && !view.outcome ? sideName(view.turn) : undefined;
  }

  /**
   * How the game ended, if it has.
   *
   * @type {OutcomeDetail | undefined}
   */
  get outcome() {
    return outcomeDetail(this.state);
  }

  /**
   * Who is to move, unless the game is over or not there yet.
   *
   * @type {"person" | "engine" | undefined}
   */
  get playerToMove() {
    const { view } = this.state;
    return view && !view.outcome ? /** @type {any} */ (playerOf(this.state, view.turn)) : undefined;
  }

  /**
   * Whether the engine is thinking about its move.
   *
   * @type {boolean}
   */
  get thinking() {
    return this.state.status.kind === "thinking";
  }

  /**
   * Whether the engine is analysing the position.
   *
   * @type {boolean}
   */
  get analysing() {
    return this.#session.isAnalysing;
  }

  /**
   * A snapshot of everything that the board shows, as data. It is never modified: each change makes another
   * one, and dispatches `statechange`.
   *
   * @type {State}
   */
  get state() {
    return this.#session.state;
  }

  /** Moves the focus to the board. */
  focus() {
    this.#view.focus();
  }

  /**
   * Adds entries to the menu of the board.
   *
   * @param {() => MenuItem[]} items asked whenever it opens
   */
  addMenuItems(items) {
    this.#menuItems.push(items);
    this.#view.addMenuItems(items);
  }

  /**
   * Changes what is kept with the game besides its moves, and what is shown with it: words below the board,
   * marks and arrows, a move to point along.
   *
   * @param {GameNotes} patch
   */
  amend(patch) {
    this.#session.amend(patch);
  }

  /**
   * Opens a game. A game that cannot be read changes nothing.
   *
   * @param {Partial<Setup>} setup
   * @returns {Promise<ParseError | undefined>} what is wrong with the game, if anything is
   */
  async open(setup) {
    const complete = completeSetup(setup);
    // The engine works while the board is painted.
    const opening = this.#lifecycle.open(complete);
    await this.#view.expect(complete, opening);
    const error = await opening;
    if (!error) this.#appearance.update(true);
    return error;
  }

  /**
   * Plays a move for the side to move.
   *
   * @param {string} move as the game writes it, such as `e5-e6`, or `swap`
   * @param {{ signal?: AbortSignal }} [options] aborted while the board is still busy, for instance with
   *   opening another game, nothing is played
   * @returns {Promise<boolean>} whether it was played
   */
  async play(move, { signal } = {}) {
    const text = String(move);
    await this.#lifecycle.awake();
    const { played, error } = await this.#session.play(text, signal);
    if (error) await this.#events.illegalMove(error, this.#session.state);
    return played;
  }

  /**
   * Takes back the last move of a person and the moves after it.
   *
   * @returns {Promise<void>}
   */
  async undo() {
    await this.#lifecycle.awake();
    await this.#session.undo();
  }

  /**
   * Plays moves again that were taken back.
   *
   * @returns {Promise<void>}
   */
  async redo() {
    await this.#lifecycle.awake();
    await this.#session.redo();
  }

  /**
   * Goes to the position after some moves of the game.
   *
   * @param {number} ply how many moves
   * @param {{ signal?: AbortSignal }} [options] aborted while the board is still busy, nothing happens
   * @returns {Promise<void>}
   */
  async goTo(ply, { signal } = {}) {
    const number = wholeNumber(ply);
    await this.#lifecycle.awake();
    if (!signal?.aborted) await this.#session.goTo(number, signal);
  }

  /**
   * Steps through the game, or along the variation that is shown.
   *
   * @param {number} plies negative to step back
   * @returns {Promise<void>}
   */
  async step(plies) {
    const number = wholeNumber(plies);
    await this.#lifecycle.awake();
    await this.#session.goBy(number);
  }

  /** Flips the board. */
  flip() {
    this.#appearance.flip();
  }

  /**
   * All legal moves, sorted. Rejects if there are too many to list.
   *
   * @returns {Promise<string[]>}
   */
  async legalMoves() {
    await this.#lifecycle.awake();
    return this.#session.query("moves");
  }

  /**
   * Edits the tree of moves of a study, or goes to one of its moves. Several edits are undone together.
   *
   * @param {...import("./study-edit.js").StudyEdit} edits
   * @returns {Promise<boolean>} whether they had an effect
   */
  async edit(...edits) {
    const [{ applyEdits }] = await Promise.all([import("./study.js"), this.#lifecycle.awake()]);
    return applyEdits(this.#session, edits, (error) => this.#events.illegalMove(error, this.state));
  }

  /**
   * Writes the game as text, with its annotations.
   *
   * @returns {Promise<string>}
   */
  async toGameText() {
    const [{ tagsOf }] = await Promise.all([import("../game/tags.js"), this.#lifecycle.awake()]);
    return this.#session.query("save", () => [tagsOf(this.#session)]);
  }

  /**
   * Writes the game up to the position on the board as the fragment of a link; `undefined` if it is too long
   * for one.
   *
   * @returns {Promise<string | undefined>}
   */
  async toLink() {
    await this.#lifecycle.awake();
    return this.#session.query("link");
  }

  /**
   * Starts the analysis; the event `analysis` reports its results.
   *
   * @returns {Promise<void>}
   */
  async analyse() {
    const isWanted = this.#analyses.next();
    await this.#lifecycle.awake();
    await this.#session.wake();
    // It may have been stopped, or the board removed.
    if (isWanted() && this.isConnected && !this.state.analysis) this.#session.analysis.toggle();
  }

  /** Ends the analysis, and stops the engine if it is its turn. */
  stop() {
    this.#analyses.next();
    if (this.state.analysis) this.#session.analysis.toggle();
    if (this.thinking || isEnginesTurn(this.state)) this.#session.pause();
  }

  /**
   * Reads games without opening them: those of a game text, of the fragment of a link, or of a list of moves
   * from Abstract Play.
   *
   * @param {GameSource} source
   * @returns {Promise<ReadText>} the games, each as `open()` takes it, or what is wrong with the text
   */
  async readGames(source) {
    if ("link" in source) return this.#session.read("readLink", String(source.link));
    return "list" in source
      ? this.#session.read("readList", String(source.game), String(source.list))
      : this.#session.read("read", String(source.text));
  }

  /**
   * Shows a message below the board until the next move.
   *
   * @param {string} message a sentence
   * @param {string} [detail] technical details
   */
  notify(message, detail) {
    this.#session.notify({ code: "page", message: String(message), detail: detail && String(detail) });
  }

  /**
   * Handles a key as if it were pressed on the board: undo, redo, Escape, and where a game is studied or
   * viewed, the arrow keys, Home and End, which step through it.
   *
   * @param {KeyboardEvent} event
   */
  handleShortcut(event) {
    if (event.key === "Escape") escape(event, this.#session);
    else if (this.mode !== "view") undoOrRedo(event, this.#act);
    if (mayStep(event, this)) this.#view.step(event);
  }

  /**
   * Sets an attribute, which takes effect even if it does not change, in place of others.
   *
   * @param {string} name
   * @param {unknown} value
   * @param {string[]} [replaced]
   */
  #setAttribute(name, value, replaced) {
    if (reflect(this, name, value, replaced)) this.#lifecycle.attributeChanged(name);
  }

  /**
   * Nothing heavy is loaded until somebody can see the board.
   *
   * @param {boolean} isOnScreen
   * @param {boolean} isHidden
   */
  async #setVisible(isOnScreen, isHidden) {
    this.#session.setVisible(isOnScreen && !isHidden);
    if (!isOnScreen) return;
    await this.#language.settled();
    if (!this.#lifecycle.hasGame && !this.matches("[waiting], [mode=puzzle]"))
      await this.#view.expect(readAttributes(this).setup);
    await this.#lifecycle.start();
  }

  /** @param {import("../game/types.js").TurnEvent} [turn] nothing if the players have ended the game */
  #moved(turn) {
    if (turn) this.#events.turn("moved", turn, this.state);
    else this.#cue((cues) => cues.giveCue(this, cues.endCue(this.state)));
    if (this.outcome) this.#events.dispatch("gameover", this.outcome);
  }

  /**
   * Lets the board be heard and felt.
   *
   * @param {(cues: typeof import("./cues.js")) => void} give
   */
  #cue(give) {
    import("./cues.js").then(give, () => {});
  }

  /** @param {import("../board/board-view.js").Look} look */
  #makeView(look) {
    return new BoardView(this, this.#session, (name) => this.#act(name), look);
  }

  /** The session does not notice that it is shown by another view, in another language. */
  #replaceView() {
    const old = this.#view;
    old.close();
    this.#view = this.#appearance.view = this.#makeView(old.look);
    for (const items of this.#menuItems) this.#view.addMenuItems(items);
    old.element.replaceWith(this.#view.element);
  }

  #changeLanguage() {
    this.#connection.abort();
    this.connectedCallback();
    this.#lifecycle.languageChanged();
  }

  /** @param {Setup} [setup] the game that was asked for; without it, a page may ask which */
  async #newGame(setup) {
    if (!this.#events.dispatch("newgame", { setup }, { cancelable: true })) return undefined;
    const { rematch } = await import("../game/rematch.js");
    return this.open(setup ?? rematch(this.state.setup));
  }
}

// The other properties: `ui/looks.js` describes them, and `looks.d.ts` declares them.
reflectLooks(ErgoBoard.prototype);
defineInLanguage(ErgoBoard);
