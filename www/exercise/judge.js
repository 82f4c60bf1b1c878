/** Judges the moves that are tried in exercises, with an engine of its own. */
import { PositionEngine } from "../game/engines.js";

/** @import {Setup} from "../game/state.js" */
/** @import {Attempt} from "../wasm/ergo_wasm.js" */

/** The text of a pass. */
export const PASS = "pass";

/**
 * How good a move is; `said` is a message about it that needs no other.
 *
 * @typedef {Attempt & { said?: string }} Judgement
 */

/**
 * The words of solvers in exercises of a kind, unless a judgement or the exercise says more. A button without
 * a label is not there.
 *
 * @typedef {object} Sentences
 * @property {string} [pass] the labels of buttons
 * @property {string} [hint]
 * @property {string} [solution]
 * @property {string} [otherDefence]
 * @property {string} [judging] while that takes its time
 * @property {(reply: string) => string} [right] of moves after which there is more to do
 * @property {(reply: string) => string} [longer]
 * @property {string} [wrong]
 * @property {(colour: import("../text/language.js").Colour, move: string) => string} [refuted]
 * @property {(why: string, opponent: import("../text/language.js").Colour, move: string) => string} [refutation]
 *   instead, by the code of the reason or the kind of the goal
 * @property {string} [tryAgain]
 * @property {string} [passWrong]
 * @property {string} [solved]
 * @property {string} [solvedLate]
 * @property {string} [passRight]
 * @property {string} [showing] before a demonstration
 * @property {(line: string[]) => string} shown after it
 * @property {(count: number) => string} [nothing] if a pass is right
 * @property {string} [unsolved]
 */

/**
 * Decides what is right in exercises of a kind: the goal of a lesson, the proof of a puzzle, or a better move
 * than the own mistake.
 *
 * @typedef {object} Judge
 * @property {Sentences} say
 * @property {boolean} teaches whether what it shows is then to be done: it starts at the beginning, and a
 *   right move is praised once the reply is on the board
 * @property {(setup: Setup) => void} open goes to a position: the game, with the moves that lead there
 * @property {(goal: string, move: string) => Promise<Judgement>} attempt judges a move, or a pass
 * @property {(goal: string) => Promise<string[]>} solution moves that reach a goal, as far as they are found
 * @property {(move: string) => Promise<number[]>} [pathOf] the cells that are tapped for a move; needed for
 *   hints
 * @property {(
 *   setup: Setup,
 *   goal: string,
 *   shown?: readonly string[],
 * ) => Pick<import("./demonstration.js").Demonstration, "line" | "passes" | "next" | "close">} demonstrate
 *   plays out the exercise from a position
 * @property {() => void} close ends its engine
 */

/** The engine of judges: proves whether a move reaches a goal. */
export class EngineJudge {
  #engine = new PositionEngine();

  /** @param {Setup} setup the game, with the moves that lead to the position */
  open(setup) {
    this.#engine.open(setup).catch(() => {});
  }

  /**
   * The error in the text of a goal, if there is one.
   *
   * @param {string} text
   */
  checkGoal(text) {
    return this.#engine.call("checkGoal", text);
  }

  /**
   * @param {string} goal
   * @param {string} move or a pass
   * @returns {Promise<Attempt>}
   */
  attempt(goal, move) {
    return this.#engine.call("attempt", goal, move);
  }

  /**
   * @param {string} goal
   * @returns {Promise<string[]>}
   */
  solution(goal) {
    return this.#engine.call("solution", goal);
  }

  /**
   * @param {string} move
   * @returns {Promise<number[]>} the cells that are tapped for it
   */
  async pathOf(move) {
    const { path } = await this.#engine.call("explain", [move]);
    return path;
  }

  /** Ends the engine. */
  close() {
    this.#engine.close();
  }
}
