/** The exercises on small boards in Dutch. */
import { integer, moves } from "./format.js";

/** @type {import("../language.js").CourseWords} */
const words = {
  tasks: "Opgaven",
  intro: "In elke stelling is maar één zet goed: met elke andere geef je de winst of de remise uit handen.",
  /**
   * How many are solved.
   *
   * @param {number} count
   * @param {number} of
   */
  solved: (count, of) => `${integer(count)} van ${integer(of)} opgelost.`,
  /** The heading of the list of boards. */
  boards: "Borden om op te spelen",
  /**
   * @param {number} at
   * @param {number} of
   */
  task: (at, of) => `Opgave ${integer(at)} van ${integer(of)}`,
  /**
   * A title, as is the next one.
   *
   * @param {number} count of own moves
   */
  win: (count) => `Win in ${moves(count)}`,
  hold: "Houd remise",
  winText: "Er wint maar één zet. Speel daarna door tot het einde.",
  /** @param {number} count of own moves */
  holdText: (count) => `Elke andere zet verliest. Houd het ${moves(count)} vol.`,
  /** Said after a wrong move, which is then taken back. */
  winGone: "Daarmee is de winst weg.",
  drawGone: "Daarmee verlies je.",
  next: "Volgende opgave",
};

export default words;
