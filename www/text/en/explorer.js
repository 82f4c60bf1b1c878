/** The opening explorer in English. */
import { integer, percentage, plural } from "./format.js";

export default {
  title: "Openings",
  about:
    "Chance: how often the player who makes this move wins. Long searches by the engine measured it; it is " +
    "proven only where a win or a loss is marked. Engine: how often the move came up in openings that the " +
    "engine played. Yours: how often in your games.",
  table: "Known moves, the best first",
  columns: { move: "Move", chance: "Chance", engine: "Engine", own: "Yours" },
  /**
   * The chance of the player to move.
   *
   * @param {number} percent
   */
  chance: percentage,
  number: integer,
  /**
   * Other moves that lead to the same position but for a mirror.
   *
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "and # that mirrors it", other: "and # that mirror it" })}: ${moves.join(", ")}`,
  all: "Show all",
  loading: "Loading…",
  unknown: "Nothing is known of this position.",
  otherRules: "There are figures only for the usual rules of the game.",
  /**
   * In a review: how far the game followed what is known.
   *
   * @param {number} count of moves
   */
  known: (count) =>
    plural(count, { one: "Known opening: the first move.", other: "Known opening: the first # moves." }),
};
