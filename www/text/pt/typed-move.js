/** A move that is typed, in Portuguese. */
import { plural } from "./format.js";

export const typedMove = {
  label: "Jogada",
  play: "Jogar",
  /**
   * The moves that can be completed.
   *
   * @param {string[]} moves the first of them
   * @param {number} count
   */
  matches: (moves, count) =>
    count > moves.length
      ? `${plural(count, { one: "# jogada", other: "# jogadas" })}, como ${moves[0]}.`
      : `${moves.join(", ")}.`,
  noMatch: "Nenhuma jogada possível começa assim.",
  tooMany: "As jogadas são demasiadas para as listar. Escreva a jogada inteira.",
};
