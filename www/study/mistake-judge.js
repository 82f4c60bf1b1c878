/** Judges what is tried instead of a mistake: any move that is as good as the best is right. */
import { contextOf } from "../exercise/reason.js";
import { words } from "../text/index.js";
import { Trials } from "./trials.js";

/** @import {Judgement} from "../exercise/types.js" */
/** @import {Sentences} from "../exercise/types.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {MistakeBoard} from "./mistake-board.js" */
/** @import {Exercise} from "./types.js" */

const percent = (/** @type {number} */ share) => Math.round(100 * share);

export class MistakeJudge {
  teaches = false;
  /** @type {Sentences} */
  say = {
    solution: words.review.show,
    judging: words.review.judging,
    shown: (line) => words.review.solution(line.join(" ")),
  };
  #board;
  #trials = new Trials();
  /** How many moves lead to the position. */
  #ply = Promise.resolve(0);
  #played = "";
  /** @type {readonly string[]} */
  #better = [];

  /** @param {MistakeBoard} board */
  constructor(board) {
    this.#board = board;
  }

  /** @param {Exercise} exercise to be opened next */
  choose({ played, better }) {
    this.#played = played;
    this.#better = better;
  }

  /** @param {Setup} setup the game, with the moves that lead to the position */
  open(setup) {
    this.#ply = this.#trials.open(setup).then((view) => view.at);
    this.#ply.catch(() => {});
  }

  /**
   * @param {string} _goal
   * @param {string} move
   * @returns {Promise<Judgement>}
   */
  async attempt(_goal, move) {
    const say = words.review;
    const [best] = this.#better;
    if (move === this.#played) return { verdict: "wrong", line: [], said: say.again(move) };
    const trial = await this.#trials.try(await this.#ply, move);
    if (trial.good) {
      const said = move === best ? say.right(move) : say.rightAsWell(move, best);
      return { verdict: "solved", line: [], said };
    }
    const { view } = this.#board.state;
    const { reason } = trial;
    const why =
      reason && view
        ? [say.reason(reason, contextOf(this.#board.state, view.turn, move, best, reason.cells))]
        : [];
    const wrong = say.wrong(move, percent(trial.chance), percent(trial.best));
    return { verdict: "wrong", line: [], said: [wrong, ...why, say.tryAgain].join(" ") };
  }

  /** The better line. */
  solution() {
    return Promise.resolve([...this.#better]);
  }

  demonstrate() {
    const rest = [...this.#better];
    return { line: [...rest], passes: false, next: () => Promise.resolve(rest.shift()), close() {} };
  }

  close() {
    this.#trials.close();
  }
}
