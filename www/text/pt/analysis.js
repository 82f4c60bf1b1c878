/** Analysis and hints in Portuguese. */
import { actions, colours, The } from "./board.js";
import { compact, integer, moves, percentage, plural, points } from "./format.js";

/** @import {Evaluation} from "../language.js" */

/**
 * Who is ahead.
 *
 * @param {Evaluation} evaluation
 */
function verdict({ lead, colour, moves }) {
  const leader = The[colour];
  if (moves !== undefined) return `${leader} ganham em ${integer(moves)}`;
  return {
    even: "Igualdade",
    slight: `${leader} têm ligeira vantagem`,
    clear: `${leader} têm vantagem`,
    decisive: `${leader} têm grande vantagem`,
  }[lead];
}

/** @type {import("../language.js").PlaceWords["analysis"]} */
export const analysis = {
  title: "Análise",
  pause: actions.pause,
  resume: actions.resume,
  preview: "Antevisão",
  back: "Jogada anterior da linha",
  forward: "Jogada seguinte da linha",
  leave: "Voltar à partida",
  keys: "Use as setas para percorrer as linhas e vê-las no tabuleiro, e Esc para voltar à partida.",
  thinking: "A pensar…",
  waiting: "Continua depois da jogada do motor.",
  over: "A partida acabou. Recue para a analisar.",
  /**
   * @param {number} number
   * @param {Evaluation} [evaluation]
   */
  line: (number, evaluation) => `Linha ${integer(number)}${evaluation ? `. ${verdict(evaluation)}` : ""}`,
  linesLabel: "Quantas jogadas se comparam",
  lines: (/** @type {number} */ count) => plural(count, { one: "# linha", other: "# linhas" }),
  timeLabel: "Quanto tempo se analisa cada posição",
  /** @param {number} count 0 for no limit */
  seconds: (count) =>
    count === 0 ? "sem limite" : `durante ${plural(count, { one: "# segundo", other: "# segundos" })}`,
  /** @param {number} number */
  add: (number) => `Juntar a linha ${integer(number)} às jogadas`,
  /**
   * @param {{ depth: number; speed: number; cores: number } | undefined} effort in moves, positions per
   *   second, and engines at work
   * @param {boolean} isPaused
   */
  effort: (effort, isPaused) =>
    [
      isPaused && "Em pausa",
      effort && `${moves(effort.depth)} à frente · ${compact(effort.speed)} posições/s`,
      effort && effort.cores > 1 && `${integer(effort.cores)}\u00a0núcleos`,
    ]
      .filter(Boolean)
      .join(" · "),
  /**
   * A proven win or loss of the player to move.
   *
   * @param {boolean} isWin
   * @param {number} moves
   */
  proven: (isWin, moves) => `${isWin ? "ganha" : "perde"} em ${integer(moves)}`,
  points: (/** @type {number} */ value) => points(value).replace("-", "−"),
  verdict,
  /**
   * Who is ahead, said on request.
   *
   * @param {import("../language.js").Evaluation} evaluation
   * @param {number} chances of the player who is ahead, in percent
   * @param {string[]} line the best moves
   * @param {boolean} isShort
   */
  ahead(evaluation, chances, line, isShort) {
    const said = verdict(evaluation);
    const lead =
      evaluation.moves === undefined && evaluation.lead !== "even"
        ? `${said}, ${percentage(chances)}.`
        : `${said}.`;
    return isShort || line.length === 0 ? lead : `${lead} A melhor linha: ${line.join(", ")}.`;
  },
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} chances in percent
   * @param {string} score in points for the first player
   */
  chance: (chances, score) => `${percentage(chances)} (${score})`,
  chanceNote:
    "Com que frequência ganha a partir daqui quem está em vantagem, e a avaliação em pontos: acima de zero, a favor do primeiro jogador",
  /**
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  previewed: (at, of, colour, move) =>
    `Antevisão, jogada ${integer(at)} de ${integer(of)}: ${colours[colour]}, ${move}.`,
};
