/**
 * `<ergo-board>`: a game at a board, with everything it takes to play it, look at it or analyse it. The
 * page of this project and pages elsewhere use the same element. What it looks like is in
 * `board/table.js`, who plays whom in `session.js`; here is what other pages see of it.
 */
import { sideOf, wish } from "./attributes.js";
import { isField } from "../board/dom.js";
import { boardStyles } from "./style.js";
import { Table } from "../board/board-view.js";
import { Session } from "../game/session.js";
import { subjectOf } from "../game/analysis.js";
import { tagsOf } from "../game/tags.js";
import { loadLanguage, pickLanguage, placeText, words } from "../text/index.js";

/** @typedef {import("../game/session.js").Setup} Setup */
/** @typedef {import("../game/session.js").Taking} Taking */
/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */
/** @typedef {import("../wasm/ergo_wasm.js").Line} Line */

/** A side: the one that begins, or the one that answers. @typedef {"first" | "second"} Side */

/** @typedef {{ move: string, side: Side, by: "person" | "engine", ply: number, position: string }} MoveDetail */
/** @typedef {{ position: string, ply: number, record: string }} PositionDetail */
/** @typedef {{ depth: number, nodes: number, speed: number, lines: Line[] }} AnalysisDetail */
/** @typedef {{ winner: Side | undefined, reason: string, position: string }} OutcomeDetail */
/** @typedef {{ code: string, message: string, fault?: ParseError }} ErrorDetail */

/** What a change of says that another game is meant. */
const OF_GAME = ["game", "options", "position", "record"];
/** What a change of says that it is played otherwise. */
const OF_PLAYERS = ["mode", "side", "level", "seconds"];
/** What a change of says that it is to be looked at otherwise. */
const OF_LOOK = ["mode", "orientation", "coordinates"];

/** @param {number} side @returns {Side} */
const sideName = (side) => (side === 0 ? "first" : "second");

/**
 * A board game to play, look at or analyse: Ergo, Emergo or Intermedium.
 *
 * What stands inside the element is shown until it comes to life, except for the slot `aside`.
 *
 * @attr {"ergo" | "emergo" | "intermedium"} [game=ergo] - Which game.
 * @attr {"play" | "view" | "analyse"} [mode=play] - `play` against the engine, `view` a game or a position, or `analyse` it.
 * @attr {"first" | "second" | "both" | "none"} [side=first] - Which side is played by a person; the engine plays the other.
 * @attr {number} [level=4] - How well the engine plays, from 1 to 10.
 * @attr {number} [seconds=1] - How long the engine thinks about a move at most, up to 60.
 * @attr {string} options - Options of the game that are on, such as `swap black-begins`.
 * @attr {string} position - The position to begin with.
 * @attr {string} record - The game to begin with, as a game text.
 * @attr {number} ply - After how many turns of the game to begin; after all of them, unless said otherwise.
 * @attr {"first" | "second"} orientation - Which side sits below; the person's, unless said otherwise.
 * @attr {"on" | "off"} [coordinates=on] - Whether rows and columns are named.
 * @attr {"light" | "dark"} theme - As the page around it, unless said otherwise: dark where its `color-scheme` is.
 * @attr {"en"} lang - The language of the boards of a page; the page’s own, unless said otherwise.
 *
 * @fires {CustomEvent<void>} ready - The first game is on the board.
 * @fires {CustomEvent<MoveDetail>} move - A turn is about to be taken; `preventDefault()` keeps it from being so.
 * @fires {CustomEvent<MoveDetail>} moved - A turn was taken.
 * @fires {CustomEvent<PositionDetail>} position - Another position is on the board, whatever led to it.
 * @fires {CustomEvent<AnalysisDetail>} analysis - The engine has found more about the position that is analysed.
 * @fires {CustomEvent<OutcomeDetail>} gameover - A turn has ended the game.
 * @fires {CustomEvent<ErrorDetail>} error - Something cannot be done; `message` says what and where.
 * @fires {CustomEvent<void>} newgame - A new game is asked for; `preventDefault()` leaves it to the page.
 *
 * @slot aside - What belongs beside the board, such as a list of moves.
 *
 * @csspart board - The board itself.
 * @csspart tray - Who plays a side, and what they have in hand.
 * @csspart status - Whose turn it is, and what else there is to say.
 * @csspart toolbar - The buttons.
 * @csspart analysis - The panel with the lines that are analysed.
 * @csspart record - The game as text, where no board can be shown.
 *
 * @cssprop --ergo-accent - What calls for attention.
 * @cssprop --ergo-ink - Letters.
 * @cssprop --ergo-quiet - Letters that stand back.
 * @cssprop --ergo-surface - Buttons and panels.
 * @cssprop --ergo-border - Their borders.
 * @cssprop --ergo-alert - What went wrong.
 * @cssprop --ergo-frame - The frame of the board.
 * @cssprop --ergo-frame-ink - The names of rows and columns in it.
 * @cssprop --ergo-ground - The cells of the board, but for those that stand out.
 * @cssprop --ergo-white - White stones.
 * @cssprop --ergo-black - Black stones.
 * @cssprop --ergo-board-width - How wide the board is at most.
 */
export class ErgoBoard extends HTMLElement {
  #session = new Session((taking) => this.#tell("move", this.#detailOf(taking), { cancelable: true }));
  #root;
  #table = new Table(this, this.#session, (name) => this.#act(name));
  /** Counts how often the engine was let go of. */
  #leaves = 0;
  /** Ends everything that was begun when the element joined the page. */
  #leave = new AbortController();
  /** Whether a game was asked for, and so the engine is or was at work. */
  #begun = false;
  /** Whether the engine was let go of as the element left the page. */
  #asleep = false;
  /** Whether the person who looks turned the board. */
  #turned = false;
  /** The attributes that were changed and not looked at yet. @type {Set<string>} */
  #changed = new Set();
  /** What is asked of the board by its attributes is done one after the other. */
  #work = Promise.resolve();
  #isSeen = false;
  /** The position that was told of last. */
  #position = "";
  /** @type {unknown} */
  #finding;
  #phase = "loading";
  #wasReady = false;
  #ready = deferred();
  /** Whether that is settled, and no game came. */
  #isRefused = false;
  #isDark = false;

  static observedAttributes = ["theme", "ply", ...new Set([...OF_GAME, ...OF_PLAYERS, ...OF_LOOK])];

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.append(this.#table.element);
  }

  connectedCallback() {
    for (const name of ["theme", "ply", ...OF_GAME, ...OF_PLAYERS, ...OF_LOOK]) this.#upgrade(name);
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#session.addEventListener("change", () => this.#told(), { signal });
    this.#session.addEventListener("moved", (event) => this.#moved(/** @type {CustomEvent} */ (event).detail), { signal });
    this.addEventListener("keydown", (event) => this.shortcut(event), { signal });
    document.addEventListener("visibilitychange", () => this.#look(), { signal });
    this.#watchForEyes(signal);
    this.#watchColours(signal);
    this.#adaptLook();
    this.#adaptScheme();
    this.#table.connect(signal);
  }

  disconnectedCallback() {
    this.#leave.abort();
    this.#table.close();
    // Whoever moves it in the page puts it back at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#asleep = this.#begun;
      this.#leaves++;
      this.#isSeen = false;
      this.#session.close();
    });
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    if (old !== value) this.#schedule(name);
  }

  /** Resolves once a game is on the board; rejects if none can be. @returns {Promise<void>} */
  get ready() {
    return this.#ready.promise;
  }

  /** Which game is on the board. @type {string} */
  get game() {
    return this.#session.state.view?.game ?? wish(this).game;
  }
  set game(game) {
    this.#reflect("game", game);
  }

  /** Whether it is to be played, looked at or analysed. @type {"play" | "view" | "analyse"} */
  get mode() {
    return wish(this).mode;
  }
  set mode(mode) {
    this.#reflect("mode", mode);
  }

  /** Which side persons play. @type {"first" | "second" | "both" | "none"} */
  get side() {
    return this.#begun ? sideOf(this.#session.state.setup.players) : wish(this).side;
  }
  set side(side) {
    this.#reflect("side", side);
  }

  /** How well the engine plays, from 1 to 10. @type {number} */
  get level() {
    return this.#begun ? this.#session.state.setup.level : wish(this).setup.level;
  }
  set level(level) {
    this.#reflect("level", level);
  }

  /** How long the engine thinks about a move at most. @type {number} */
  get seconds() {
    return this.#begun ? this.#session.state.setup.seconds : wish(this).setup.seconds;
  }
  set seconds(seconds) {
    this.#reflect("seconds", seconds);
  }

  /** The options of the game that are on. @type {string[]} */
  get options() {
    return this.#session.state.view?.options ?? wish(this).setup.options;
  }
  set options(options) {
    this.#reflect("options", [options].flat().join(" "));
  }

  /** The position on the board; setting it begins a game there. @type {string} */
  get position() {
    return this.#session.state.view?.position ?? this.getAttribute("position") ?? "";
  }
  set position(position) {
    if (position) this.removeAttribute("record");
    this.#reflect("position", position);
  }

  /** The game so far, undone turns included; setting it takes up a game text. @type {string} */
  get record() {
    return this.#session.state.view?.record ?? this.getAttribute("record") ?? "";
  }
  set record(record) {
    if (record) this.removeAttribute("position");
    this.#reflect("record", record);
  }

  /** After how many turns the game is shown. @type {number} */
  get ply() {
    return this.#session.state.view?.at ?? wish(this).setup.at ?? 0;
  }
  set ply(ply) {
    this.#reflect("ply", ply);
  }

  /** Which side sits below. @type {Side} */
  get orientation() {
    return sideName(this.#table.look.flipped ? 1 : 0);
  }
  set orientation(side) {
    this.#reflect("orientation", side);
  }

  /** Whether rows and columns are named. @type {"on" | "off"} */
  get coordinates() {
    return wish(this).hasNames ? "on" : "off";
  }
  set coordinates(names) {
    this.#reflect("coordinates", names);
  }

  /** Light or dark; empty where the reader decides. @type {string} */
  get theme() {
    return this.getAttribute("theme") ?? "";
  }
  set theme(theme) {
    this.#reflect("theme", theme || null);
  }

  /** Whose turn it is, unless the game is over or not there yet. @type {Side | undefined} */
  get turn() {
    const { view } = this.#session.state;
    return view && !view.outcome ? sideName(view.turn) : undefined;
  }

  /** How the game ended, if it has. @type {OutcomeDetail | undefined} */
  get outcome() {
    return this.#outcome;
  }

  /** The turns of the game, undone ones included. @type {string[]} */
  get moves() {
    return this.#session.state.view?.history.map(({ text }) => text) ?? [];
  }

  /** Whether the engine thinks about a move of its own. @type {boolean} */
  get thinking() {
    return this.#session.state.thinking;
  }

  /**
   * The game and who plays it, for pages that show more of it; listen to its `change`.
   * @ignore
   */
  get session() {
    return this.#session;
  }

  /**
   * Begins a game, or takes one up from its record.
   * @param {Setup} setup
   * @returns {Promise<ParseError | undefined>} what is wrong with the record, if anything is; nothing changes then
   * @ignore
   */
  async open(setup) {
    const fault = await this.#open(setup);
    if (!fault) this.#turnBack();
    return fault;
  }

  /** @param {Setup} setup @returns {Promise<ParseError | undefined>} */
  async #open(setup) {
    this.#begun = true;
    this.#asleep = false;
    const fault = await this.#session.open(setup);
    if (fault) this.#complain(fault);
    else this.#relook();
    return fault;
  }

  /**
   * Takes a turn for the side to move.
   * @param {string} move as the game spells it, such as `e5-e6`, or `swap`
   * @returns {Promise<boolean>} whether it was taken
   */
  async play(move) {
    await this.#awake();
    const { taken, fault } = await this.#session.play(String(move));
    if (fault) this.#tell("error", { code: fault.code, message: messageOf(fault), fault });
    return taken;
  }

  /** Takes back the last turn of a person, and what came after it. @returns {Promise<void>} */
  async undo() {
    await this.#awake();
    await this.#session.undo();
  }

  /** Takes turns again that were taken back. @returns {Promise<void>} */
  async redo() {
    await this.#awake();
    await this.#session.redo();
  }

  /** Goes to the position after so many turns. @param {number} ply @returns {Promise<void>} */
  async goTo(ply) {
    await this.#awake();
    await this.#session.goTo(Math.trunc(ply) || 0);
  }

  /** Turns the board round. */
  flip() {
    this.#turned = !this.#turned;
    this.#relook();
  }

  /** Lets a side sit below as long as the game lasts. @param {Side} side @ignore */
  sit(side) {
    this.#session.setBelow(side === "first" ? 0 : 1);
    this.#turnBack();
  }

  /**
   * Every legal turn, sorted. A position may have more than can be listed; it rejects then.
   * @returns {Promise<string[]>}
   */
  async legalMoves() {
    await this.#awake();
    return this.#session.moves();
  }

  /** The game as a text that can be read again, with all that is told of it. @returns {Promise<string>} */
  async toRecord() {
    await this.#awake();
    return this.#session.save(tagsOf);
  }

  /** Begins to analyse the position on the board; the event `analysis` tells what is found. @returns {Promise<void>} */
  async analyse() {
    await this.#awake();
    await this.#session.wake();
    if (!this.#session.state.analysis) this.#session.study.toggle();
  }

  /** Ends the analysis, and lets the engine wait if it is its turn. */
  stop() {
    const { state, study } = this.#session;
    if (state.analysis) study.toggle();
    if (state.thinking || this.#session.isEnginesTurn) this.#session.pause();
  }

  /** What keys do wherever on the page they are pressed: undo and redo, and back to the game itself. @param {KeyboardEvent} event @ignore */
  shortcut(event) {
    if (event.key === "Escape") this.#escape(event);
    else if (this.mode !== "view") this.#travel(event);
  }

  get #outcome() {
    const { view } = this.#session.state;
    const outcome = view?.outcome;
    if (!outcome) return undefined;
    const { winner, reason } = outcome;
    return { winner: winner === undefined ? undefined : sideName(winner), reason, position: view.position };
  }

  /** The game is there, even if nobody has seen the board yet. */
  async #awake() {
    if (!this.isConnected) throw new Error(words.errors.detached);
    await this.#enqueue(() => this.#begin());
    await this.ready;
  }

  /** @param {() => unknown} task */
  #enqueue(task) {
    this.#work = this.#work.then(task).then(
      () => {},
      (error) => {
        if (this.isConnected) this.#session.giveUp(error);
      },
    );
    return this.#work;
  }

  /** Begins the game that is wished for, or takes up the one that was left. */
  async #begin() {
    if (!this.isConnected || (this.#begun && !this.#asleep)) return;
    if (this.#asleep) {
      this.#asleep = false;
      await this.#session.takeUp();
      await this.#adapt();
      this.#rest();
    } else if (!this.hasAttribute("waiting")) {
      await this.#openWish();
    }
  }

  /** Opens what the attributes say. */
  async #openWish() {
    const { setup, mode, text } = wish(this);
    const told = text === undefined ? setup : await this.#setupOf(text, setup);
    if (!told) return;
    const fault = await this.#open(told);
    if (fault) return this.#tellRefused(fault);
    if (mode === "analyse" && !this.#session.state.analysis) this.#session.study.toggle();
    this.#rest();
  }

  /**
   * The first game of a text.
   * @param {string} text @param {Setup} setup
   * @returns {Promise<Setup | undefined>} nothing, if it cannot be read
   */
  async #setupOf(text, setup) {
    this.#begun = true;
    try {
      const { games, fault } = await this.#session.read(text);
      if (games?.[0]) {
        const [{ game, options, record, text: story }] = games;
        return { ...setup, game, options, record, story };
      }
      const why = fault ?? { code: "game-missing", start: 0, end: 0, line: 1, column: 1, found: "", expected: "" };
      this.#session.refuse(why);
      this.#complain(why);
      this.#tellRefused(why);
    } catch (error) {
      // Whoever took the board away meanwhile has it begin anew.
      if (this.isConnected) this.#session.giveUp(error);
      else this.#begun = this.#asleep = false;
    }
    return undefined;
  }

  /** Whoever still looks at the game of before is told why. @param {ParseError} fault */
  #tellRefused(fault) {
    if (this.#session.state.view) this.#session.tell({ code: "refused", error: fault });
  }

  /** A board that only ever shows one position needs nobody to hold the game. */
  #rest() {
    if (this.mode === "view" && this.moves.length === 0 && this.#session.state.phase === "ready") this.#session.close();
  }

  /** What was set before the element was known goes through its setters. @param {string} name */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const self = /** @type {any} */ (this);
    const value = self[name];
    delete self[name];
    self[name] = value;
  }

  /** @param {string} name @param {unknown} value */
  #reflect(name, value) {
    const same = this.getAttribute(name) === (value === null ? null : String(value));
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
    if (same) this.#schedule(name);
  }

  /** Attributes that are changed together are looked at together. @param {string} name */
  #schedule(name) {
    this.#changed.add(name);
    // Whoever waits from now on waits for the game that is asked for now.
    if (OF_GAME.includes(name)) this.#renewReady();
    this.#enqueue(() => this.#adapt());
  }

  async #adapt() {
    const changed = [...this.#changed];
    if (changed.length === 0) return;
    const has = (/** @type {string[]} */ names) => changed.some((name) => names.includes(name));
    if (has(["mode", "orientation"])) this.#turned = false;
    if (has(["theme"])) this.#repaint();
    if (has(OF_LOOK)) this.#relook();
    // Who is asleep hears of another game when awake, and begins with it.
    if (this.#asleep && has(OF_GAME)) this.#begun = this.#asleep = false;
    if (this.#asleep) return;
    this.#changed.clear();
    if (!this.#begun) return;
    const leaves = this.#leaves;
    if (has(OF_GAME)) {
      this.#turned = false;
      await this.#openWish();
    } else {
      if (has(OF_PLAYERS)) await this.#reseat();
      if (has(["ply"])) await this.#session.goTo(wish(this).setup.at ?? Infinity);
    }
    // What the board was to be when it left the page it will be when it is back.
    if (leaves !== this.#leaves) for (const name of changed) this.#changed.add(name);
    else if (has(["mode"]) && (this.mode === "analyse") !== !!this.#session.state.analysis) this.#session.study.toggle();
    if (this.#session.state.phase === "failed") this.#refuseReady();
  }

  /** The same game with other players. */
  async #reseat() {
    const { view, setup: now, paused } = this.#session.state;
    if (!view) return this.#openWish();
    const { players, level, seconds } = wish(this).setup;
    // Whoever lets others play lets them begin.
    const waits = paused && String(players) === String(now.players);
    await this.#open({ ...now, players, level, seconds, record: view.record, at: view.at, paused: waits });
  }

  /** The board as it lies by itself. */
  #turnBack() {
    this.#turned = false;
    this.#relook();
  }

  #relook() {
    this.#adaptLook();
    this.#table.relay();
  }

  #adaptLook() {
    const { isView, hasNames, orientation, plain } = wish(this);
    const { players, below } = this.#session.state.setup;
    const own = below ?? (sideOf(players) === "second" ? 1 : 0);
    const isSecondBelow = orientation ? orientation === "second" : own === 1;
    this.#table.look = { isView, hasNames, plain, flipped: isSecondBelow !== this.#turned };
  }

  /** Dark where the page is: one that knows nothing of dark readers stays light, and so does the board. */
  #adaptScheme() {
    this.#isDark = this.#isInTheDark;
    this.#root.adoptedStyleSheets = boardStyles(this.ownerDocument, this.#isDark);
  }

  get #isInTheDark() {
    const { colorScheme } = getComputedStyle(this);
    const prefers = matchMedia("(prefers-color-scheme: dark)").matches;
    return colorScheme.includes("dark") && (prefers || !colorScheme.includes("light"));
  }

  #repaint() {
    this.#adaptScheme();
    this.#table.repaint();
  }

  /** @param {AbortSignal} signal */
  #watchColours(signal) {
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => this.#repaint(), { signal });
    }
    // Pages with a switch of their own set it at their root or body.
    const observer = new MutationObserver(() => this.#isInTheDark !== this.#isDark && this.#repaint());
    const { documentElement, body } = this.ownerDocument;
    for (const element of [documentElement, body]) observer.observe(element, { attributes: true });
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Nothing heavy is loaded before somebody can see the board. @param {AbortSignal} signal */
  #watchForEyes(signal) {
    const observer = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? false;
      this.#look();
      if (this.#isSeen) this.#enqueue(() => this.#begin());
    });
    observer.observe(this);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  #look() {
    this.#session.setVisible(this.#isSeen && !document.hidden);
  }

  /** Tells the page what has changed. */
  #told() {
    const { phase, view, analysis } = this.#session.state;
    if (phase !== this.#phase) this.#toldPhase();
    if (view && this.#position !== subjectOf(view)) {
      this.#position = subjectOf(view);
      this.#tell("position", { position: view.position, ply: view.at, record: view.record });
    }
    if (analysis?.finding && analysis.finding !== this.#finding) {
      const { thought, speed } = analysis.finding;
      this.#tell("analysis", { depth: thought.depth, nodes: thought.nodes, speed, lines: thought.lines });
    }
    this.#finding = analysis?.finding;
  }

  #toldPhase() {
    const { phase, failure } = this.#session.state;
    this.#phase = phase;
    if (phase === "ready") {
      this.#renewReady();
      this.#ready.resolve();
      if (!this.#wasReady) this.#tell("ready");
      this.#wasReady = true;
    } else if (phase === "failed") {
      const message = this.#refuseReady();
      if (failure) this.#tell("error", { code: failure.code, message });
    }
  }

  /** Those who wait for a game learn that none came, and why. */
  #refuseReady() {
    const { failure, fault } = this.#session.state;
    const message = fault ? messageOf(fault) : words.failures[failure?.code ?? "stopped"];
    this.#ready.reject(new Error(message));
    this.#isRefused = true;
    return message;
  }

  /** There is something to wait for again. */
  #renewReady() {
    if (this.#isRefused) this.#ready = deferred();
    this.#isRefused = false;
  }

  /** @param {Taking} taking */
  #moved(taking) {
    this.#tell("moved", this.#detailOf(taking));
    if (this.#outcome) this.#tell("gameover", this.#outcome);
  }

  /** @param {Taking} taking @returns {MoveDetail} */
  #detailOf({ move, side, by }) {
    return { move, side: sideName(side), by, ply: this.ply, position: this.position };
  }

  /** @param {ParseError} fault */
  #complain(fault) {
    this.#tell("error", { code: fault.code, message: messageOf(fault), fault });
  }

  /**
   * Errors do not bubble: the page around takes those that come up to it for faults of its scripts.
   * @param {string} name @param {unknown} [detail] @param {EventInit} [init]
   * @returns {boolean} whether nobody minds
   */
  #tell(name, detail, init) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== "error", composed: true, ...init }));
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
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || isField(event)) return;
    const key = event.key.toLowerCase();
    const redo = key === "y" || (key === "z" && event.shiftKey);
    if (!redo && key !== "z") return;
    event.preventDefault();
    this.#act(redo ? "redo" : "undo");
  }

  /** @param {import("../board/toolbar.js").Action["name"]} name */
  #act(name) {
    const session = this.#session;
    switch (name) {
      case "newGame":
        return this.#askForNewGame();
      case "undo":
        return session.undo();
      case "redo":
        return session.redo();
      case "first":
        return session.goTo(0);
      case "back":
        return session.goBy(-1);
      case "forward":
        return session.goBy(1);
      case "last":
        return session.goTo(Infinity);
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
        return this.flip();
      case "retry":
        return session.state.view || this.hasAttribute("waiting") ? session.retry() : this.#enqueue(() => this.#openWish());
      default:
        return undefined;
    }
  }

  #askForNewGame() {
    if (!this.#tell("newgame", undefined, { cancelable: true })) return undefined;
    const { game, options, players, seconds, level } = this.#session.state.setup;
    return this.open({ game, options, players, seconds, level });
  }
}

/** What is wrong with a text, and where. @param {ParseError} fault */
const messageOf = (fault) => `${words.errors.parse(fault)} ${placeText(fault)}`;

/** A promise that is settled from elsewhere; nobody has to listen. */
function deferred() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(error: Error) => void} */
  let reject = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((yes, no) => {
      resolve = () => yes(undefined);
      reject = no;
    })
  );
  promise.catch(() => {});
  return { promise, resolve, reject };
}

// The first board on the page chooses the language, or the page around it; an empty `lang` leaves it to the reader.
const { lang } = /** @type {HTMLElement} */ (document.querySelector("ergo-board")?.closest("[lang]") ?? document.documentElement);
await loadLanguage(pickLanguage(lang ? [lang] : [new URLSearchParams(location.search).get("lang"), ...navigator.languages]));

if (!customElements.get("ergo-board")) customElements.define("ergo-board", ErgoBoard);
