/** Judges the moves that are tried in tasks, by the table of the values of all positions of their board. */
import { readGoal } from "../game/goal.js";
import { words } from "../text/index.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Judgement} from "../exercise/types.js" */
/** @import {Sentences} from "../exercise/types.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Table} from "../practice/values.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/** Accepts every move that keeps a win, also one that takes longer, or the draw. */
export class TableJudge {
  teaches = false;
  /** @type {Sentences} */
  say;
  #table;
  #board;

  /**
   * @param {Table} table
   * @param {Pick<ErgoBoard, "state">} board which shows the position
   */
  constructor(table, board) {
    this.#table = table;
    this.#board = board;
    const { hint, solution, right, longer, tryAgain, solved } = words.puzzles;
    const { refuted } = words.learn;
    const shown = () => words.puzzles.shown;
    this.say = { hint, solution, right, longer, refuted, tryAgain, solved, shown, solvedLate: solved };
  }

  /** The position on the board. */
  get #view() {
    return /** @type {View} */ (this.#board.state.view);
  }

  /** The moves in the position on the board, the best ones first; none if the game is over. */
  get #moves() {
    return this.#view.outcome ? [] : this.#table.movesIn(this.#view);
  }

  /** @param {Setup} _setup is on the board, too */
  open(_setup) {}

  /**
   * @param {string} goal
   * @param {string} _move is on the board
   * @returns {Promise<Judgement>}
   */
  async attempt(goal, _move) {
    const { kind, plies } = readGoal(goal);
    const { outcome, turn } = this.#view;
    const [best] = this.#moves;
    // For the opponent.
    const result = outcome
      ? outcome.winner === undefined
        ? "draw"
        : outcome.winner === turn
          ? "win"
          : "loss"
      : best.value.result;
    if (result === "win" || (result === "draw" && kind === "win"))
      return { verdict: "wrong", line: result === "win" && best ? [best.text] : [] };
    const isOver = outcome !== undefined || (kind === "hold" && plies <= 2);
    if (isOver) return { verdict: "solved", line: [] };
    const left = kind === "hold" ? plies - 2 : best.value.plies - 1;
    const verdict = left > plies - 2 ? "longer" : "right";
    return { verdict, goal: `${kind} ${left}`, reply: best.text, line: [] };
  }

  /** @param {string} _goal is that of the position on the board */
  async solution(_goal) {
    return this.#moves.slice(0, 1).map(({ text }) => text);
  }

  /** @param {string} move */
  async pathOf(move) {
    return this.#moves.find(({ text }) => text === move)?.path ?? [];
  }

  /**
   * Plays the best moves of both sides from the position on the board.
   *
   * @param {Setup} _setup is on the board, too
   * @param {string} goal
   */
  demonstrate(_setup, goal) {
    const { plies } = readGoal(goal);
    /** @type {string[]} */
    const line = [];
    const next = async () => {
      const [best] = line.length < plies ? this.#moves : [];
      if (best) line.push(best.text);
      return best?.text;
    };
    return { line, passes: false, next, close() {} };
  }

  close() {
    this.#table.close();
  }
}
