/** A move that is typed, in English. */
import { plural } from "./format.js";

export const typedMove = {
  label: "Move",
  play: "Play",
  /**
   * The moves that can be completed.
   *
   * @param {string[]} moves the first of them
   * @param {number} count
   */
  matches: (moves, count) =>
    count > moves.length
      ? `${plural(count, { one: "# move", other: "# moves" })}, such as ${moves[0]}.`
      : `${moves.join(", ")}.`,
  noMatch: "No legal move starts like this.",
  tooMany: "There are too many moves to list. Type the whole move.",
};
