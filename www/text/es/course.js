/** The exercises on small boards in Spanish. */
import { integer, moves, plural } from "./format.js";

/** @type {import("../language.js").CourseWords} */
const words = {
  tasks: "Ejercicios",
  intro:
    "En cada posición, solo una jugada conserva la victoria o las tablas; con cualquier otra se escapan.",
  /**
   * How many are solved.
   *
   * @param {number} count
   * @param {number} of
   */
  solved: (count, of) => `${integer(count)} de ${plural(of, { one: "# resuelto", other: "# resueltos" })}.`,
  /** The heading of the list of boards. */
  boards: "Tableros para jugar",
  /**
   * @param {number} at
   * @param {number} of
   */
  task: (at, of) => `Ejercicio ${integer(at)} de ${integer(of)}`,
  /**
   * A title, as is the next one.
   *
   * @param {number} count of own moves
   */
  win: (count) => `Gana en ${moves(count)}`,
  hold: "Salva las tablas",
  winText: "Solo una jugada gana. Después, sigue jugando hasta el final.",
  /** @param {number} count of own moves */
  holdText: (count) => `Cualquier otra jugada pierde. Aguanta ${moves(count)}.`,
  /** Said after a wrong move, which is then taken back. */
  winGone: "Así se escapa la victoria.",
  drawGone: "Así pierdes.",
  next: "Ejercicio siguiente",
};

export default words;
