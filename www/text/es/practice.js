/** The place of small boards in Spanish. */
import { cellCount, moves, stones } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Tableros pequeños",
  intro:
    "Cada posición de estos tableros está resuelta. La máquina juega sin un solo error, y en el tablero " +
    "puedes ver lo que vale cada jugada.",
  /**
   * @param {number} cells
   * @param {number} count of stones of each player
   */
  size: (cells, count) => `${cellCount(cells)}, ${stones(count)} por bando`,
  goal: "Captura todas las fichas rivales.",
  /**
   * The result of perfect play for the first player, and its number of moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Quien empieza gana en ${moves(count)}.`,
      draw: "Si nadie se equivoca, son tablas.",
      loss: `Quien empieza pierde en ${moves(count)}.`,
    })[result],
  all: "Todos los tableros pequeños",
  /** Plays both sides. */
  both: "Ambas",
  loading: "Cargando los valores de todas las posiciones…",
  /** Switches the signs on the board on and off. */
  show: "Ver valores",
  list: "Lo que vale cada jugada",
  legend: "En el tablero: +5 gana en 5 jugadas, −5 pierde en 5, = son tablas.",
  /**
   * What a move is worth, after the move.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  worth: (result, count) =>
    ({
      win: `gana en ${moves(count)}`,
      draw: "son tablas",
      loss: `pierde en ${moves(count)}`,
    })[result],
  /**
   * What the position on the board is worth.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  toMove: (result, count) =>
    ({
      win: `Quien mueve gana en ${moves(count)}.`,
      draw: "Sin errores, serán tablas.",
      loss: `Quien mueve pierde en ${moves(count)}.`,
    })[result],
  /**
   * Said after a move that lost a result.
   *
   * @param {"win" | "draw"} result
   * @param {string} move that would have kept it
   * @param {number} count of moves until then
   */
  gaveAway: (result, move, count) =>
    result === "win"
      ? `Así se escapa la victoria: ${move} ganaba en ${moves(count)}.`
      : `Así se escapan las tablas: con ${move} se salvaban.`,
};

export default words;
