/** The card of a review in Portuguese, and exercises made of mistakes. */
import { COLOURS, colours, ofThe, The } from "./board.js";
import { integer, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Revisão",
  start: "Rever esta partida",
  startNote: "Encontra os momentos que a decidiram e diz porquê.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${integer(done)} de ${integer(of)} posições`,
  stop: "Parar",
  failed: "Não foi possível acabar a revisão. O seu estudo não foi alterado.",
  graph: "Hipóteses de ganhar, jogada a jogada",
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   */
  chance: (percent) => `${integer(percent)} %`,
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
   * @param {number} percent
   * @param {Colour} colour
   */
  point: (place, percent, colour) => `${place}, ${colours[colour]} ${integer(percent)} %`,
  moments: "Momentos que decidiram a partida",
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
   * @param {number} percent
   */
  accuracy: (colour, name, percent) => `${name || COLOURS[colour]}: ${integer(percent)} % de precisão`,
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
   * @param {number} percent
   */
  second: (percent) => `Qualquer outra deixa ${integer(percent)} % no máximo.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${integer(better)} % em vez de ${integer(played)} %.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "boa jogada", "?!": "jogada duvidosa", "?": "erro", "??": "erro grave" },
  find: "Achar jogadas melhores",
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
  noMistakes: "Ainda não há nada: os erros das partidas que rever voltam como exercícios.",
  allDone: "Por agora, é tudo.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `${integer(found)} de ${integer(of)} à primeira.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Exercício ${integer(at)} de ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `${The[colour]} jogaram aqui ${move}. Descubra uma jogada melhor.`,
  judging: "A ver a sua jogada…",
  /** @param {string} move */
  right: (move) => `${move} está certo.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} está certo, e ${best} também.`,
  /** @param {string} move */
  again: (move) => `${move} foi o que se jogou na partida. Tente outra jogada.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) => `${move} não é a melhor: ${integer(chance)} % em vez de ${integer(best)} %.`,
  tryAgain: "Tente de novo.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `O melhor: ${line}`,
  show: "Mostrar",
  next: "Seguinte",
  finish: "Terminar",
  back: "Voltar ao estudo",
};
