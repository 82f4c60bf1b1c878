/** The judges of puzzles and lessons. */
import { Demonstration } from "./demonstration.js";
import { EngineJudge, PASS } from "./judge.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Judgement} from "./types.js" */
/** @import {Sentences} from "./types.js" */
/** @import {Words} from "../text/language.js" */

/** Demonstrates what is proven. */
class ProofJudge extends EngineJudge {
  /**
   * @param {Setup} setup
   * @param {string} goal
   * @param {readonly string[]} [shown]
   */
  demonstrate(setup, goal, shown) {
    return new Demonstration(setup, goal, shown);
  }
}

/** Accepts every move that is proven to reach the goal, also a win that takes longer. */
export class PuzzleJudge extends ProofJudge {
  teaches = false;

  /** @param {Words} words */
  constructor(words) {
    super();
    /** @type {Sentences} */
    this.say = { ...words.puzzles, shown: () => words.puzzles.shown };
  }
}

/** Accepts a win only within the moves of the goal: the step is about the faster way. */
export class LessonJudge extends ProofJudge {
  teaches = true;
  /** @type {Sentences} */
  say;
  #words;

  /** @param {Words} words */
  constructor(words) {
    super();
    this.#words = words;
    const say = words.learn;
    this.say = {
      ...say,
      solution: say.showMe,
      right: say.reply,
      longer: say.reply,
      tryAgain: say.again,
      passWrong: `${say.passWrong} ${say.again}`,
      solved: say.right,
      solvedLate: say.right,
      passRight: say.right,
      shown: () => say.shown,
      nothing: () => say.passShown,
    };
  }

  /**
   * @param {string} goal
   * @param {string} move or a pass
   * @returns {Promise<Judgement>}
   */
  async attempt(goal, move) {
    const attempt = await super.attempt(goal, move);
    if (attempt.verdict === "longer") return { ...attempt, said: this.#words.learn.slower };
    // The win is left to be found.
    return move === PASS ? { ...attempt, line: [] } : attempt;
  }
}
