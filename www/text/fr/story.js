/** The story of a reviewed game in French: short sentences, each of which leads to its moment. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const story = {
  label: "La partie en bref",
  /**
   * How often somebody else was ahead than before.
   *
   * @param {number} count
   */
  swings: (count) =>
    plural(count, {
      one: "L’avantage a changé de camp une fois.",
      other: "L’avantage a changé de camp # fois.",
    }),
  /**
   * @param {Colour} colour
   * @param {number} number of the move after which the player was ahead until the end; 0 for the start
   */
  ahead: (colour, number) =>
    number === 0
      ? `${COLOURS[colour]} a mené dès le début.`
      : `${COLOURS[colour]} a mené à partir du coup ${integer(number)}.`,
  even: "Aucun joueur n’a jamais nettement mené.",
  /**
   * The move that decided the game.
   *
   * @param {string} move with its number
   * @param {Colour} colour who made it
   * @param {number} before the chances of that player, in percent
   * @param {number} after
   */
  decisive: (move, colour, before, after) =>
    `${move} a décidé de la partie : les chances de ${COLOURS[colour]} sont tombées de ${percentage(before)} à ${percentage(after)}.`,
  /**
   * The greatest mistake, which did not decide the game.
   *
   * @param {string} move
   * @param {Colour} colour
   * @param {number} before
   * @param {number} after
   */
  costly: (move, colour, before, after) =>
    `La plus grosse erreur a été ${move} : ` +
    `les chances de ${COLOURS[colour]} sont tombées de ${percentage(before)} à ${percentage(after)}.`,
  /** @param {Colour} colour */
  won: (colour) => `${COLOURS[colour]} a gagné.`,
  drawn: "Partie nulle.",
  unfinished: "La partie est restée inachevée.",
  /** @param {string} theme of puzzles */
  practise: (theme) => `À travailler : ${theme}.`,
};
