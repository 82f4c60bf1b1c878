/** The card of a review in English, and exercises made of mistakes. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

export const card = {
  label: "Review",
  start: "Review this game",
  startNote: "Finds the moments that decided it, and says why.",
  /**
   * @param {number} done
   * @param {number} of
   */
  progress: (done, of) => `${integer(done)} of ${integer(of)} positions`,
  stop: "Stop",
  failed: "The review could not be finished. Your study was not changed.",
  graph: "Chances to win, move by move",
  /**
   * The chances of the player who is ahead.
   *
   * @param {number} percent
   */
  chance: percentage,
  atStart: "Start",
  /**
   * A position of the game, by its last move.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   */
  move: (number, colour) => `Move ${integer(number)} by ${COLOURS[colour]}`,
  /**
   * A position of the graph.
   *
   * @param {string} place
   * @param {number} percent
   * @param {Colour} colour
   */
  point: (place, percent, colour) => `${place}, ${COLOURS[colour]} ${percentage(percent)}`,
  moments: "Key moments",
  /**
   * A move with a sign, as a button.
   *
   * @param {string} move with its number
   * @param {string} meaning of the sign
   */
  moment: (move, meaning) => `${move}, ${meaning}`,
  /**
   * @param {Colour} colour
   * @param {string} name of the player; empty if it is not known
   * @param {number} percent
   */
  accuracy: (colour, name, percent) => `${name || COLOURS[colour]}: ${percentage(percent)} accurate`,
  flawless: "No mistakes found.",
  /** @param {string} move */
  stronger: (move) => `${move} was stronger.`,
  /**
   * The only good move.
   *
   * @param {string} move
   */
  good: (move) => `${move} is a good move.`,
  /**
   * The chances of its player after the second-best move.
   *
   * @param {number} percent
   */
  second: (percent) => `Any other leaves ${percentage(percent)} at most.`,
  /**
   * Chances of the player who moved.
   *
   * @param {number} better
   * @param {number} played
   */
  instead: (better, played) => `${percentage(better)} instead of ${percentage(played)}.`,
  /**
   * The meaning of the signs.
   *
   * @type {Record<string, string>}
   */
  meanings: { "!": "good move", "?!": "dubious move", "?": "mistake", "??": "blunder" },
  find: "Find better moves",
  mistakes: "My mistakes",
  /**
   * The entry of a menu.
   *
   * @param {number} due how many are due
   */
  mistakesDue: (due) => (due > 0 ? `My mistakes (${integer(due)} due)` : "My mistakes"),
  /**
   * When the next one comes.
   *
   * @param {number} days
   */
  nextDue: (days) =>
    days <= 0
      ? "The next one is due later today."
      : plural(days, { one: "The next one is due tomorrow.", other: "The next one is due in # days." }),
  noMistakes: "Nothing here yet: mistakes of the games that you review come back as exercises.",
  allDone: "Done for now.",
  /**
   * @param {number} found
   * @param {number} of
   */
  result: (found, of) => `${integer(found)} of ${integer(of)} found at the first try.`,
  /**
   * @param {number} at
   * @param {number} of
   */
  exercise: (at, of) => `Exercise ${integer(at)} of ${integer(of)}`,
  /**
   * @param {Colour} colour
   * @param {string} move
   */
  question: (colour, move) => `${COLOURS[colour]} played ${move} here. Find a better move.`,
  judging: "Looking at your move…",
  /** @param {string} move */
  right: (move) => `${move} is right.`,
  /**
   * @param {string} move
   * @param {string} best
   */
  rightAsWell: (move, best) => `${move} is right, and so is ${best}.`,
  /** @param {string} move */
  again: (move) => `${move} was played in the game. Try another move.`,
  /**
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  wrong: (move, chance, best) =>
    `${move} is not the best: ${percentage(chance)} instead of ${percentage(best)}.`,
  tryAgain: "Try again.",
  /** @param {string} line the best move, and what could follow */
  solution: (line) => `Best: ${line}`,
  show: "Show it",
  next: "Next",
  finish: "Finish",
  back: "Back to the study",
};
