/**
 * A game between two players at this screen: one state, changed here and nowhere else, and told to
 * whoever listens. Rules and thoughts come from the engine; who plays whom is decided here.
 */
import { Engine, EngineFailure, EngineImpossible } from "../engine/client.js";
import { Study, fitting } from "./analysis.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Board} Board */
/** @typedef {import("../wasm/ergo_wasm.js").Thought} Thought */
/** @typedef {import("../wasm/ergo_wasm.js").ParseError} ParseError */
/** @typedef {import("../wasm/ergo_wasm.js").Told} Told */
/** @typedef {import("../wasm/ergo_wasm.js").Tag} Tag */
/** @typedef {import("../engine/client.js").News} News */

/** @typedef {"person" | "engine"} Player */

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {string[]} options
 * @property {[Player, Player]} players who begins, and who answers
 * @property {number} seconds how long the engine thinks at most
 * @property {number} level how well it plays, from 1 to 10
 * @property {string} [position] where a game without a record begins
 * @property {string} [record] the game so far
 * @property {number} [at] how many of its turns count
 * @property {boolean} [paused] whether the engine waits to be asked
 * @property {string} [story] the text that the game was opened from, with all that is told there
 * @property {number} [sent] in a game by link, how many turns both players know of
 * @property {number} [below] the side that sits below, where it is not for the players to say
 */

/** Something to tell: a code of the language files, with the cells of a tap or the error of a text. @typedef {{ code: string, cells?: number[], error?: ParseError }} Notice */

/**
 * @typedef {object} State
 * @property {"loading" | "ready" | "failed"} phase
 * @property {Setup} setup
 * @property {Board} [board]
 * @property {View} [view]
 * @property {Told} [told] what is told of it
 * @property {import("../wasm/ergo_wasm.js").GameInfo[]} [games] every game there is
 * @property {import("../wasm/ergo_wasm.js").LevelInfo[]} [levels] every level of the engine
 * @property {boolean} thinking whether the engine thinks about a move of its own
 * @property {Thought} [thought] what it thinks of it
 * @property {import("./analysis.js").Analysis} [analysis] while the position is analysed
 * @property {import("./analysis.js").Preview} [preview] what is shown instead of the game
 * @property {import("./analysis.js").Hint} [hint] what a person was advised to play
 * @property {boolean} paused whether the engine waits to be asked
 * @property {Notice} [notice] something to tell
 * @property {{ code: import("../text/language.js").FailureCode, detail: string }} [failure] why nothing works
 * @property {ParseError} [fault] why the game that was asked for cannot be read
 */

/** A turn that is about to be taken, or was. @typedef {{ move: string, side: number, by: Player }} Taking */

/** The least time between two moves that the engine makes, so that eyes can follow. */
const UNHURRIED = 450;

/** Two failures within this time mean that it is no use. */
const PATIENCE = 5000;

/** What is played before anything else is asked for. @type {Setup} */
export const ORDINARY = { game: "ergo", options: [], players: ["person", "engine"], seconds: 1, level: 4 };

/** The best level; `src/search/levels.rs` says what each is. */
export const TOP_LEVEL = 10;

/** @param {unknown} level */
export const isLevel = (level) => Number.isInteger(level) && Number(level) >= 1 && Number(level) <= TOP_LEVEL;

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Who sits on a side. @param {boolean} swapped @param {number} side */
const seatOf = (swapped, side) => (swapped ? 1 - side : side);

/** Whether a setup is of the game that is shown, as far as it went. @param {Setup} setup @param {View | undefined} view */
const isOf = (setup, view) =>
  setup.record !== undefined && setup.record === view?.record && setup.game === view.game && String(setup.options) === String(view.options);

/** Tells of a `change` of the state, and of every turn that was `moved`. */
export class Session extends EventTarget {
  /** @type {State} */
  state = { phase: "loading", setup: ORDINARY, thinking: false, paused: false };

  /** @type {Engine | undefined} */
  #engine;
  /** Counts what was asked; an answer to an earlier question is old news. */
  #asked = 0;
  /** How many games are being opened; until then nothing can be changed. */
  #opening = 0;
  /** The game that was asked for last is there, or cannot be. @type {Promise<unknown>} */
  #opened = Promise.resolve();
  /** Counts the games that were on the board, but not how often one is taken up again. */
  #games = 0;
  /** How many changes are under way; what is to be done then is seen when they are through. */
  #changing = 0;
  /** What people did before, until it is done. @type {Promise<void>} */
  #before = Promise.resolve();
  /** The game last asked for. @type {Setup} */
  #wanted = ORDINARY;
  #lastFailure = -Infinity;
  /** Whether anybody can see the board. */
  #visible = true;
  /** Whether it was told that the engine works in the page itself. */
  #toldInPage = false;
  #mayTake;

  /** @param {(taking: Taking) => boolean} mayTake whether a legal turn may be taken */
  constructor(mayTake = () => true) {
    super();
    this.#mayTake = mayTake;
  }

  /** What people look into besides playing. */
  study = new Study({
    state: () => this.state,
    set: (patch) => this.#set(patch),
    engine: () => this.#engine,
    isFree: () => this.#visible && this.#isSettled && !this.isEnginesTurn,
    recover: (error) => this.#recover(error),
  });

  /** Who plays a side, now that sides may have been swapped. @param {number} side */
  playerOf(side) {
    const { view, setup } = this.state;
    return setup.players[seatOf(view?.swapped ?? false, side)];
  }

  /** Whether a person is to move. */
  get isPersonsTurn() {
    const { view } = this.state;
    return view !== undefined && !view.outcome && this.playerOf(view.turn) === "person";
  }

  /** Whether an engine is to move, and need not be asked. */
  get isEnginesTurn() {
    const { view, paused } = this.state;
    return view !== undefined && !view.outcome && !paused && !this.isPersonsTurn;
  }

  /** The most seconds that the engine takes for a move. */
  get bound() {
    const { setup, levels } = this.state;
    return Math.min(setup.seconds, levels?.[setup.level - 1]?.seconds ?? Infinity);
  }

  /**
   * Begins a game, or takes one up from its record. A record that cannot be read changes nothing.
   * @param {Setup} setup
   * @returns {Promise<ParseError | undefined>}
   */
  open(setup) {
    const opened = this.#open(setup);
    this.#opened = opened;
    return opened;
  }

  /** @param {Setup} setup @returns {Promise<ParseError | undefined>} */
  async #open(setup) {
    const asked = ++this.#asked;
    this.#opening++;
    this.#wanted = setup;
    try {
      this.#engine ??= new Engine();
      this.study.interrupted();
      const { fault, view, told, board, games, levels } = await this.#engine.call("open", { ...setup });
      if (asked !== this.#asked) return fault;
      if (fault) this.#set(this.state.view ? { thinking: false, thought: undefined } : { phase: "failed", fault });
      if (!fault) {
        const notice = this.#engine?.isInPage && !this.#toldInPage ? { code: "in-page" } : undefined;
        this.#toldInPage ||= notice !== undefined;
        const settled = { thinking: false, thought: undefined, notice, failure: undefined, fault: undefined };
        const paused = setup.paused || this.#isLookingBack(view);
        if (!isOf(setup, this.state.view)) this.#games++;
        this.#set({ ...settled, phase: "ready", setup, view, told, board, games, levels, paused });
      }
      return fault;
    } catch (error) {
      if (asked === this.#asked) this.giveUp(error);
      return undefined;
    } finally {
      this.#opening--;
      if (asked === this.#asked) this.#goOn();
    }
  }

  /** Takes the game up where it was, or begins the one that could not be begun. */
  async retry() {
    const { view, setup, paused } = this.state;
    return this.open(view ? { ...setup, record: view.record, at: view.at, paused } : this.#wanted);
  }

  /** @param {number} cell */
  tap(cell) {
    const game = this.#games;
    return this.#inTurn(async () => {
      const { view, preview } = this.state;
      // Nobody meant a game that came in the place of the one that was tapped.
      if (!view || game !== this.#games) return;
      if (preview) this.study.endPreview();
      else if (!this.isPersonsTurn && !view.outcome) {
        this.#set({ notice: { code: "not-your-turn", cells: [cell] } });
      } else {
        // Should another turn have come meanwhile, the tap was not meant for it.
        await this.#change("tap", [cell, view.at]);
      }
    });
  }

  /** Lets go of the last cell entered. */
  untap() {
    return this.#inTurn(async () => {
      if (this.state.view?.entry.length) await this.#change("untap", []);
    });
  }

  /**
   * Takes a turn for whoever is to move.
   * @param {string} text
   * @returns {Promise<{ taken: boolean, fault?: ParseError }>} whether it was taken, and why it may not be
   */
  async play(text) {
    /** @type {{ taken: boolean, fault?: ParseError }} */
    let result = { taken: false };
    await this.#inTurn(async () => {
      const checked = await this.#ask("check", text);
      const fault = checked?.answer;
      const taken = checked !== undefined && !fault && this.#may(text, "person") && (await this.#change("play", [text]));
      result = { taken, fault };
    });
    return result;
  }

  /** Every legal turn; it fails where there are too many to list. @returns {Promise<string[]>} */
  moves() {
    return this.#askAwake("moves");
  }

  /** Asks what changes nothing; nothing comes if it fails. @param {"check"} op @param {any[]} args @returns {Promise<{ answer: any } | undefined>} */
  async #ask(op, ...args) {
    if (this.state.phase !== "ready" || this.#opening > 0) return undefined;
    try {
      return { answer: await /** @type {any} */ (this.#engine)?.call(op, ...args) };
    } catch (error) {
      await this.#recover(error);
      return undefined;
    }
  }

  /** Whether a turn may be taken now. @param {string} move @param {Player} by */
  #may(move, by) {
    const { view } = this.state;
    return view !== undefined && this.#mayTake({ move, side: view.turn, by });
  }

  /** The turns to which undo and redo lead: those at which a person was to move. */
  get stops() {
    const { view, setup } = this.state;
    if (!view) return [];
    let swapped = false;
    const persons = view.history.map(({ side, text }) => {
      const player = setup.players[seatOf(swapped, side)];
      swapped ||= text === "swap";
      return player === "person";
    });
    const any = persons.includes(true);
    return [...persons, true].flatMap((person, at) => (person || !any ? [at] : []));
  }

  get undoTarget() {
    return this.stops.findLast((at) => at < (this.state.view?.at ?? 0));
  }

  get redoTarget() {
    return this.stops.find((at) => at > (this.state.view?.at ?? 0));
  }

  undo() {
    return this.#inTurn(() => this.#goTo(this.undoTarget));
  }

  redo() {
    return this.#inTurn(() => this.#goTo(this.redoTarget));
  }

  /** @param {number} at one beyond the end is the end */
  goTo(at) {
    return this.#inTurn(() => this.#goTo(at));
  }

  /** Goes so many turns on, or back if they are negative, from where the game is by then. @param {number} turns */
  goBy(turns) {
    return this.#inTurn(() => this.#goTo((this.state.view?.at ?? 0) + turns));
  }

  /** @param {number | undefined} wanted */
  async #goTo(wanted) {
    const { view } = this.state;
    if (wanted === undefined || !view) return;
    const at = Math.max(0, Math.min(wanted, view.history.length));
    if (at === view.at) return;
    const engines = this.state.setup.players.every((player) => player === "engine");
    await this.#change("goTo", [at], (view) => engines || this.#isLookingBack(view));
  }

  /**
   * What people do is done one after the other, each on what came of the one before.
   * @param {() => Promise<void>} action
   */
  #inTurn(action) {
    const done = this.#before.then(async () => {
      // Who let the engine go gets it back when there is something to do.
      if (!this.#engine && this.state.phase === "ready" && this.#opening === 0) this.retry();
      while (this.#opening > 0) await this.#opened;
      return action();
    });
    this.#before = done.catch(() => {});
    return done;
  }

  /**
   * The text of the game.
   * @param {(session: Session) => Tag[]} tagsOf what is known besides what is told of it, once it is there
   * @returns {Promise<string>}
   */
  save(tagsOf) {
    return this.#askAwake("save", () => [tagsOf(this)]);
  }

  /** The link of the game as it stands; nothing, if it is too long for one. @returns {Promise<string | undefined>} */
  link() {
    return this.#askAwake("link");
  }

  /** The games of a text. @param {string} text */
  read(text) {
    this.#engine ??= new Engine();
    return this.#engine.call("read", text);
  }

  /** Goes on where it was left. Who has touched the board meanwhile has woken it, and must not lose that. */
  takeUp() {
    return this.state.phase === "ready" ? this.wake() : this.retry();
  }

  /** Whoever let the engine go has it again. */
  wake() {
    return this.#inTurn(async () => {});
  }

  /** A game that cannot be read leaves the one on the board going. @param {ParseError} fault */
  refuse(fault) {
    if (!this.state.view) this.#set({ phase: "failed", fault });
  }

  /** @param {"moves" | "save" | "link"} op @param {() => any[]} args known when it is awake @returns {Promise<any>} */
  async #askAwake(op, args = () => []) {
    await this.wake();
    if (!this.#engine) throw new EngineFailure();
    return /** @type {any} */ (this.#engine).call(op, ...args());
  }

  /** Makes it a game by link, of which the other player knows so many turns. @param {number} sent */
  setSent(sent) {
    this.#set({ setup: { ...this.state.setup, sent } });
  }

  /** Lets a side sit below, whoever plays it. @param {number} below */
  setBelow(below) {
    this.#set({ setup: { ...this.state.setup, below } });
  }

  /** Lets the engine wait. */
  pause() {
    if (this.state.thinking) {
      this.#asked++;
      this.#engine?.call("stop").catch(() => {});
    }
    this.#set({ paused: true, thinking: false, thought: undefined });
    this.#goOn();
  }

  /** Lets the engine play on from here, even if turns were undone. */
  resume() {
    this.#set({ paused: false });
    this.#goOn();
  }

  /** Where nobody looks, nothing is analysed, and no engines play each other. @param {boolean} visible */
  setVisible(visible) {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.#goOn();
  }

  /** @param {Notice} notice something to tell */
  tell(notice) {
    this.#set({ notice });
  }

  /** Ends everything. */
  close() {
    this.#asked++;
    this.#engine?.close();
    this.#engine = undefined;
  }

  /**
   * Asks for a change of the game and shows what comes of it.
   * @param {"tap" | "untap" | "play" | "goTo"} op
   * @param {unknown[]} args
   * @param {(view: View) => boolean} [pauses] whether the engine then waits to be asked
   * @param {Player} [by] who takes the turn
   * @returns {Promise<boolean>} whether a turn was taken
   */
  async #change(op, args, pauses = () => false, by = "person") {
    if (this.state.phase !== "ready" || this.#opening > 0) return false;
    const asked = ++this.#asked;
    this.#set({ thinking: false, thought: undefined, notice: undefined });
    if (op === "play" || op === "goTo") this.study.interrupted();
    try {
      const { view, told, move } = await this.#askForChange(op, args);
      if (asked !== this.#asked) return false;
      if (move !== undefined) {
        // The tap completed a move, which is not played yet.
        if (this.#may(move, by)) return this.#change("play", [move], pauses, by);
        this.#goOn();
        return false;
      }
      const before = this.state.view?.at ?? 0;
      const taken = op !== "goTo" && view.at > before;
      this.#set({ view, told, paused: pauses(view) });
      if (taken) this.#tellMoved(view, by);
      this.#goOn();
      return taken;
    } catch (error) {
      if (asked === this.#asked) await this.#recover(error);
      return false;
    }
  }

  /** @param {View} view @param {Player} by */
  #tellMoved(view, by) {
    const { text, side } = view.history[view.at - 1];
    /** @type {Taking} */
    const detail = { move: text, side, by };
    this.dispatchEvent(new CustomEvent("moved", { detail }));
  }

  /** @param {"tap" | "untap" | "play" | "goTo"} op @param {unknown[]} args @returns {Promise<{ view: View, told?: Told, move?: string }>} */
  async #askForChange(op, args) {
    this.#changing++;
    try {
      return await /** @type {any} */ (this.#engine)?.call(op, ...args);
    } finally {
      this.#changing--;
    }
  }

  /** Whether the game that is shown is the one the engine knows. */
  get #isSettled() {
    return this.#opening === 0 && this.#changing === 0;
  }

  /** Whether there are turns ahead that an engine's move would wipe out. @param {View | undefined} view */
  #isLookingBack(view) {
    return view !== undefined && view.at < view.history.length;
  }

  /** Lets the engine do what is to be done now: its move comes first. */
  #goOn() {
    if (!this.#isSettled) return;
    this.#letPlay();
    this.study.goOn();
  }

  /** Lets the engine move if it is its turn. */
  async #letPlay() {
    const { phase, thinking, setup } = this.state;
    const watched = this.#visible || setup.players.includes("person");
    if (phase !== "ready" || thinking || !watched || !this.isEnginesTurn) return;
    const asked = ++this.#asked;
    this.study.interrupted();
    this.#set({ thinking: true, thought: undefined });
    try {
      // A level that chooses among moves should not choose alike in every game.
      const seed = Math.floor(Math.random() * 2 ** 32);
      const limits = { time: setup.seconds * 1000, level: setup.level, seed };
      const tell = (/** @type {News} */ { thought }) => asked === this.#asked && this.#set({ thought });
      const [answer] = await Promise.all([this.#engine?.think(limits, tell), wait(UNHURRIED)]);
      const best = answer?.thought?.best;
      if (asked !== this.#asked || !best) return;
      if (this.#may(best, "engine")) await this.#change("play", [best], () => this.state.paused, "engine");
      else this.pause();
    } catch (error) {
      if (asked === this.#asked) await this.#recover(error);
    }
  }

  /** Starts a new engine and takes the game up where it was. @param {unknown} error */
  async #recover(error) {
    const { view } = this.state;
    const now = performance.now();
    const hopeless = !(error instanceof EngineFailure) || now - this.#lastFailure < PATIENCE;
    this.#lastFailure = now;
    if (hopeless || !view) return this.giveUp(error);
    this.close();
    await this.retry();
    if (this.state.phase === "ready") this.tell({ code: "restarted" });
  }

  /** Nothing works any more. @param {unknown} error */
  giveUp(error) {
    this.close();
    const code = error instanceof EngineImpossible ? error.code : "stopped";
    const detail = error instanceof Error ? error.message : String(error);
    this.#set({ phase: "failed", thinking: false, failure: { code, detail } });
  }

  /** The one place where the state changes. @param {Partial<State>} patch */
  #set(patch) {
    this.state = fitting({ ...this.state, ...patch });
    this.dispatchEvent(new Event("change"));
  }
}
