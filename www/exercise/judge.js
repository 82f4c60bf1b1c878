/** Judges the moves that are tried in an exercise, with an engine of its own. */
import { EngineClient } from "../engine/client.js";

/** @import {Setup} from "../game/state.js" */
/** @import {Attempt} from "../wasm/ergo_wasm.js" */

/** The text of a pass. */
export const PASS = "pass";

export class ExerciseJudge {
  #engine = new EngineClient();
  /** @type {Promise<unknown>} */
  #opened = Promise.resolve();

  /**
   * Goes to a position.
   *
   * @param {Setup} setup the game, with the moves that lead there
   */
  open(setup) {
    this.#opened = this.#engine.call("open", setup);
    this.#opened.catch(() => {});
  }

  /**
   * What is wrong with the text of a goal, if it is none.
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
  async attempt(goal, move) {
    await this.#opened;
    return this.#engine.call("attempt", goal, move);
  }

  /**
   * Moves that reach a goal, as far as they are found.
   *
   * @param {string} goal
   * @returns {Promise<string[]>}
   */
  async solution(goal) {
    await this.#opened;
    return this.#engine.call("solution", goal);
  }

  /** Ends the engine. */
  close() {
    this.#engine.close();
  }
}
