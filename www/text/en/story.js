/** The story of a reviewed game in English: short sentences, each of which leads to its moment. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const story = {
  label: "The game in short",
  /**
   * How often somebody else was ahead than before.
   *
   * @param {number} count
   */
  swings: (count) =>
    plural(count, { one: "The lead changed hands once.", other: "The lead changed hands # times." }),
  /**
   * @param {Colour} colour
   * @param {number} number of the move after which the player was ahead until the end; 0 for the start
   */
  ahead: (colour, number) =>
    number === 0
      ? `${COLOURS[colour]} was ahead from the start.`
      : `${COLOURS[colour]} was ahead after move ${integer(number)}.`,
  even: "Neither player was ever clearly ahead.",
  /**
   * The move that decided the game.
   *
   * @param {string} move with its number
   * @param {Colour} colour who made it
   * @param {number} before the chances of that player, in percent
   * @param {number} after
   */
  decisive: (move, colour, before, after) =>
    `${move} decided the game: ${COLOURS[colour]}’s chances fell from ${percentage(before)} to ${percentage(after)}.`,
  /**
   * The greatest mistake, which did not decide the game.
   *
   * @param {string} move
   * @param {Colour} colour
   * @param {number} before
   * @param {number} after
   */
  costly: (move, colour, before, after) =>
    `The greatest mistake was ${move}: ${COLOURS[colour]}’s chances fell from ${percentage(before)} to ${percentage(after)}.`,
  /** @param {Colour} colour */
  won: (colour) => `${COLOURS[colour]} won.`,
  drawn: "The game was drawn.",
  unfinished: "The game was not finished.",
  /** @param {string} theme of puzzles */
  practise: (theme) => `Worth practising: ${theme}.`,
};
