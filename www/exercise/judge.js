/** Judges the moves that are tried in exercises, with an engine of its own. */
import { PositionEngine } from "../game/engines.js";

/** @import {Judgement} from "./types.js" */
/** @import {Sentences} from "./types.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Attempt} from "../wasm/ergo_wasm.js" */

/** The text of a pass. */
export const PASS = "pass";

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
