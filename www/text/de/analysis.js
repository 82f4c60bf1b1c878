/** Analysis and hints in German. */
import { COLOURS, actions } from "./board.js";
import { compact, inMoves, integer, moves, percentage, plural, points } from "./format.js";

/** @import {Evaluation} from "../language.js" */

/**
 * Who is ahead.
 *
 * @param {Evaluation} evaluation
 */
function verdict({ lead, colour, moves }) {
  const leader = COLOURS[colour];
  if (moves !== undefined) return `${leader} gewinnt ${inMoves(moves)}`;
  return {
    even: "Ausgeglichen",
    slight: `${leader} steht etwas besser`,
    clear: `${leader} steht besser`,
    decisive: `${leader} steht klar besser`,
  }[lead];
}

export const analysis = {
  title: "Analyse",
  pause: actions.pause,
  resume: actions.resume,
  preview: "Vorschau",
  back: "Voriger Zug der Variante",
  forward: "Nächster Zug der Variante",
  leave: "Zurück zur Partie",
  keys: "Mit den Pfeiltasten durch die Varianten, die dann auf dem Brett erscheinen; mit Esc zurück zur Partie.",
  thinking: "Denkt nach…",
  waiting: "Geht nach dem Zug der Engine weiter.",
  over: "Die Partie ist zu Ende. Geh einen Zug zurück, um sie zu analysieren.",
  /**
   * @param {number} number
   * @param {Evaluation} [evaluation]
   */
  line: (number, evaluation) => `Variante ${integer(number)}${evaluation ? `: ${verdict(evaluation)}` : ""}`,
  linesLabel: "Wie viele Züge verglichen werden",
  lines: (/** @type {number} */ count) => plural(count, { one: "# Variante", other: "# Varianten" }),
  timeLabel: "Wie lange jede Stellung analysiert wird",
  /** @param {number} count 0 for no limit */
  seconds: (count) =>
    count === 0 ? "unbegrenzt" : plural(count, { one: "# Sekunde lang", other: "# Sekunden lang" }),
  /** @param {number} number */
  add: (number) => `Variante ${integer(number)} zu den Zügen hinzufügen`,
  /**
   * @param {{ depth: number; speed: number; cores: number } | undefined} effort in moves, positions per
   *   second, and engines at work
   * @param {boolean} isPaused
   */
  effort: (effort, isPaused) =>
    [
      isPaused && "Pause",
      effort && `${moves(effort.depth)} tief · ${compact(effort.speed)} Stellungen/s`,
      effort && effort.cores > 1 && plural(effort.cores, { one: "#\u00a0Kern", other: "#\u00a0Kerne" }),
    ]
      .filter(Boolean)
      .join(" · "),
  /**
   * A proven win or loss of the player to move.
   *
   * @param {boolean} isWin
   * @param {number} moves
   */
  proven: (isWin, moves) => `${isWin ? "gewinnt" : "verliert"} in ${integer(moves)}`,
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
    return isShort || line.length === 0 ? lead : `${lead} Am besten: ${line.join(", ")}.`;
  },
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   * @param {string} score in points for the first player
   */
  chance: (percent, score) => `${percentage(percent)} (${score})`,
  chanceNote:
    "Wie oft von hier aus gewinnt, wer besser steht, und die Bewertung in Punkten: über 0 für die Seite, die begonnen hat",
  /**
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  previewed: (at, of, colour, move) =>
    `Vorschau, Zug ${integer(at)} von ${integer(of)}: ${COLOURS[colour]} ${move}.`,
};
