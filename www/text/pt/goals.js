/** Setting the goal of an exercise, and making a lesson of a study, in Portuguese. */
import { plural } from "./format.js";

const exercises = (/** @type {number} */ count) =>
  plural(count, { one: "# exercício", other: "# exercícios" });

const goals = {
  /**
   * The title of the form.
   *
   * @param {string} move with its number; empty for the start
   */
  title: (move) => (move ? `Objetivo após ${move}` : "Objetivo no início"),
  /** @type {Record<import("../../game/types.js").GoalKind, string>} */
  kinds: {
    win: "Ganhar",
    hold: "Impedir a vitória do adversário",
    gain: "Ganhar pedras",
    decide: "Ganhar, ou então passar",
    play: "Fazer uma jogada indicada",
    end: "Ir para uma casa indicada",
    any: "Qualquer jogada",
  },
  moves: "Jogadas",
  stones: "Pedras",
  names: "Jogadas certas",
  cells: "Casas",
  remove: "Retirar objetivo",
  saved: "Objetivo guardado.",
  removed: "Objetivo retirado.",
  checking: "A verificar…",
  unchecked: "O motor não está a funcionar, por isso este objetivo não foi verificado.",
  /** The field of moves or cells has none, or something else. */
  missing: "Escreva jogadas como na lista, ou nomes de casas, separados por espaços.",
  number: "Escreva números inteiros: 1 a 50 jogadas, 1 a 999 pedras.",
  /**
   * The result of checking a goal.
   *
   * @param {import("../../exercise/check.js").Finding} finding
   */
  found: ({ kind, move = "" }) =>
    ({
      solved: `Tem solução: ${move} está certa.`,
      pass: "Aqui não se ganha assim, por isso o certo é passar.",
      unsolved: "Não foi possível provar uma solução. Escolha outro objetivo.",
      over: "Aqui a partida já acabou; não se pode jogar nada.",
      unfit: "Neste jogo não há pedras para ganhar.",
      illegal: `${move} não se pode jogar aqui.`,
    })[kind],
  makeLesson: "Criar uma lição",
  lessonTitle: "Título",
  lessonLink: "Link para a lição",
  embed: "Incorporar…",
  tryIt: "Experimentar",
  /** A part of the name of a file, in small letters and hyphens. */
  fileName: "licao",
  long: "A lição é demasiado longa para um link. Guarde-a como ficheiro e envie-o; abre-se da mesma maneira.",
  /** @param {number} count */
  checkingAll: (count) => `A verificar ${exercises(count)}…`,
  /**
   * @param {number} count
   * @param {number} troubles how many of them cannot be done
   */
  checked: (count, troubles) =>
    troubles === 0
      ? `${exercises(count)}, ${count === 1 ? "com solução" : "todos com solução"}.`
      : `${exercises(count)}. ${plural(troubles, { one: "# tem um erro:", other: "# têm erros:" })}`,
  /**
   * An exercise that cannot be done.
   *
   * @param {string} moves that lead there; empty for the start
   * @param {string} why
   */
  trouble: (moves, why) => (moves ? `Depois de ${moves}: ${why}` : `No início: ${why}`),
  /** A game with exercises was opened. */
  offered: "Uma lição",
  offer: "Esta partida tem exercícios. Jogá-la como lição?",
  showGame: "Mostrar a partida",
  playLesson: "Jogar a lição",
};

/** @type {import("../language.js").GoalWords} */
const words = { goals };
export default words;
