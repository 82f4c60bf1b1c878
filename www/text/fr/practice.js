/** The place of small boards in French. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Petits plateaux",
  intro:
    "Chaque position de ces plateaux est résolue. L’ordinateur joue sans la moindre erreur, et le plateau peut montrer ce que vaut chaque coup.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} cases, ${integer(stones)} pions par camp`,
  /**
   * What a board is worth for who begins, in how many moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Qui commence gagne en ${moves(count)}.`,
      draw: "Si personne ne se trompe, c’est une nulle.",
      loss: `Qui commence perd en ${moves(count)}.`,
    })[result],
};

export default words;
