/** The place of small boards in Portuguese. */
import { moves, plural, stones } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Tabuleiros pequenos",
  intro:
    "Todas as posições destes tabuleiros estão resolvidas. O computador joga sem um único erro, e no " +
    "tabuleiro pode ver-se quanto vale cada jogada.",
  /**
   * @param {number} cells
   * @param {number} each stones of each player
   */
  size: (cells, each) => `${plural(cells, { one: "# casa", other: "# casas" })}, ${stones(each)} por jogador`,
  goal: "Capture todas as pedras do adversário.",
  /**
   * The result of perfect play for the first player, and its number of moves.
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
  all: "Todos os tabuleiros pequenos",
  /** Plays both sides. */
  both: "Ambas",
  loading: "A carregar os valores de todas as posições…",
  /** Switches the signs on the board on and off. */
  show: "Mostrar valores",
  list: "Quanto vale cada jogada",
  legend: "No tabuleiro: +5 ganha em 5 jogadas, −5 perde em 5, = empata.",
  /**
   * What a move is worth, after the move.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  worth: (result, count) =>
    ({
      win: `ganha em ${moves(count)}`,
      draw: "empata",
      loss: `perde em ${moves(count)}`,
    })[result],
  /**
   * What the position on the board is worth.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  toMove: (result, count) =>
    ({
      win: `Quem tem a vez ganha em ${moves(count)}.`,
      draw: "Sem erros, será empate.",
      loss: `Quem tem a vez perde em ${moves(count)}.`,
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
      ? `Deixou fugir a vitória: ${move} ganhava em ${moves(count)}.`
      : `Deixou fugir o empate: ${move} segurava-o.`,
};

export default words;
