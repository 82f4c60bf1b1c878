/** Judges moves that are tried at positions of a game, with an engine of its own. */
import { PositionEngine } from "../game/engines.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Commentary} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/** @typedef {import("../wasm/ergo_wasm.js").Trial & { better: string[] }} Trial */

export class Trials {
  #engine = new PositionEngine();
  /**
   * What was asked last: a call would interrupt the one before it.
   *
   * @type {Promise<unknown>}
   */
  #last = Promise.resolve();
  /**
   * The moves of the game that were tried, by their names.
   *
   * @type {Map<string, Promise<Trial>>}
   */
  #known = new Map();

  /**
   * Opens a game.
   *
   * @param {Setup} setup
   * @returns {Promise<View>}
   */
  async open(setup) {
    this.#known.clear();
    const opened = await this.#engine.open(setup);
    if (!opened || !("view" in opened)) throw new Error("the game could not be opened");
    return opened.view;
  }

  /**
   * Judges a move after some moves of the game, once.
   *
   * @param {number} ply
   * @param {string} move
   * @returns {Promise<Trial>}
   */
  try(ply, move) {
    const name = `${ply} ${move}`;
    const known = this.#known.get(name);
    if (known) return known;
    const trial = this.#ask(async () => {
      const found = await this.#engine.call("tryMove", ply, move);
      if (!found) throw new Error(`${move} was not judged`);
      return found;
    });
    this.#known.set(name, trial);
    trial.catch(() => this.#known.delete(name));
    return trial;
  }

  /**
   * What there is to say about a move of the game.
   *
   * @param {number} ply after how many moves it is on the board
   * @param {readonly string[]} next what follows it
   * @returns {Promise<Commentary | undefined>}
   */
  commentOn(ply, next) {
    return this.#ask(() => this.#engine.call("commentOn", ply, [...next]));
  }

  close() {
    this.#engine.close();
  }

  /**
   * Asks once everything before is answered.
   *
   * @template Answer
   * @param {() => Promise<Answer>} ask
   */
  #ask(ask) {
    const answer = this.#last.then(ask, ask);
    this.#last = answer.catch(() => {});
    return answer;
  }
}
