/** The place of small boards in Spanish. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Tableros pequeños",
  intro:
    "Cada posición de estos tableros está resuelta. La máquina juega sin un solo error, y el tablero puede mostrar lo que vale cada jugada.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} casillas, ${integer(stones)} fichas por bando`,
  /**
   * What a board is worth for who begins, in how many moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Quien empieza gana en ${moves(count)}.`,
      draw: "Si nadie se equivoca, son tablas.",
      loss: `Quien empieza pierde en ${moves(count)}.`,
    })[result],
};

export default words;
