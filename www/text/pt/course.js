/** The exercises on small boards in Portuguese. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").CourseWords} */
const words = {
  tasks: "Exercícios",
  intro: "Em cada posição só uma jogada segura a vitória ou o empate; qualquer outra deita tudo a perder.",
  /**
   * How many are solved.
   *
   * @param {number} count
   * @param {number} of
   */
  solved: (count, of) => `Resolvidos: ${integer(count)} de ${integer(of)}.`,
  /** The heading of the list of boards. */
  boards: "Tabuleiros para jogar",
  /**
   * @param {number} at
   * @param {number} of
   */
  task: (at, of) => `Exercício ${integer(at)} de ${integer(of)}`,
  /**
   * A title, as is the next one.
   *
   * @param {number} count of own moves
   */
  win: (count) => `Ganhe em ${moves(count)}`,
  hold: "Segure o empate",
  winText: "Só uma jogada ganha. Depois, continue a jogar até ao fim.",
  /** @param {number} count of own moves */
  holdText: (count) => `Qualquer outra jogada perde. Aguente ${moves(count)}.`,
  /** Said after a wrong move, which is then taken back. */
  winGone: "Assim deixa fugir a vitória.",
  drawGone: "Assim perde.",
  next: "Exercício seguinte",
};

export default words;
