/** A game in Spanish: how it goes on, what is asked during it, and how it ended. */
import { actions, FEMININE, FIRST, PLURAL, SIDES } from "./board.js";
import { integer, moves, seconds } from "./format.js";

/** @import {Colour} from "../language.js" */

/** What there is to say besides whose turn it is. */
const progress = {
  /** @param {Colour} colour */
  thinking: (colour) => `${FIRST[colour]} piensan…`,
  /** @param {Colour} colour */
  paused: (colour) => `En pausa. Juegan ${SIDES[colour]}.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Jugada deshecha. Prueba otra o pulsa «${actions.redo}».`,
  /** The start of a game that goes on. */
  atStart: "El inicio de la partida.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Jugada ${integer(number)}, ${PLURAL[colour]}: ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Vista previa: jugada ${integer(at)} de ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `profundidad: ${moves(depth)}`, limit && `${seconds(limit)} como mucho`]
      .filter(Boolean)
      .join(", "),
};

/** What is asked before a move counts or the game ends, and what answers it. */
const questions = {
  /** Asked before a game is given up. */
  resign: "¿Te rindes?",
  /**
   * Offered when nothing happens any more.
   *
   * @param {number} turns since something was captured or entered
   */
  drawOffered: (turns) => `Van ${moves(turns)} sin capturas ni fichas nuevas: la máquina ofrece tablas.`,
  /** Declines a draw. */
  declineDraw: "Seguir jugando",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) => (isEngine ? "¿Ofrecer tablas a la máquina?" : "¿Acabar la partida en tablas?"),
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `Ahora ${SIDES[colour]} pueden ganar con la pieza de ${cell}.`
      : `Ahora ${SIDES[colour]} pueden ganar en ${cell}.`,
  playOn: "Deshaz tu jugada o toca el tablero para seguir.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Toca ${cell} otra vez para jugar ahí.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "¡Victoria!" : "Derrota.";
  return `¡Ganan ${SIDES[winner]}!`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `Derrota. ${FIRST[end.winner ?? "white"]} tienen cinco en línea.`
      : `${result(end)} Cinco en línea.`,
  city: (end) => `${result(end)} La ciudad ${FEMININE[end.loser ?? "white"]} ha caído.`,
  "no-stack": (end) => `${result(end)} A ${SIDES[end.loser ?? "white"]} no les quedan pilas que sembrar.`,
  "all-captured": (end) =>
    `${result(end)} Todas las fichas ${PLURAL[end.loser ?? "white"]} están capturadas.`,
  "no-move": ({ turn }) => `Tablas: ${SIDES[turn]} no tienen jugada legal.`,
  repetition: () => "Tablas: la misma posición por tercera vez.",
  resigned: (end) => `${result(end)} ${FIRST[end.loser ?? "white"]} se rinden.`,
  agreed: () => "Tablas de común acuerdo.",
  time: (end) => `${result(end)} ${FIRST[end.loser ?? "white"]} agotaron su tiempo.`,
};

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "El juego no funciona aquí: una parte llegó dañada. Prueba otra vez.",
  old: "El juego necesita WebAssembly con SIMD, que todos los navegadores tienen desde 2023. Actualiza el tuyo.",
  forbidden: "Este sitio prohíbe WebAssembly, que el juego necesita.",
  stopped: "El motor se paró y no se pudo reiniciar. Recarga la página.",
};

/**
 * Why the engine cannot run, although everything is there.
 *
 * @param {keyof typeof FAILURES} code
 * @param {string} detail
 */
const failure = (code, detail) =>
  detail ? `${FAILURES[code]} El navegador dice: ${detail}` : FAILURES[code];

/** @type {import("../language.js").PlayWords} */
const words = { failure, outcomes, progress, questions };

export default words;
