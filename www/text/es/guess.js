/** Guessing the moves of a game, in Spanish. */
import { COLOURS, SIDES, FIRST } from "./board.js";
import { integer, moves, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @param {number} count */
const points = (count) => plural(count, { one: "# punto", other: "# puntos" });

export const guess = {
  title: "Adivinar las jugadas",
  /**
   * How it works.
   *
   * @param {number} most the points for one move
   */
  help: (most) =>
    "Adivina las jugadas de un jugador. " +
    `Una jugada tan buena como la mejor, o como la que se jugó, vale ${points(most)}; ` +
    `cualquier otra, un punto menos por cada ${percentage(2)} de opciones de ganar que pierde. Las jugadas forzadas se juegan solas.`,
  game: "Partida",
  thisGame: "Esta partida",
  /**
   * A game of the strongest level.
   *
   * @param {number} level
   * @param {number} number
   */
  model: (level, number) => `Nivel ${integer(level)}, partida ${integer(number)}`,
  side: "Jugador",
  /**
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   */
  sideName: (colour, name) => (name ? `${COLOURS[colour]}: ${name}` : COLOURS[colour]),
  from: "Desde",
  fromStart: "La primera jugada",
  fromHere: "La posición en el tablero",
  blindfold: "A ciegas",
  blindfoldNote: "Las piezas no se ven.",
  begin: "Empezar",
  /**
   * The results of a game so far, in percent.
   *
   * @param {number} best
   * @param {number} last
   */
  known: (best, last) => `Tu mejor resultado: ${percentage(best)}. La última vez: ${percentage(last)}.`,
  nothing: "No hay ninguna jugada que adivinar.",
  /** @param {Colour} colour */
  task: (colour) => `¿Qué jugaron ${SIDES[colour]}?`,
  /**
   * The answer to the last move.
   *
   * @param {Colour} colour
   * @param {string} move
   */
  reply: (colour, move) => `${FIRST[colour]} jugaron ${move}.`,
  /** @param {number} number of the move to guess */
  now: (number) => `Jugada ${integer(number)}.`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  points: (sum, most) => `${integer(sum)} de ${points(most)}`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  soFar: (sum, most) => `${integer(sum)} de ${points(most)} hasta ahora.`,
  show: "Ver la jugada",
  stop: "Parar",
  again: "Otra partida",
  /** @param {number} count */
  score: (count) => `${points(count)}.`,
  /**
   * The move of the game was guessed.
   *
   * @param {string} move
   */
  same: (move) => `Se jugó ${move}, y es correcta.`,
  /**
   * The move of the game was guessed, and is a mistake.
   *
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  sameMistake: (move, chance, best) =>
    `Se jugó ${move}, pero no es lo mejor: ${percentage(chance)} en vez de ${percentage(best)}.`,
  /**
   * A move as good as the best was guessed.
   *
   * @param {string} move
   * @param {string} played
   * @param {boolean} isPlayedGood whether the move of the game is as good
   */
  good: (move, played, isPlayedGood) =>
    isPlayedGood
      ? `${move} es tan buena como ${played}, la que se jugó.`
      : `${move} es mejor que ${played}, la que se jugó.`,
  /**
   * A guess that is not worse than the move of the game.
   *
   * @param {string} move
   * @param {string} played
   */
  notWorse: (move, played) => `${move} no es la mejor, pero tampoco es peor que ${played}, la que se jugó.`,
  /** @param {string} move */
  inGame: (move) => `Se jugó ${move}.`,
  unjudged: "No se pudo analizar esta jugada. Prueba otra vez.",
  failed: "El motor no responde, así que no se puede seguir.",
  /**
   * @param {number} count
   * @param {number} of
   */
  best: (count, of) => `Tan buenas como la mejor: ${integer(count)} de ${moves(of)}.`,
  /**
   * What the player of the game would have got for the same moves.
   *
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   * @param {number} sum
   * @param {number} most
   */
  player: (colour, name, sum, most) =>
    `Con el mismo criterio, ${name || SIDES[colour]}: ${integer(sum)} de ${points(most)}.`,
  /** @param {number} percent */
  record: (percent) => `Tu mejor resultado en esta partida: ${percentage(percent)}.`,
  /**
   * A guess that cost points, as a button.
   *
   * @param {string} move with its number
   * @param {number} count
   */
  moment: (move, count) => `${move}, ${points(count)}`,
};
