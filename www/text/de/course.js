/** The exercises on small boards in German. */
import { inMoves, integer, moves } from "./format.js";

/** @type {import("../language.js").CourseWords} */
const words = {
  tasks: "Aufgaben",
  intro: "In jeder Stellung ist nur ein Zug richtig; jeder andere verschenkt den Gewinn oder das Remis.",
  /**
   * How many are solved.
   *
   * @param {number} count
   * @param {number} of
   */
  solved: (count, of) => `${integer(count)} von ${integer(of)} gelöst.`,
  /** The heading of the list of boards. */
  boards: "Bretter zum Spielen",
  /**
   * @param {number} at
   * @param {number} of
   */
  task: (at, of) => `Aufgabe ${integer(at)} von ${integer(of)}`,
  /**
   * A title, as is the next one.
   *
   * @param {number} count of own moves
   */
  win: (count) => `Gewinne ${inMoves(count)}`,
  hold: "Halte das Remis",
  winText: "Nur ein Zug gewinnt. Spiel danach weiter bis zum Ende.",
  /** @param {number} count of own moves */
  holdText: (count) => `Jeder andere Zug verliert. Halte das Remis ${moves(count)} lang.`,
  /** Said after a wrong move, which is then taken back. */
  winGone: "Damit ist der Gewinn vergeben.",
  drawGone: "Damit verlierst du.",
  next: "Nächste Aufgabe",
};

export default words;
