/** The story of a reviewed game in Portuguese: short sentences, each of which leads to its moment. */
import { ofThe, The } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const story = {
  label: "A partida em resumo",
  /**
   * How often somebody else was ahead than before.
   *
   * @param {number} count
   */
  swings: (count) =>
    plural(count, { one: "A vantagem mudou de lado uma vez.", other: "A vantagem mudou de lado # vezes." }),
  /**
   * @param {Colour} colour
   * @param {number} number of the move after which the player was ahead until the end; 0 for the start
   */
  ahead: (colour, number) =>
    number === 0
      ? `${The[colour]} estiveram em vantagem desde o início.`
      : `${The[colour]} estiveram em vantagem a partir da jogada ${integer(number)}.`,
  even: "Nenhum dos lados chegou a ter vantagem clara.",
  /**
   * The move that decided the game.
   *
   * @param {string} move with its number
   * @param {Colour} colour who made it
   * @param {number} before the chances of that player, in percent
   * @param {number} after
   */
  decisive: (move, colour, before, after) =>
    `${move} decidiu a partida: as hipóteses ${ofThe[colour]} desceram de ${percentage(before)} para ${percentage(after)}.`,
  /**
   * The greatest mistake, which did not decide the game.
   *
   * @param {string} move
   * @param {Colour} colour
   * @param {number} before
   * @param {number} after
   */
  costly: (move, colour, before, after) =>
    `O maior erro foi ${move}: as hipóteses ${ofThe[colour]} desceram de ${percentage(before)} para ${percentage(after)}.`,
  /** @param {Colour} colour */
  won: (colour) => `${The[colour]} ganharam.`,
  drawn: "A partida terminou empatada.",
  unfinished: "A partida ficou por terminar.",
  /** @param {string} theme of puzzles */
  practise: (theme) => `Vale a pena praticar: ${theme}.`,
};
