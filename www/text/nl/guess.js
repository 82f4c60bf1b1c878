/** Guessing the moves of a game, in Dutch. */
import { COLOURS } from "./board.js";
import { integer, moves, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @param {number} count */
const points = (count) => plural(count, { one: "# punt", other: "# punten" });

export const guess = {
  title: "Zetten raden",
  /**
   * How it works.
   *
   * @param {number} most the points for one move
   */
  help: (most) =>
    `Raad de zetten van één speler. Een zet die even goed is als de beste of de gespeelde, levert ${points(most)} op; ` +
    `bij elke andere gaat er een punt af per ${percentage(2)} winstkans die hij weggeeft. ` +
    "Gedwongen zetten worden voor je gespeeld.",
  game: "Partij",
  thisGame: "Deze partij",
  /**
   * A game of the strongest level.
   *
   * @param {number} level
   * @param {number} number
   */
  model: (level, number) => `Niveau ${integer(level)}, partij ${integer(number)}`,
  side: "Speler",
  /**
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   */
  sideName: (colour, name) => (name ? `${COLOURS[colour]}: ${name}` : COLOURS[colour]),
  from: "Vanaf",
  fromStart: "De eerste zet",
  fromHere: "De stelling op het bord",
  blindfold: "Blind",
  blindfoldNote: "De stukken zijn niet te zien.",
  begin: "Beginnen",
  /**
   * The results of a game so far, in percent.
   *
   * @param {number} best
   * @param {number} last
   */
  known: (best, last) => `Je beste resultaat: ${percentage(best)}. De vorige keer: ${percentage(last)}.`,
  nothing: "Er valt geen zet te raden.",
  /** @param {Colour} colour */
  task: (colour) => `Wat speelde ${COLOURS[colour]}?`,
  /**
   * The answer to the last move.
   *
   * @param {Colour} colour
   * @param {string} move
   */
  reply: (colour, move) => `${COLOURS[colour]} speelde ${move}.`,
  /** @param {number} number of the move to guess */
  now: (number) => `Zet ${integer(number)}.`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  points: (sum, most) => `${integer(sum)} van de ${points(most)}`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  soFar: (sum, most) => `Tot nu toe ${integer(sum)} van de ${points(most)}.`,
  show: "Zet tonen",
  stop: "Stoppen",
  again: "Andere partij",
  /** @param {number} count */
  score: (count) => `${points(count)}.`,
  /**
   * The move of the game was guessed.
   *
   * @param {string} move
   */
  same: (move) => `${move} is ook in de partij gespeeld: een goede zet.`,
  /**
   * The move of the game was guessed, and is a mistake.
   *
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  sameMistake: (move, chance, best) =>
    `${move} is ook in de partij gespeeld, maar is niet de beste: ${percentage(chance)} in plaats van ${percentage(best)}.`,
  /**
   * A move as good as the best was guessed.
   *
   * @param {string} move
   * @param {string} played
   * @param {boolean} isPlayedGood whether the move of the game is as good
   */
  good: (move, played, isPlayedGood) =>
    isPlayedGood
      ? `${move} is even goed als de gespeelde zet ${played}.`
      : `${move} is beter dan de gespeelde zet ${played}.`,
  /**
   * A guess that is not worse than the move of the game.
   *
   * @param {string} move
   * @param {string} played
   */
  notWorse: (move, played) =>
    `${move} is niet de beste, maar ook niet slechter dan de gespeelde zet ${played}.`,
  /** @param {string} move */
  inGame: (move) => `Gespeeld werd ${move}.`,
  unjudged: "Deze zet kon niet worden beoordeeld. Probeer het nog eens.",
  failed: "De engine antwoordt niet, dus de partij kan niet verder.",
  /**
   * @param {number} count
   * @param {number} of
   */
  best: (count, of) => `Even goed als de beste: ${integer(count)} van ${moves(of)}.`,
  /**
   * What the player of the game would have got for the same moves.
   *
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   * @param {number} sum
   * @param {number} most
   */
  player: (colour, name, sum, most) =>
    `Bij dezelfde telling krijgt ${name || COLOURS[colour]} ${integer(sum)} van de ${points(most)}.`,
  /** @param {number} percent */
  record: (percent) => `Je beste resultaat bij deze partij: ${percentage(percent)}.`,
  /**
   * A guess that cost points, as a button.
   *
   * @param {string} move with its number
   * @param {number} count
   */
  moment: (move, count) => `${move}, ${points(count)}`,
};
