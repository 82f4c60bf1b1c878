/** A move that is typed, in French. */
import { counted } from "./format.js";

export const typedMove = {
  label: "Coup",
  play: "Jouer",
  /**
   * The moves that can be completed.
   *
   * @param {string[]} moves the first of them
   * @param {number} count
   */
  matches: (moves, count) =>
    count > moves.length ? `${counted(count, "coup")}, par exemple ${moves[0]}.` : `${moves.join(", ")}.`,
  noMatch: "Aucun coup légal ne commence ainsi.",
  tooMany: "Il y a trop de coups pour les afficher tous. Tapez le coup entier.",
};
