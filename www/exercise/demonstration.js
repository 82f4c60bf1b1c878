/**
 * Plays out an exercise: moves that reach its goal, each answered by the strongest reply. An engine of its
 * own finds them.
 */
import { EngineJudge, PASS } from "./judge.js";

/** @import {Setup} from "../game/types.js" */

export class Demonstration {
  /**
   * The moves so far.
   *
   * @type {string[]}
   */
  line = [];
  /** Whether a pass is right. */
  passes = false;
  #judge = new EngineJudge();
  #setup;
  #goal;
  #shown;
  /**
   * The moves that follow a right one: the reply, or the captures by which stones are won in the end.
   *
   * @type {string[]}
   */
  #next = [];

  /**
   * @param {Setup} setup the position of the exercise, as a game
   * @param {string} goal
   * @param {readonly string[]} [shown] the line of the author, of which the moves that are right are played
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
    const move = this.#next.shift() ?? (await this.#find());
    if (move !== undefined) this.line.push(move);
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
    const shown = this.#shown[this.line.length];
    const tried = shown === undefined ? undefined : await this.#judge.attempt(this.#goal, shown);
    const isRight = tried?.verdict === "solved" || tried?.verdict === "right";
    const [move] = isRight ? [shown] : await this.#judge.solution(this.#goal);
    this.passes = move === PASS;
    if (move === undefined || this.passes) return undefined;
    const { verdict, goal = "", reply, line } = isRight ? tried : await this.#judge.attempt(this.#goal, move);
    this.#goal = goal;
    if (reply !== undefined) this.#next = [reply];
    else if (verdict === "solved") this.#next = [...line];
    return move;
  }
}
