/** A move that is typed, in Dutch. */
import { plural } from "./format.js";

export const typedMove = {
  label: "Zet",
  play: "Spelen",
  /**
   * The moves that can be completed.
   *
   * @param {string[]} moves the first of them
   * @param {number} count
   */
  matches: (moves, count) =>
    count > moves.length
      ? `${plural(count, { one: "# zet", other: "# zetten" })}, zoals ${moves[0]}.`
      : `${moves.join(", ")}.`,
  noMatch: "Er is geen geldige zet die zo begint.",
  tooMany: "Er zijn te veel zetten om op te sommen. Typ de hele zet.",
};
