/** The card of a review in Spanish, and exercises made of mistakes. */
import { COLOURS, PLURAL, SIDES } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Revisión",
  start: "Revisar esta partida",
  startNote: "Señala los momentos que decidieron la partida y explica por qué.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${integer(done)} de ${plural(of, { one: "# posición", other: "# posiciones" })}`,
  stop: "Parar",
  failed: "No se pudo terminar la revisión. Tu estudio no ha cambiado.",
  graph: "Opciones de ganar, jugada a jugada",
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   */
  chance: percentage,
  atStart: "Inicio",
  /**
   * A position of the game, by its last move.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   */
  move: (number, colour) => `Jugada ${integer(number)} de ${SIDES[colour]}`,
  /**
   * A position of the graph.
   *
   * @param {string} place
   * @param {number} percent
   * @param {Colour} colour
   */
  point: (place, percent, colour) => `${place}: ${PLURAL[colour]} ${percentage(percent)}`,
  moments: "Momentos clave",
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
  accuracy: (colour, name, percent) => `${name || COLOURS[colour]}: precisión ${percentage(percent)}`,
  flawless: "Sin errores.",
  /** @param {string} move */
  stronger: (move) => `${move} era más fuerte.`,
  /**
   * The only good move.
   *
   * @param {string} move
   */
  good: (move) => `${move} es una buena jugada.`,
  /**
   * The chances of its player after the second-best move.
   *
   * @param {number} percent
   */
  second: (percent) => `Con cualquier otra, un ${percentage(percent)} como mucho.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${percentage(better)} en vez de ${percentage(played)}.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "buena jugada", "?!": "jugada dudosa", "?": "error", "??": "error grave" },
  find: "Buscar mejores jugadas",
  mistakes: "Mis errores",
  /**
   * The entry of a menu.
   *
   * @param {number} due how many are due
   */
  mistakesDue: (due) => (due > 0 ? `Mis errores (${integer(due)} para hoy)` : "Mis errores"),
  /**
   * When the next one comes.
   *
   * @param {number} days
   */
  nextDue: (days) =>
    days <= 0
      ? "El siguiente toca hoy, más tarde."
      : plural(days, { one: "El siguiente toca mañana.", other: "El siguiente toca dentro de # días." }),
  noMistakes: "Aún no hay nada: los errores de las partidas que revises vuelven como ejercicios.",
  allDone: "Por ahora, nada más.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `${integer(found)} de ${integer(of)} a la primera.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Ejercicio ${integer(at)} de ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `Aquí ${SIDES[colour]} jugaron ${move}. Busca una jugada mejor.`,
  judging: "Analizando tu jugada…",
  /** @param {string} move */
  right: (move) => `${move} es correcta.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} es correcta, y ${best} también.`,
  /** @param {string} move */
  again: (move) => `${move} fue lo que se jugó. Prueba otra jugada.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) =>
    `${move} no es lo mejor: ${percentage(chance)} en vez de ${percentage(best)}.`,
  tryAgain: "Prueba otra vez.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `Lo mejor: ${line}`,
  show: "Ver solución",
  next: "Siguiente",
  finish: "Terminar",
  back: "Volver al estudio",
};
