/** The place of small boards in English. */
import { integer, moves } from "./format.js";

export default {
  title: "Small boards",
  intro:
    "Every position on these boards is solved. The computer plays without a single mistake, and the board can " +
    "show what each move is worth.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} cells, ${integer(stones)} stones per player`,
  goal: "Capture all enemy stones.",
  /**
   * The result of perfect play for the first player, and its number of moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `The first player wins in ${moves(count)}.`,
      draw: "If nobody makes a mistake, it is a draw.",
      loss: `The first player loses in ${moves(count)}.`,
    })[result],
  all: "All small boards",
  /** Plays both sides. */
  both: "Both",
  loading: "Loading the values of all positions…",
  /** Switches the signs on the board on and off. */
  show: "Show values",
  list: "What each move is worth",
  legend: "On the board: +5 wins in 5 moves, −5 loses in 5, = draws.",
  /**
   * What a move is worth, after the move.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  worth: (result, count) =>
    ({
      win: `wins in ${moves(count)}`,
      draw: "draws",
      loss: `loses in ${moves(count)}`,
    })[result],
  /**
   * What the position on the board is worth.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  toMove: (result, count) =>
    ({
      win: `The player to move wins in ${moves(count)}.`,
      draw: "Without mistakes it will be a draw.",
      loss: `The player to move loses in ${moves(count)}.`,
    })[result],
  /**
   * Said after a move that lost a result.
   *
   * @param {"win" | "draw"} result
   * @param {string} move that would have kept it
   * @param {number} count of moves until then
   */
  gaveAway: (result, move, count) =>
    result === "win"
      ? `That gave away the win: ${move} would have won in ${moves(count)}.`
      : `That gave away the draw: ${move} would have held it.`,
};
