/** The place of small boards in Portuguese. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Tabuleiros pequenos",
  intro:
    "Cada posição destes tabuleiros está resolvida. O computador joga sem um único erro, e o tabuleiro pode mostrar quanto vale cada jogada.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} casas, ${integer(stones)} pedras para cada lado`,
  /**
   * What a board is worth for who begins, in how many moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Quem começa ganha em ${moves(count)}.`,
      draw: "Se ninguém errar, é empate.",
      loss: `Quem começa perde em ${moves(count)}.`,
    })[result],
};

export default words;
