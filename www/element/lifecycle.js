/**
 * When a board opens its game: once somebody can see it or asks for it, again when its attributes change, and
 * where it was when it returns to the page. Tasks run one after the other.
 */
import { isReady } from "../game/state.js";
import { GAME_ATTRIBUTES, haveEffect, readAttributes } from "./attributes.js";
import { failureMessage } from "./events.js";
import { Requests } from "../ui/latest.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Session} from "../game/session.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */

/**
 * @typedef {object} Callbacks
 * @property {() => Promise<void> | undefined} settled waits for the language of the board, if need be
 * @property {(isReset: boolean) => void} updateLook `isReset` if the board is no longer flipped
 * @property {() => void} updateTheme
 * @property {(error: ParseError) => void} error
 * @property {(message: string) => void} fault says what is wrong with an attribute
 */

export class Lifecycle {
  #element;
  #session;
  #ready;
  #callbacks;
  /**
   * `new` until a game is requested, `asleep` while the element is out of the page and the engine is let go.
   *
   * @type {"new" | "open" | "asleep"}
   */
  #phase = "new";
  /**
   * Attributes that have changed and are not applied yet.
   *
   * @type {Set<string>}
   */
  #changed = new Set();
  #tasks = Promise.resolve();
  /** Done when the game that a script has requested last is on the board. */
  #requested = Promise.resolve();
  /** What is opened counts until the element leaves the page. */
  #stays = new Requests();
  /** Whether the game is asked for, even if nobody can see the board. */
  #isWanted = false;
  /**
   * The puzzle on the board, in the mode `puzzle`.
   *
   * @type {import("./puzzle.js").Opened | undefined}
   */
  #puzzle;

  /**
   * @param {HTMLElement} element
   * @param {Session} session
   * @param {import("./ready-promise.js").ReadyPromise} ready
   * @param {Callbacks} callbacks
   */
  constructor(element, session, ready, callbacks) {
    this.#element = element;
    this.#session = session;
    this.#ready = ready;
    this.#callbacks = callbacks;
  }

  /** Whether a game was requested. */
  get hasGame() {
    return this.#phase !== "new";
  }

  /** Opens the game even if nobody can see the board, now or when it is in the page. */
  want() {
    this.#isWanted = true;
    this.start();
  }

  /** The element is in the page. */
  connect() {
    if (this.#isWanted || this.#element.getAttribute("loading") === "eager") this.start();
  }

  /** Opens the game, if that has not happened yet. */
  start() {
    return this.#enqueue(() => this.#start());
  }

  /** Resolves when the game is there, even if the board is not visible yet. */
  async awake() {
    if (!this.#element.isConnected) throw new Error(this.#session.words.errors.detached);
    await this.start();
    await this.#ready.promise;
  }

  /** The board has a new view, in another language: a puzzle whose card was in the old one starts again. */
  languageChanged() {
    this.#enqueue(() => {
      if (this.#puzzle && this.#element.isConnected && !this.#puzzle.card.element.isConnected)
        return this.#openAttributes();
      return undefined;
    });
  }

  /** Lets the engine go. */
  sleep() {
    this.#stays.next();
    // A puzzle starts again.
    if (this.#phase === "open") this.#phase = this.#puzzle ? "new" : "asleep";
    this.#closePuzzle();
    this.#session.close();
  }

  /**
   * Attributes that change together are applied together.
   *
   * @param {string} name
   */
  attributeChanged(name) {
    this.#changed.add(name);
    // From now on `ready` means the game that these attributes describe.
    if (this.#opensGame([name])) this.#ready.request();
    this.#enqueue(() => this.#applyChanges());
  }

  /**
   * Opens a game that a script has requested. One that cannot be read leaves the game on the board as it is.
   *
   * @param {Setup} setup
   * @returns {Promise<ParseError | undefined>}
   */
  async open(setup) {
    this.#ready.request();
    // It takes the place of a game that attributes have requested just before.
    for (const name of GAME_ATTRIBUTES) this.#changed.delete(name);
    const game = this.#openGame(setup);
    this.#requested = this.#opening(async () => void (await game));
    await this.#requested;
    return game;
  }

  /**
   * @param {Setup} setup
   * @returns {Promise<ParseError | undefined>}
   */
  async #openGame(setup) {
    this.#phase = "open";
    const settled = this.#callbacks.settled();
    if (settled) await settled;
    const error = await this.#session.open(setup);
    // The element was removed while its game was opened: the engine that was started for it goes too.
    if (/** @type {string} */ (this.#phase) === "asleep") this.#session.close();
    if (error) this.#callbacks.error(error);
    else this.#callbacks.updateLook(false);
    return error;
  }

  /** Opens the game again after a failure. */
  retry() {
    const isPages = this.#element.hasAttribute("waiting");
    return this.#session.state.view || isPages
      ? this.#opening(() => this.#session.retry())
      : this.#enqueue(() => (this.#element.isConnected ? this.#openAttributes() : undefined));
  }

  /** @param {() => unknown} task */
  #enqueue(task) {
    this.#tasks = this.#tasks
      .then(() => this.#callbacks.settled())
      .then(task)
      .then(
        () => {},
        (error) => this.#giveUp(error),
      );
    return this.#tasks;
  }

  /** @param {unknown} error */
  #giveUp(error) {
    if (this.#element.isConnected) this.#session.giveUp(error);
  }

  /**
   * Opens a game. Then `ready` is settled, unless another game was requested meanwhile.
   *
   * @param {() => Promise<ParseError | undefined>} open returns what is wrong with the requested game
   */
  async #opening(open) {
    const settle = this.#ready.begin();
    const isHere = this.#stays.current();
    const error = await open().catch((error) => void this.#giveUp(error));
    const { status } = this.#session.state;
    // The requested game is opened when the element returns to the page, or when its attributes are applied.
    if (this.#phase === "asleep" || !isHere() || this.#opensGame([...this.#changed])) return;
    if (!error && status.kind !== "failed") {
      if (isReady(this.#session.state)) settle();
      return;
    }
    const failed = /** @type {import("./events.js").Failed} */ (error ? { kind: "failed", error } : status);
    settle(await failureMessage(this.#session.words, failed).catch(String));
  }

  /**
   * Whether another game is opened when these attributes have changed.
   *
   * @param {readonly string[]} names
   */
  #opensGame(names) {
    const isPuzzle = () => !!this.#puzzle || readAttributes(this.#element).mode === "puzzle";
    return haveEffect(names, "game") || (names.includes("mode") && isPuzzle());
  }

  async #start() {
    if (!this.#element.isConnected || this.#phase === "open") return;
    if (this.#phase === "asleep") {
      this.#phase = "open";
      await this.#opening(async () => void (await this.#session.wake()));
      await this.#applyChanges();
      this.#rest();
    } else if (!this.#element.hasAttribute("waiting")) {
      await this.#openAttributes();
    }
  }

  #closePuzzle() {
    this.#puzzle?.close();
    this.#puzzle = undefined;
  }

  #openAttributes() {
    return this.#opening(() => this.#openDescribed());
  }

  /**
   * Opens the game or the puzzle that the attributes describe.
   *
   * @returns {Promise<ParseError | undefined>}
   */
  async #openDescribed() {
    const { setup, mode } = readAttributes(this.#element);
    this.#closePuzzle();
    if (mode === "puzzle") {
      await this.#openPuzzle();
      return undefined;
    }
    const error = await this.#openGame(setup);
    if (error) {
      // The game that was there is still on the board.
      if (this.#session.state.view) this.#session.notify({ code: "refused", error });
      return error;
    }
    if (mode === "analyse" && !this.#session.state.analysis) this.#session.analysis.toggle();
    this.#rest();
    this.#checkAttributes();
    return undefined;
  }

  async #openPuzzle() {
    const isHere = this.#stays.current();
    const { openPuzzle } = await import("./puzzle.js");
    const puzzle =
      isHere() &&
      (await openPuzzle(
        this.#session.words,
        /** @type {any} */ (this.#element),
        {
          checkGoal: (goal) => this.#session.read("checkGoal", goal),
          open: (setup) => this.#openGame(setup),
          isHere,
        },
        this.#callbacks,
      ));
    if (isHere()) {
      this.#puzzle = puzzle || undefined;
      this.#checkAttributes();
      return;
    }
    // The element was removed meanwhile: the puzzle starts again when it returns.
    if (puzzle) puzzle.close();
    this.#session.close();
    this.#phase = "new";
  }

  async #checkAttributes() {
    if (this.#element.hasAttribute("waiting")) return;
    const module = await import("./check-attributes.js").catch(() => undefined);
    await module?.checkAttributes(this.#session.words, this.#element, this.#callbacks.fault);
  }

  /** A board that shows a single position needs no engine. */
  #rest() {
    const { state } = this.#session;
    if (readAttributes(this.#element).isView && state.view?.history.length === 0 && isReady(state))
      this.#session.close();
  }

  async #applyChanges() {
    const changed = [...this.#changed];
    if (changed.length === 0) return;
    const isMode = changed.includes("mode");
    if (haveEffect(changed, "theme")) this.#callbacks.updateTheme();
    if (haveEffect(changed, "look")) this.#callbacks.updateLook(isMode || changed.includes("orientation"));
    // A board that is asleep opens another game when it wakes up.
    if (this.#phase === "asleep" && haveEffect(changed, "game")) this.#phase = "new";
    if (this.#phase === "asleep") return;
    this.#changed.clear();
    if (this.#phase === "new") return;
    if (this.#opensGame(changed)) {
      this.#callbacks.updateLook(true);
      await this.#openAttributes();
    } else if (!this.#puzzle) {
      if (haveEffect(changed, "players")) await this.#changePlayers();
      if (haveEffect(changed, "ply") && /** @type {string} */ (this.#phase) !== "asleep")
        await this.#session.goTo(readAttributes(this.#element).setup.at ?? Infinity);
    }
    this.#finishChanges(changed, isMode);
    this.#checkAttributes();
  }

  /**
   * @param {string[]} changed
   * @param {boolean} isMode
   */
  #finishChanges(changed, isMode) {
    const { state, analysis } = this.#session;
    // If the board was removed meanwhile, the changes are applied when it returns.
    if (/** @type {string} */ (this.#phase) === "asleep") for (const name of changed) this.#changed.add(name);
    else if (isMode && (readAttributes(this.#element).mode === "analyse") !== !!state.analysis)
      analysis.toggle();
  }

  /** The same game with other players. */
  async #changePlayers() {
    await this.#requested;
    // The element was removed meanwhile: its players change when it returns.
    if (this.#phase === "asleep") return undefined;
    const { view, setup: now, paused } = this.#session.state;
    if (!view) return this.#openAttributes();
    const { players, level, seconds, study } = readAttributes(this.#element).setup;
    const isPaused = paused && String(players) === String(now.players);
    const { start, moves, at } = view;
    const setup = { ...now, players, level, seconds, study, start, moves, at, paused: isPaused };
    return this.#opening(() => this.#openGame(setup));
  }
}
