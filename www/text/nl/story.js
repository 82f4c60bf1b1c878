/** The story of a reviewed game in Dutch: short sentences, each of which leads to its moment. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const story = {
  label: "De partij in het kort",
  /**
   * How often somebody else was ahead than before.
   *
   * @param {number} count
   */
  swings: (count) =>
    plural(count, {
      one: "Het voordeel wisselde één keer van eigenaar.",
      other: "Het voordeel wisselde # keer van eigenaar.",
    }),
  /**
   * @param {Colour} colour
   * @param {number} number of the move after which the player was ahead until the end; 0 for the start
   */
  ahead: (colour, number) =>
    number === 0
      ? `${COLOURS[colour]} stond vanaf het begin beter.`
      : `${COLOURS[colour]} stond beter vanaf zet ${integer(number)}.`,
  even: "Geen van beiden stond ooit duidelijk beter.",
  /**
   * The move that decided the game.
   *
   * @param {string} move with its number
   * @param {Colour} colour who made it
   * @param {number} before the chances of that player, in percent
   * @param {number} after
   */
  decisive: (move, colour, before, after) =>
    `${move} besliste de partij: de kansen van ${COLOURS[colour]} daalden van ${percentage(before)} naar ${percentage(after)}.`,
  /**
   * The greatest mistake, which did not decide the game.
   *
   * @param {string} move
   * @param {Colour} colour
   * @param {number} before
   * @param {number} after
   */
  costly: (move, colour, before, after) =>
    `De grootste fout was ${move}: de kansen van ${COLOURS[colour]} daalden van ${percentage(before)} naar ${percentage(after)}.`,
  /** @param {Colour} colour */
  won: (colour) => `${COLOURS[colour]} won.`,
  drawn: "De partij eindigde in remise.",
  unfinished: "De partij is niet uitgespeeld.",
  /** @param {string} theme of puzzles */
  practise: (theme) => `Goed om te oefenen: ${theme}.`,
};
