/** The place of small boards in English. */
import { integer, moves } from "./format.js";

export default {
  title: "Small boards",
  intro:
    "Every position on these boards is solved. The computer plays without a single mistake, and the board can show what each move is worth.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} cells, ${integer(stones)} stones each`,
  /**
   * What a board is worth for who begins, in how many moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Who begins wins in ${moves(count)}.`,
      draw: "If nobody makes a mistake, it is a draw.",
      loss: `Who begins loses in ${moves(count)}.`,
    })[result],
};
