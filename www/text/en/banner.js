/** What is known of a game, above its moves, in English. */
import { moves } from "./format.js";
import { games } from "./games.js";

/** The banner above the moves. */
export const banner = {
  send: "Send your move",
  restore: "Restore previous game",
  conflict: "This game changed in another tab.",
  /** What is shown while something is dragged over the page. */
  drop: "Drop to open the game",
  /** What is known of a game, in a line. @param {import("../language.js").GameSummary} game */
  summary: ({ first, second, notes, game, count, result }) =>
    [
      (first || second) && `${first || "?"} – ${second || "?"}`,
      ...notes,
      game && games[game].name,
      count !== undefined && moves(count),
      result,
    ]
      .filter(Boolean)
      .join(" · "),
};
