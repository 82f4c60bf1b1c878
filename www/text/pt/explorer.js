/** The opening explorer in Portuguese. */
import { integer, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Aberturas",
  about:
    "Hipóteses: quantas vezes ganha com a jogada quem está a jogar. Vêm de pesquisas longas do motor e " +
    "são medidas, não provadas, exceto onde se indica que ganha ou perde. Motor: quantas vezes isto " +
    "surgiu em aberturas que o motor jogou. Suas: quantas vezes nas suas partidas.",
  table: "Jogadas conhecidas, as melhores primeiro",
  columns: { move: "Jogada", chance: "Hipóteses", engine: "Motor", own: "Suas" },
  /** @param {number} percent */
  chance: (percent) => `${integer(percent)} %`,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "e # simétrica", other: "e # simétricas" })}: ${moves.join(", ")}`,
  all: "Mostrar todas",
  loading: "Carregando…",
  unknown: "Nada se sabe desta posição.",
  otherRules: "Só se conhecem com as regras habituais do jogo.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, {
      one: "Abertura conhecida: a primeira jogada.",
      other: "Abertura conhecida: as primeiras # jogadas.",
    }),
};

export default words;
