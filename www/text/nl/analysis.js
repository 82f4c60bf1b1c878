/** Analysis and hints in Dutch. */
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
  if (moves !== undefined) return `${leader} wint in ${integer(moves)}`;
  return {
    even: "Gelijk",
    slight: `${leader} staat iets beter`,
    clear: `${leader} staat beter`,
    decisive: `${leader} staat veel beter`,
  }[lead];
}

export const analysis = {
  title: "Analyse",
  pause: actions.pause,
  resume: actions.resume,
  preview: "Vooruitblik",
  back: "Vorige zet van de variant",
  forward: "Volgende zet van de variant",
  leave: "Terug naar de partij",
  keys: "Met de pijltjestoetsen loop je door de varianten en zie je ze op het bord. Met Escape ga je terug naar de partij.",
  thinking: "Denkt na…",
  waiting: "Gaat verder zodra de computer heeft gezet.",
  over: "De partij is voorbij. Ga een zet terug om te analyseren.",
  /**
   * @param {number} number
   * @param {Evaluation} [evaluation]
   */
  line: (number, evaluation) => `Variant ${integer(number)}${evaluation ? `, ${verdict(evaluation)}` : ""}`,
  linesLabel: "Hoeveel zetten worden vergeleken",
  lines: (/** @type {number} */ count) => plural(count, { one: "# variant", other: "# varianten" }),
  timeLabel: "Hoelang elke stelling wordt geanalyseerd",
  /** @param {number} count 0 for no limit */
  seconds: (count) =>
    count === 0 ? "zonder tijdslimiet" : plural(count, { one: "# seconde lang", other: "# seconden lang" }),
  /** @param {number} number */
  add: (number) => `Variant ${integer(number)} aan de zetten toevoegen`,
  /**
   * @param {{ depth: number; speed: number; cores: number } | undefined} effort in moves, positions per
   *   second, and engines at work
   * @param {boolean} isPaused
   */
  effort: (effort, isPaused) =>
    [
      isPaused && "Gepauzeerd",
      effort && `${moves(effort.depth)} diep · ${compact(effort.speed)} stellingen/s`,
      effort && effort.cores > 1 && `${integer(effort.cores)}\u00a0kernen`,
    ]
      .filter(Boolean)
      .join(" · "),
  /**
   * A proven win or loss of the player to move.
   *
   * @param {boolean} isWin
   * @param {number} moves
   */
  proven: (isWin, moves) => `${isWin ? "wint" : "verliest"} in ${integer(moves)}`,
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
    return isShort || line.length === 0 ? lead : `${lead} Beste zetten: ${line.join(", ")}.`;
  },
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   * @param {string} score in points for the first player
   */
  chance: (percent, score) => `${percentage(percent)} (${score})`,
  chanceNote:
    "Hoe vaak de speler die beter staat, vanaf hier wint, en de score in punten: boven nul staat de eerste speler beter",
  /**
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  previewed: (at, of, colour, move) =>
    `Vooruitblik, zet ${integer(at)} van ${integer(of)}: ${COLOURS[colour]} ${move}.`,
};
