/** The story of a reviewed game in German: short sentences, each of which leads to its moment. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const story = {
  label: "Die Partie in Kürze",
  /**
   * How often somebody else was ahead than before.
   *
   * @param {number} count
   */
  swings: (count) =>
    plural(count, {
      one: "Der Vorteil wechselte einmal die Seite.",
      other: "Der Vorteil wechselte #-mal die Seite.",
    }),
  /**
   * @param {Colour} colour
   * @param {number} number of the move after which the player was ahead until the end; 0 for the start
   */
  ahead: (colour, number) =>
    number === 0
      ? `${COLOURS[colour]} stand von Anfang an besser.`
      : `${COLOURS[colour]} stand ab dem ${integer(number)}. Zug besser.`,
  even: "Keine Seite stand je deutlich besser.",
  /**
   * The move that decided the game.
   *
   * @param {string} move with its number
   * @param {Colour} colour who made it
   * @param {number} before the chances of that player, in percent
   * @param {number} after
   */
  decisive: (move, colour, before, after) =>
    `${move} hat die Partie entschieden: Die Chancen von ${COLOURS[colour]} fielen von ${percentage(before)} auf ${percentage(after)}.`,
  /**
   * The greatest mistake, which did not decide the game.
   *
   * @param {string} move
   * @param {Colour} colour
   * @param {number} before
   * @param {number} after
   */
  costly: (move, colour, before, after) =>
    `Der größte Fehler war ${move}: Die Chancen von ${COLOURS[colour]} fielen von ${percentage(before)} auf ${percentage(after)}.`,
  /** @param {Colour} colour */
  won: (colour) => `${COLOURS[colour]} hat gewonnen.`,
  drawn: "Die Partie endete remis.",
  unfinished: "Die Partie wurde nicht zu Ende gespielt.",
  /** @param {string} theme of puzzles */
  practise: (theme) => `Zum Üben empfohlen: ${theme}.`,
};
