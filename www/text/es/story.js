/** The story of a reviewed game in Spanish: short sentences, each of which leads to its moment. */
import { FIRST, SIDES } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const story = {
  label: "La partida en pocas palabras",
  /**
   * How often somebody else was ahead than before.
   *
   * @param {number} count
   */
  swings: (count) =>
    plural(count, {
      one: "La ventaja cambió de bando una vez.",
      other: "La ventaja cambió de bando # veces.",
    }),
  /**
   * @param {Colour} colour
   * @param {number} number of the move after which the player was ahead until the end; 0 for the start
   */
  ahead: (colour, number) =>
    number === 0
      ? `${FIRST[colour]} estuvieron mejor desde el principio.`
      : `${FIRST[colour]} estuvieron mejor desde la jugada ${integer(number)}.`,
  even: "Ningún bando llegó a estar claramente mejor.",
  /**
   * The move that decided the game.
   *
   * @param {string} move with its number
   * @param {Colour} colour who made it
   * @param {number} before the chances of that player, in percent
   * @param {number} after
   */
  decisive: (move, colour, before, after) =>
    `${move} decidió la partida: las opciones de ${SIDES[colour]} cayeron del ${percentage(before)} al ${percentage(after)}.`,
  /**
   * The greatest mistake, which did not decide the game.
   *
   * @param {string} move
   * @param {Colour} colour
   * @param {number} before
   * @param {number} after
   */
  costly: (move, colour, before, after) =>
    `El mayor error fue ${move}: las opciones de ${SIDES[colour]} cayeron del ${percentage(before)} al ${percentage(after)}.`,
  /** @param {Colour} colour */
  won: (colour) => `Ganaron ${SIDES[colour]}.`,
  drawn: "La partida terminó en tablas.",
  unfinished: "La partida quedó sin terminar.",
  /** @param {string} theme of puzzles */
  practise: (theme) => `Conviene practicar: ${theme}.`,
};
