/** Analysis and hints in French. */
import { COLOURS, actions } from "./board.js";
import { compact, counted, integer, moves, percentage, points } from "./format.js";

/** @import {Evaluation} from "../language.js" */

/**
 * Who is ahead.
 *
 * @param {Evaluation} evaluation
 */
function verdict({ lead, colour, moves }) {
  const leader = COLOURS[colour];
  if (moves !== undefined) return `${leader} gagne en ${integer(moves)}`;
  return {
    even: "Égalité",
    slight: `${leader} mène un peu`,
    clear: `${leader} mène`,
    decisive: `${leader} mène largement`,
  }[lead];
}

export const analysis = {
  title: "Analyse",
  pause: actions.pause,
  resume: actions.resume,
  preview: "Aperçu",
  back: "Coup précédent de la ligne",
  forward: "Coup suivant de la ligne",
  leave: "Retour à la partie",
  keys: "Parcourez les lignes avec les flèches ; elles s’affichent sur le plateau. Revenez à la partie avec Échap.",
  thinking: "Réflexion…",
  waiting: "Reprend après le coup du moteur.",
  over: "La partie est finie. Revenez en arrière pour l’analyser.",
  /**
   * @param {number} number
   * @param {Evaluation} [evaluation]
   */
  line: (number, evaluation) => `Ligne ${integer(number)}${evaluation ? `, ${verdict(evaluation)}` : ""}`,
  linesLabel: "Nombre de coups comparés",
  lines: (/** @type {number} */ count) => counted(count, "ligne"),
  timeLabel: "Durée d’analyse de chaque position",
  /** @param {number} count 0 for no limit */
  seconds: (count) => (count === 0 ? "sans limite" : `pendant ${counted(count, "seconde")}`),
  /** @param {number} number */
  add: (number) => `Ajouter la ligne ${integer(number)} aux coups`,
  /**
   * @param {{ depth: number; speed: number; cores: number } | undefined} effort in moves, positions per
   *   second, and engines at work
   * @param {boolean} isPaused
   */
  effort: (effort, isPaused) =>
    [
      isPaused && "Pause",
      effort && `${moves(effort.depth)} de profondeur · ${compact(effort.speed)} positions/s`,
      effort && effort.cores > 1 && counted(effort.cores, "cœur"),
    ]
      .filter(Boolean)
      .join(" · "),
  /**
   * A proven win or loss of the player to move.
   *
   * @param {boolean} isWin
   * @param {number} moves
   */
  proven: (isWin, moves) => `${isWin ? "gagne" : "perd"} en ${integer(moves)}`,
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
    return isShort || line.length === 0 ? lead : `${lead} Le mieux : ${line.join(", ")}.`;
  },
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   * @param {string} score in points for the first player
   */
  chance: (percent, score) => `${percentage(percent)} (${score})`,
  chanceNote:
    "Chances de gain du joueur qui mène, et score en points : positif si le premier joueur a l’avantage",
  /**
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  previewed: (at, of, colour, move) =>
    `Aperçu, coup ${integer(at)} sur ${integer(of)} : ${COLOURS[colour]} ${move}.`,
};
