/** Analysis and hints in Spanish. */
import { FIRST, PLURAL, actions } from "./board.js";
import { compact, integer, moves, percentage, plural, points } from "./format.js";

/** @import {Evaluation} from "../language.js" */

/**
 * Who is ahead.
 *
 * @param {Evaluation} evaluation
 */
function verdict({ lead, colour, moves: count }) {
  const leader = FIRST[colour];
  if (count !== undefined) return `${leader} ganan en ${integer(count)}`;
  return {
    even: "Igualada",
    slight: `${leader} están algo mejor`,
    clear: `${leader} están mejor`,
    decisive: `${leader} están mucho mejor`,
  }[lead];
}

export const analysis = {
  title: "Análisis",
  pause: actions.pause,
  resume: actions.resume,
  preview: "Vista previa",
  back: "Jugada anterior de la línea",
  forward: "Jugada siguiente de la línea",
  leave: "Volver a la partida",
  keys: "Con las flechas recorres las líneas y las ves en el tablero. Con Esc vuelves a la partida.",
  thinking: "Pensando…",
  waiting: "Continúa tras la jugada del motor.",
  over: "La partida ha terminado. Retrocede para analizarla.",
  /**
   * @param {number} number
   * @param {Evaluation} [evaluation]
   */
  line: (number, evaluation) => `Línea ${integer(number)}${evaluation ? `. ${verdict(evaluation)}` : ""}`,
  linesLabel: "Cuántas jugadas se comparan",
  lines: (/** @type {number} */ count) => plural(count, { one: "# línea", other: "# líneas" }),
  timeLabel: "Cuánto se analiza cada posición",
  /** @param {number} count 0 for no limit */
  seconds: (count) =>
    count === 0 ? "sin límite" : `durante ${plural(count, { one: "# segundo", other: "# segundos" })}`,
  /** @param {number} number */
  add: (number) => `Añadir la línea ${integer(number)} a las jugadas`,
  /**
   * @param {{ depth: number; speed: number; cores: number } | undefined} effort in moves, positions per
   *   second, and engines at work
   * @param {boolean} isPaused
   */
  effort: (effort, isPaused) =>
    [
      isPaused && "En pausa",
      effort && `profundidad: ${moves(effort.depth)} · ${compact(effort.speed)} posiciones/s`,
      effort && effort.cores > 1 && plural(effort.cores, { one: "#\u00a0núcleo", other: "#\u00a0núcleos" }),
    ]
      .filter(Boolean)
      .join(" · "),
  /**
   * A proven win or loss of the player to move.
   *
   * @param {boolean} isWin
   * @param {number} moves
   */
  proven: (isWin, moves) => `${isWin ? "gana" : "pierde"} en ${integer(moves)}`,
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
        ? `${said}: ${percentage(percent)}.`
        : `${said}.`;
    return isShort || line.length === 0 ? lead : `${lead} Lo mejor: ${line.join(", ")}.`;
  },
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   * @param {string} score in points for the first player
   */
  chance: (percent, score) => `${percentage(percent)} (${score})`,
  chanceNote:
    "Probabilidad de que gane quien va por delante, y los puntos: por encima de cero, a favor de quien empezó",
  /**
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  previewed: (at, of, colour, move) =>
    `Vista previa, jugada ${integer(at)} de ${integer(of)}: ${PLURAL[colour]}, ${move}.`,
};
