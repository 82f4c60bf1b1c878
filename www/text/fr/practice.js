/** The place of small boards in French. */
import { moves, size } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Petits plateaux",
  intro:
    "Chaque position de ces plateaux est résolue. L’ordinateur joue sans la moindre erreur, et le plateau peut " +
    "montrer ce que vaut chaque coup.",
  size,
  goal: "Capturez tous les pions de l’adversaire.",
  /**
   * The result of perfect play for the first player, and its number of moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Le premier joueur gagne en ${moves(count)}.`,
      draw: "Si personne ne se trompe, c’est une nulle.",
      loss: `Le premier joueur perd en ${moves(count)}.`,
    })[result],
  all: "Tous les petits plateaux",
  /** Plays both sides. */
  both: "Les deux",
  loading: "Chargement des valeurs de toutes les positions…",
  /** Switches the signs on the board on and off. */
  show: "Voir les valeurs",
  list: "Ce que vaut chaque coup",
  legend: "Sur le plateau : +5, gain en 5 coups ; −5, perte en 5 coups ; =, nulle.",
  /**
   * What a move is worth, after the move.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  worth: (result, count) =>
    ({
      win: `gagne en ${moves(count)}`,
      draw: "fait nulle",
      loss: `perd en ${moves(count)}`,
    })[result],
  /**
   * What the position on the board is worth.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  toMove: (result, count) =>
    ({
      win: `Le joueur au trait gagne en ${moves(count)}.`,
      draw: "Sans erreur, ce sera une nulle.",
      loss: `Le joueur au trait perd en ${moves(count)}.`,
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
      ? `Le gain est perdu : ${move} gagnait en ${moves(count)}.`
      : `La nulle est perdue : ${move} la tenait.`,
};

export default words;
