/**
 * The board of exercises made of mistakes: a study. A move is played once it is right, and then the person
 * can play on.
 */
import { DEFAULT_SETUP } from "../game/state.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {MoveDetail} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Exercise} from "./types.js" */

export class MistakeBoard {
  element;
  /**
   * Called with a move that is tried.
   *
   * @type {(move: string) => unknown}
   */
  onTry = () => {};
  /**
   * The position of the exercise, as a game.
   *
   * @type {Setup}
   */
  setup;
  #side = 0;
  /** Whether moves are tried, and not played. */
  #isOpen = true;

  /**
   * @param {ErgoBoard} element
   * @param {string} game
   */
  constructor(element, game) {
    this.element = element;
    this.setup = { ...DEFAULT_SETUP, game, players: ["person", "person"], study: true };
    element.addEventListener("move", this);
  }

  /** @param {Event} event a move is about to be played */
  handleEvent(event) {
    if (!this.#isOpen) return;
    event.preventDefault();
    this.onTry(/** @type {CustomEvent<MoveDetail>} */ (event).detail.move);
  }

  get state() {
    return this.element.state;
  }

  /** @param {Exercise} exercise to be opened next */
  choose({ options, start, moves, side }) {
    this.setup = { ...this.setup, options, start, moves };
    this.#side = side;
  }

  /** Opens the exercise that was chosen. */
  async open() {
    this.#isOpen = true;
    this.element.orientation = this.#side === 0 ? "first" : "second";
    await this.element.open(this.setup);
    return true;
  }

  lock() {
    this.#isOpen = false;
  }

  /** @param {string} move that is right */
  accept(move) {
    this.lock();
    void this.#play([move]);
  }

  /** Tried moves are not on the board. */
  async takeBack() {}

  async showAndTakeBack() {}

  /**
   * Adds a line to the study, and shows its first move.
   *
   * @param {() => Promise<string | undefined>} next each move of the line
   */
  async demonstrate(next) {
    this.lock();
    const line = [];
    for (let move = await next(); move !== undefined; move = await next()) line.push(move);
    await this.#play(line);
    return true;
  }

  close() {
    this.element.removeEventListener("move", this);
  }

  /** @param {string[]} moves */
  async #play(moves) {
    const line = this.state.view?.history.map(({ text }) => text) ?? [];
    await this.element.edit({ kind: "add", line, moves }, { kind: "go", line: [...line, moves[0]] });
  }
}
