/** The exercises on small boards in English. */
import { integer, moves } from "./format.js";

export default {
  tasks: "Exercises",
  intro: "In each position only one move keeps the win or the draw; every other move throws it away.",
  /**
   * How many are solved.
   *
   * @param {number} count
   * @param {number} of
   */
  solved: (count, of) => `${integer(count)} of ${integer(of)} solved.`,
  /** The heading of the list of boards. */
  boards: "Boards to play on",
  /**
   * @param {number} at
   * @param {number} of
   */
  task: (at, of) => `Exercise ${integer(at)} of ${integer(of)}`,
  /**
   * A title, as is the next one.
   *
   * @param {number} count of own moves
   */
  win: (count) => `Win in ${moves(count)}`,
  hold: "Hold the draw",
  winText: "Only one move wins. Play on to the end from there.",
  /** @param {number} count of own moves */
  holdText: (count) => `Every other move loses. Hold it for ${moves(count)}.`,
  /** Said after a wrong move, which is then taken back. */
  winGone: "That gives the win away.",
  drawGone: "That loses.",
  next: "Next exercise",
};
