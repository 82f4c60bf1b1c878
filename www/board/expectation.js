/**
 * The game that is about to be opened: its board is painted before the rules arrive, and taps on it count
 * once they are there.
 */
import { wasPlayed } from "../game/position.js";
import { startOf } from "../games/start.js";

/** @import {Session} from "../game/session.js" */
/** @import {State} from "../game/types.js" */
/** @import {Setup} from "../game/types.js" */

export class Expectation {
  #session;
  /** @type {Pick<State, "setup" | "board" | "view"> | undefined} */
  #expected;
  /**
   * Cells that were tapped.
   *
   * @type {number[]}
   */
  #taps = [];

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /**
   * Paints the board of a game: at its start, or without pieces until it is there.
   *
   * @param {Setup} setup
   * @returns {boolean} whether there is something to paint
   */
  expect(setup) {
    const start = startOf(setup.game);
    if (!start || this.#session.state.view) return false;
    const { gameText, options } = setup;
    const isStart = !wasPlayed(setup) && gameText === undefined && options.length === 0;
    // Taps on the board of another game do not count here.
    if (this.#expected?.setup.game !== setup.game) this.#taps = [];
    this.#expected = { setup, board: start.board, view: isStart ? start.view : undefined };
    return true;
  }

  /**
   * The state of the game, or of the one that is about to be opened.
   *
   * @returns {State}
   */
  get state() {
    const { state } = this.#session;
    if (state.view || !this.#expected || state.status.kind === "failed") return state;
    return { ...state, ...this.#expected };
  }

  /**
   * Remembers a tap on a painted board.
   *
   * @param {number} cell
   */
  tap(cell) {
    if (this.#expected?.view) this.#taps.push(cell);
  }

  /** The game may be there: then the taps are played. */
  settle() {
    const { view } = this.#session.state;
    if (!view || !this.#expected) return;
    const isExpected = view.game === this.#expected.view?.game && view.history.length === 0;
    this.#expected = undefined;
    for (const cell of this.#taps.splice(0)) if (isExpected) this.#session.tap(cell);
  }
}
