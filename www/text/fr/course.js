/** The exercises on small boards in French. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").CourseWords} */
const words = {
  tasks: "Exercices",
  intro:
    "Dans chaque position, un seul coup conserve le gain ou la nulle ; tout autre coup les laisse échapper.",
  /**
   * How many are solved.
   *
   * @param {number} count
   * @param {number} of
   */
  solved: (count, of) => `Résolus : ${integer(count)} sur ${integer(of)}.`,
  /** The heading of the list of boards. */
  boards: "Plateaux pour jouer",
  /**
   * @param {number} at
   * @param {number} of
   */
  task: (at, of) => `Exercice ${integer(at)} sur ${integer(of)}`,
  /**
   * A title, as is the next one.
   *
   * @param {number} count of own moves
   */
  win: (count) => `Gagnez en ${moves(count)}`,
  hold: "Tenez la nulle",
  winText: "Un seul coup gagne. Continuez ensuite jusqu’à la fin.",
  /** @param {number} count of own moves */
  holdText: (count) => `Tout autre coup perd. Tenez pendant ${moves(count)}.`,
  /** Said after a wrong move, which is then taken back. */
  winGone: "Le gain est perdu.",
  drawGone: "Ce coup perd.",
  next: "Exercice suivant",
};

export default words;
