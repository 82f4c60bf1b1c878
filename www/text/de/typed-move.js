/** A move that is typed, in German. */
import { plural } from "./format.js";

export const typedMove = {
  label: "Zug",
  play: "Spielen",
  /**
   * The moves that can be completed.
   *
   * @param {string[]} moves the first of them
   * @param {number} count
   */
  matches: (moves, count) =>
    count > moves.length
      ? `${plural(count, { one: "# Zug", other: "# Züge" })}, etwa ${moves[0]}.`
      : `${moves.join(", ")}.`,
  noMatch: "So beginnt kein gültiger Zug.",
  tooMany: "Zu viele Züge für eine Liste. Tippe den ganzen Zug ein.",
};
