/** The opening explorer in Portuguese. */
import { integer, percentage, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Aberturas",
  about:
    "Hipóteses: com que frequência ganha quem faz esta jogada. Foram medidas em longas análises do motor; só há " +
    "prova onde se indica vitória ou derrota. Motor: quantas vezes a jogada surgiu nas aberturas que o motor " +
    "jogou. Suas: quantas vezes surgiu nas suas partidas.",
  table: "Jogadas conhecidas, da melhor para a pior",
  columns: { move: "Jogada", chance: "Hipóteses", engine: "Motor", own: "Suas" },
  /** The chance of the player to move. */
  chance: percentage,
  number: integer,
  /**
   * Other moves that lead to the same position but for a mirror.
   *
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "e # simétrica", other: "e # simétricas" })}: ${moves.join(", ")}`,
  all: "Mostrar todas",
  loading: "A carregar…",
  unknown: "Nada se sabe desta posição.",
  otherRules: "Só há números para as regras habituais do jogo.",
  /**
   * In a review: how far the game followed what is known.
   *
   * @param {number} count of moves
   */
  known: (count) =>
    plural(count, {
      one: "Abertura conhecida: a primeira jogada.",
      other: "Abertura conhecida: as # primeiras jogadas.",
    }),
};

export default words;
