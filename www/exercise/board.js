/**
 * The board of an exercise: it shows a position, hands the moves that are tried to whoever judges them, plays
 * replies, and shows lines that are taken back afterwards.
 */
import { isField } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { nextTask } from "../ui/next-task.js";
import { TOGGLED_ON_BOARD, LOOK_ATTRIBUTES } from "../ui/looks.js";
import { continues } from "../game/position.js";
import { DEFAULT_SETUP } from "../game/state.js";

/** @import {Drawing} from "../wasm/ergo_wasm.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */

/** How long a position of a line is looked at, in milliseconds. */
const PAUSE = 1100;

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The keys of undo would take back what belongs to an exercise.
 *
 * @param {KeyboardEvent} event
 */
function keepMoves(event) {
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key) && !isField(event))
    event.preventDefault();
}

/**
 * Whether a pointer or a key chooses a cell, or a key begins a move that is typed.
 *
 * @param {Event} event
 */
const isChoice = (event) =>
  !(event instanceof KeyboardEvent) || [" ", "enter", "m"].includes(event.key.toLowerCase());

/**
 * A board of a place.
 *
 * @param {ErgoBoard} like the board of the page, whose appearance it copies
 * @param {Record<string, string>} attributes
 */
export function makeBoard(like, attributes) {
  const board = make(/** @type {any} */ ("ergo-board"), { fill: "", lang: "", ...attributes });
  for (const name of LOOK_ATTRIBUTES.filter((name) => !TOGGLED_ON_BOARD.some((own) => own === name))) {
    const value = like.getAttribute(name);
    if (value !== null) board.setAttribute(name, value);
  }
  return /** @type {ErgoBoard} */ (board);
}

/**
 * Called with the number of moves that are on the board after the position of the exercise.
 *
 * @callback OnStep
 * @param {number} count
 */

export class ExerciseBoard {
  element;
  /**
   * Called with a move that was played.
   *
   * @type {(move: string) => unknown}
   */
  onTry = () => {};
  #base;
  #isOriented;
  /** Whether a move of the person is waited for. */
  #isOpen = false;
  /**
   * The move that the page itself plays.
   *
   * @type {string | undefined}
   */
  #own;
  /** Aborted when something else begins than what is in progress. */
  #progress = new AbortController();
  /**
   * The position of the exercise.
   *
   * @type {Setup}
   */
  #setup = DEFAULT_SETUP;
  /** How many moves lead to the position that is to be solved. */
  #ply = 0;

  /**
   * @param {ErgoBoard} element
   * @param {Pick<Setup, "game"> & Partial<Setup>} base the game and its options
   */
  constructor(element, base) {
    this.element = element;
    this.#base = { ...DEFAULT_SETUP, ...base };
    this.#isOriented = element.hasAttribute("orientation");
    for (const name of ["move", "moved"]) element.addEventListener(name, this);
    element.addEventListener("keydown", keepMoves, true);
  }

  /**
   * A move is about to be played, or was.
   *
   * @param {Event} event
   */
  handleEvent(event) {
    const { move } = /** @type {CustomEvent<import("../element/ergo-board.js").MoveDetail>} */ (event).detail;
    if (move === this.#own) return;
    if (!this.#isOpen) return event.preventDefault();
    if (event.type === "move") return;
    this.#isOpen = false;
    this.onTry(move);
  }

  /**
   * Stops what is in progress, and locks the board.
   *
   * @returns {AbortSignal} aborted as soon as something else begins
   */
  #begin() {
    this.#progress.abort();
    this.#progress = new AbortController();
    this.#isOpen = false;
    return this.#progress.signal;
  }

  /** The position to be solved, as a game. */
  get setup() {
    return this.#setup;
  }

  /** The state of the board. */
  get state() {
    return this.element.state;
  }

  /**
   * Shows a position and waits for a move. If the board shows a part of the line that leads there, it plays
   * the rest.
   *
   * @param {string | undefined} position without it, the start
   * @param {readonly string[]} moves from there
   * @param {readonly Drawing[]} shapes
   * @param {boolean} [isOther] whether somebody else is to move than before
   * @returns {Promise<boolean>} whether the board waits for a move: the position was parsed, and no other was
   *   opened meanwhile
   */
  async open(position, moves, shapes, isOther = false) {
    const signal = this.#begin();
    const { view } = this.state;
    const known = view && continues({ start: position, moves: [...moves] }, view) ? view.moves.length : 0;
    this.#setup = { ...this.#base, start: position, moves: [...moves] };
    this.#ply = moves.length;
    // The board takes its attributes first.
    await nextTask();
    if (signal.aborted) return false;
    if (!isOther && known > 0 && this.state.view?.at === known)
      for (const move of moves.slice(known)) await this.#play(move, signal);
    else if (!(await this.#openAt(signal))) return false;
    if (signal.aborted) return false;
    this.show(shapes);
    this.#isOpen = true;
    return true;
  }

  /**
   * Shows a position in which the person chooses the reply of the opponent; `onTry` gets it.
   *
   * @param {string | undefined} position without it, the start
   * @param {readonly string[]} moves from there, up to the move to reply to
   */
  async askReply(position, moves) {
    const signal = this.#begin();
    this.#setup = { ...this.#base, start: position, moves: [...moves] };
    this.#ply = moves.length;
    await this.element.open({ ...this.#setup, players: ["person", "person"] });
    if (!signal.aborted) this.#isOpen = true;
  }

  /**
   * Whether it could be opened.
   *
   * @param {AbortSignal} signal
   */
  async #openAt(signal) {
    const setup = this.#setup;
    // Who is to move is the person; nobody plays for the other side but the page.
    const error = await this.element.open({ ...setup, players: ["person", "remote"] });
    if (signal.aborted || error) return false;
    const isSecond = this.state.view?.turn === 1;
    if (isSecond) this.element.amend({ players: ["remote", "person"] });
    if (!this.#isOriented) this.element.orientation = isSecond ? "second" : "first";
    return true;
  }

  /**
   * Ends the exercise after its last move, which is on the board.
   *
   * @param {string} _move or a pass
   */
  accept(_move) {
    this.lock();
    this.show([]);
  }

  /** Stops what is in progress, and waits for no move. */
  lock() {
    this.#begin();
  }

  /**
   * Draws circles and arrows.
   *
   * @param {readonly Drawing[]} shapes
   */
  show(shapes) {
    this.element.amend({ shapes });
  }

  /**
   * Goes on from a right move: plays the reply to it and waits for the next move.
   *
   * @param {string} move
   * @param {string} reply
   */
  async goOn(move, reply) {
    const signal = this.#begin();
    const { moves = [] } = this.#setup;
    this.#setup = { ...this.#setup, moves: [...moves, move, reply] };
    this.#ply += 2;
    await wait(PAUSE / 2);
    await this.#play(reply, signal);
    if (!signal.aborted) this.#isOpen = true;
  }

  /**
   * Goes on with moves of a game from the position of the exercise, in place of a move that was tried there,
   * and waits for a move.
   *
   * @param {readonly string[]} line
   * @returns {Promise<boolean>} whether the board waits for a move, as nothing else has begun meanwhile
   */
  async follow(line) {
    const signal = this.#begin();
    const from = this.#ply;
    const { moves = [] } = this.#setup;
    this.#setup = { ...this.#setup, moves: [...moves, ...line] };
    this.#ply += line.length;
    const { view } = this.state;
    const isThere = view?.at === from + 1 && view.moves[from] === line[0];
    if (!isThere) await this.element.goTo(from, { signal });
    for (const move of isThere ? line.slice(1) : line) {
      await wait(PAUSE);
      if (!(await this.#play(move, signal))) return false;
    }
    this.#isOpen = !signal.aborted;
    return this.#isOpen;
  }

  /**
   * Shows how a line goes on from what is on the board, and takes it back; at once if the board is touched,
   * so that the touch is a move of the exercise.
   *
   * @param {string[]} line
   * @param {OnStep} [onStep]
   */
  async showAndTakeBack(line, onStep) {
    const signal = this.#begin();
    const done = new AbortController();
    const touched = this.#touched(done.signal).then(() => done.abort());
    const pause = () => Promise.race([wait(PAUSE), touched]);
    await pause();
    for (const move of line) {
      if (done.signal.aborted || !(await this.#play(move, signal))) break;
      this.#report(signal, onStep);
      await pause();
    }
    done.abort();
    await this.#takeBack(signal);
    this.#report(signal, onStep);
  }

  /**
   * Shows a position of a line that was shown before, until the board is touched.
   *
   * @param {number} count how many moves of the line
   * @param {OnStep} [onStep]
   */
  async showAgain(count, onStep) {
    const signal = this.#begin();
    await this.element.goTo(this.#ply + count, { signal });
    this.#report(signal, onStep);
    await this.#touched(signal);
    await this.#takeBack(signal);
    this.#report(signal, onStep);
  }

  /**
   * Resolves when the board is touched.
   *
   * @param {AbortSignal} signal ends the wait
   */
  #touched(signal) {
    return new Promise((resolve) => {
      for (const type of ["pointerdown", "keydown"])
        this.element.addEventListener(type, (event) => isChoice(event) && resolve(undefined), { signal });
    });
  }

  /**
   * Says how much of a line is on the board.
   *
   * @param {AbortSignal} signal
   * @param {OnStep} [onStep]
   */
  #report(signal, onStep) {
    if (!signal.aborted) onStep?.((this.state.view?.at ?? 0) - this.#ply);
  }

  /** Takes back everything after the position of the exercise, and waits for a move. */
  async takeBack() {
    await this.#takeBack(this.#begin());
  }

  /** @param {AbortSignal} signal */
  async #takeBack(signal) {
    if (signal.aborted) return;
    await this.element.goTo(this.#ply, { signal });
    if (!signal.aborted) this.#isOpen = true;
  }

  /**
   * Plays a demonstration from the position of the exercise: each next move is asked for.
   *
   * @param {() => Promise<string | undefined>} next
   * @param {OnStep} [onStep]
   */
  async demonstrate(next, onStep) {
    const signal = this.#begin();
    await this.element.goTo(this.#ply, { signal });
    for (let move = await next(); move !== undefined; move = await next()) {
      if (!(await this.#play(move, signal))) return false;
      this.#report(signal, onStep);
      await wait(PAUSE);
    }
    await this.#takeBack(signal);
    return !signal.aborted;
  }

  /** Stops everything in progress, and no longer touches the board. */
  close() {
    this.#begin();
    for (const name of ["move", "moved"]) this.element.removeEventListener(name, this);
    this.element.removeEventListener("keydown", keepMoves, true);
  }

  /**
   * @param {string} move
   * @param {AbortSignal} signal
   */
  async #play(move, signal) {
    if (signal.aborted || !this.element.isConnected) return false;
    this.#own = move;
    // The board may open another exercise before it comes to this move.
    const isPlayed = await this.element.play(move, { signal });
    this.#own = undefined;
    return isPlayed;
  }
}
