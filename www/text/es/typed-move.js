/** A move that is typed, in Spanish. */
import { plural } from "./format.js";

export const typedMove = {
  label: "Jugada",
  play: "Jugar",
  /**
   * The moves that can be completed.
   *
   * @param {string[]} moves the first of them
   * @param {number} count
   */
  matches: (moves, count) =>
    count > moves.length
      ? `${plural(count, { one: "# jugada", other: "# jugadas" })}, como ${moves[0]}.`
      : `${moves.join(", ")}.`,
  noMatch: "Ninguna jugada legal empieza así.",
  tooMany: "Hay demasiadas jugadas para mostrarlas. Escribe la jugada entera.",
};
