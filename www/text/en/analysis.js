/** Analysis and hints in English. */
import { COLOURS, actions } from "./board.js";
import { compact, integer, moves, percentage, plural, points } from "./format.js";

/** @import {Evaluation} from "../language.js" */

/**
 * Who is ahead.
 *
 * @param {Evaluation} evaluation
 */
function verdict({ lead, colour, moves }) {
  const leader = COLOURS[colour];
  if (moves !== undefined) return `${leader} wins in ${integer(moves)}`;
  return {
    even: "Even",
    slight: `${leader} is slightly ahead`,
    clear: `${leader} is ahead`,
    decisive: `${leader} is far ahead`,
  }[lead];
}

export const analysis = {
  title: "Analysis",
  pause: actions.pause,
  resume: actions.resume,
  preview: "Preview",
  back: "Previous move of the line",
  forward: "Next move of the line",
  leave: "Back to the game",
  keys: "Arrow keys step through the lines and show them on the board. Escape returns to the game.",
  thinking: "Thinking…",
  waiting: "Continues after the engine’s move.",
  over: "The game is over. Step back to analyse it.",
  /**
   * @param {number} number
   * @param {Evaluation} [evaluation]
   */
  line: (number, evaluation) => `Line ${integer(number)}${evaluation ? `, ${verdict(evaluation)}` : ""}`,
  linesLabel: "How many moves are compared",
  lines: (/** @type {number} */ count) => plural(count, { one: "# line", other: "# lines" }),
  timeLabel: "How long each position is analysed",
  /** @param {number} count 0 for no limit */
  seconds: (count) =>
    count === 0 ? "no time limit" : `for ${plural(count, { one: "# second", other: "# seconds" })}`,
  /** @param {number} number */
  add: (number) => `Add line ${integer(number)} to the moves`,
  /**
   * @param {{ depth: number; speed: number; cores: number } | undefined} effort in moves, positions per
   *   second, and engines at work
   * @param {boolean} isPaused
   */
  effort: (effort, isPaused) =>
    [
      isPaused && "Paused",
      effort && `${moves(effort.depth)} deep · ${compact(effort.speed)} positions/s`,
      effort && effort.cores > 1 && `${integer(effort.cores)}\u00a0cores`,
    ]
      .filter(Boolean)
      .join(" · "),
  /**
   * A proven win or loss of the player to move.
   *
   * @param {boolean} isWin
   * @param {number} moves
   */
  proven: (isWin, moves) => `${isWin ? "wins" : "loses"} in ${integer(moves)}`,
  points: (/** @type {number} */ value) => points(value).replace("-", "−"),
  verdict,
  /**
   * Who is ahead, said on request.
   *
   * @param {import("../language.js").Evaluation} evaluation
   * @param {number} percent the chances of the player who is ahead
   * @param {string[]} line the best moves
   * @param {boolean} isShort
   */
  ahead(evaluation, percent, line, isShort) {
    const said = verdict(evaluation);
    const lead =
      evaluation.moves === undefined && evaluation.lead !== "even"
        ? `${said}, ${percentage(percent)}.`
        : `${said}.`;
    return isShort || line.length === 0 ? lead : `${lead} Best: ${line.join(", ")}.`;
  },
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   * @param {string} score in points for the first player
   */
  chance: (percent, score) => `${percentage(percent)} (${score})`,
  chanceNote:
    "How often the player who is ahead wins from here, and the score in points: above zero for the first player",
  /**
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  previewed: (at, of, colour, move) =>
    `Preview, move ${integer(at)} of ${integer(of)}: ${COLOURS[colour]} ${move}.`,
};
