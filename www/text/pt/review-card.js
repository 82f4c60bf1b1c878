/** The card of a review in Portuguese, and exercises made of mistakes. */
import { COLOURS, colours, ofThe, the } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Revisão",
  start: "Rever esta partida",
  startNote: "Mostra os momentos que a decidiram, e explica-os.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${integer(done)} de ${plural(of, { one: "# posição", other: "# posições" })}`,
  stop: "Parar",
  failed: "Não foi possível acabar a revisão. O seu estudo não foi alterado.",
  graph: "Hipóteses de ganhar, jogada a jogada",
  /** The chances of the player who is ahead. */
  chance: percentage,
  atStart: "Início",
  /**
   * A position of the game, by its last move.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   */
  move: (number, colour) => `Jogada ${integer(number)} ${ofThe[colour]}`,
  /**
   * A position of the graph.
   *
   * @param {string} place
   * @param {number} chances in percent
   * @param {Colour} colour
   */
  point: (place, chances, colour) => `${place}, ${colours[colour]} ${percentage(chances)}`,
  moments: "Momentos-chave",
  /**
   * A move with a sign, as a button.
   *
   * @param {string} move with its number
   * @param {string} meaning of the sign
   */
  moment: (move, meaning) => `${move}, ${meaning}`,
  /**
   * @param {Colour} colour
   * @param {string} name of the player; empty if it is not known
   * @param {number} share in percent
   */
  accuracy: (colour, name, share) => `${name || COLOURS[colour]}: ${percentage(share)} de precisão`,
  flawless: "Nenhum erro encontrado.",
  /** @param {string} move */
  stronger: (move) => `${move} era mais forte.`,
  /**
   * The only good move.
   *
   * @param {string} move
   */
  good: (move) => `${move} é uma boa jogada.`,
  /**
   * The chances of its player after the second-best move.
   *
   * @param {number} chances in percent
   */
  second: (chances) => `Com qualquer outra, no máximo ${percentage(chances)}.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${percentage(better)} em vez de ${percentage(played)}.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "boa jogada", "?!": "jogada duvidosa", "?": "erro", "??": "erro grave" },
  find: "Procurar jogadas melhores",
  mistakes: "Os meus erros",
  /**
   * The entry of a menu.
   *
   * @param {number} due how many are due
   */
  mistakesDue: (due) => (due > 0 ? `Os meus erros (${integer(due)} para hoje)` : "Os meus erros"),
  /**
   * When the next one comes.
   *
   * @param {number} days
   */
  nextDue: (days) =>
    days <= 0
      ? "O próximo é ainda hoje."
      : plural(days, { one: "O próximo é amanhã.", other: "O próximo é daqui a # dias." }),
  noMistakes: "Ainda não há nada: os erros das partidas revistas voltam como exercícios.",
  allDone: "Por agora, é tudo.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `Descobertas à primeira: ${integer(found)} de ${integer(of)}.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Exercício ${integer(at)} de ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `Aqui ${the[colour]} jogaram ${move}. Descubra uma jogada melhor.`,
  judging: "A avaliar a sua jogada…",
  /** @param {string} move */
  right: (move) => `${move} está certa.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} está certa, e ${best} também.`,
  /** @param {string} move */
  again: (move) => `${move} foi a jogada da partida. Tente outra.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) =>
    `${move} não é a melhor: ${percentage(chance)} em vez de ${percentage(best)}.`,
  tryAgain: "Tente de novo.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `A melhor linha: ${line}`,
  show: "Mostrar",
  next: "Seguinte",
  finish: "Terminar",
  back: "Voltar ao estudo",
};
