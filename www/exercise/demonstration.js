/**
 * Plays out an exercise: moves that reach its goal, each answered by the strongest reply. An engine of its
 * own finds them.
 */
import { ExerciseJudge, PASS } from "./judge.js";

/** @import {Setup} from "../game/state.js" */

export class Demonstration {
  /**
   * The moves so far.
   *
   * @type {string[]}
   */
  line = [];
  /** Whether a pass is right. */
  passes = false;
  #judge = new ExerciseJudge();
  #setup;
  #goal;
  #shown;
  /** @type {string | undefined} */
  #reply;

  /**
   * @param {Setup} setup the position of the exercise, as a game
   * @param {string} goal
   * @param {readonly string[]} [shown] the line, as far as it is given
   */
  constructor(setup, goal, shown = []) {
    this.#setup = setup;
    this.#goal = goal;
    this.#shown = shown;
  }

  /**
   * The next move; nothing at the end, or if none is found.
   *
   * @returns {Promise<string | undefined>}
   */
  async next() {
    const move = this.#reply ?? (await this.#find());
    if (move === undefined) return undefined;
    this.#reply = this.#reply === undefined ? await this.#play(move) : undefined;
    this.line.push(move);
    return move;
  }

  /** Ends the engine. */
  close() {
    this.#judge.close();
  }

  /** A move that reaches the goal. */
  async #find() {
    if (this.#goal === "") return undefined;
    const { moves = [] } = this.#setup;
    this.#judge.open({ ...this.#setup, moves: [...moves, ...this.line] });
    const move = this.#shown[this.line.length] ?? (await this.#judge.solution(this.#goal))[0];
    this.passes = move === PASS;
    return this.passes ? undefined : move;
  }

  /**
   * What is left to do after a move; returns the reply to it.
   *
   * @param {string} move
   */
  async #play(move) {
    const { goal = "", reply } = await this.#judge.attempt(this.#goal, move);
    this.#goal = goal;
    return reply;
  }
}
