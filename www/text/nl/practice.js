/** The place of small boards in Dutch. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Kleine borden",
  intro:
    "Elke stelling op deze borden is opgelost. De computer speelt zonder één fout, en het bord kan laten zien wat elke zet waard is.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} velden, ${integer(stones)} stenen per kleur`,
  /**
   * What a board is worth for who begins, in how many moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Wie begint, wint in ${moves(count)}.`,
      draw: "Als niemand een fout maakt, wordt het remise.",
      loss: `Wie begint, verliest in ${moves(count)}.`,
    })[result],
};

export default words;
