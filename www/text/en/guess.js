/** Guessing the moves of a game, in English. */
import { COLOURS } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {Colour} from "../language.js" */

/** @param {number} count */
const points = (count) => plural(count, { one: "# point", other: "# points" });

export const guess = {
  title: "Guess the moves",
  /**
   * How it works.
   *
   * @param {number} most the points for one move
   */
  help: (most) =>
    `Find the moves of one player. A move as good as the best, or as the one that was played, gets ${points(most)}; ` +
    `any other loses a point for every ${percentage(2)} of the chances to win that it gives away. ` +
    "Moves without a choice are played for you.",
  game: "Game",
  thisGame: "This game",
  /**
   * A game of the strongest level.
   *
   * @param {number} level
   * @param {number} number
   */
  model: (level, number) => `Level ${integer(level)}, game ${integer(number)}`,
  side: "Player",
  /**
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   */
  sideName: (colour, name) => (name ? `${COLOURS[colour]}: ${name}` : COLOURS[colour]),
  from: "From",
  fromStart: "The first move",
  fromHere: "The position on the board",
  blindfold: "Blindfold",
  blindfoldNote: "The pieces are not shown.",
  begin: "Start guessing",
  /**
   * The results of a game so far, in percent.
   *
   * @param {number} best
   * @param {number} last
   */
  known: (best, last) => `Your best result: ${percentage(best)}. Last time: ${percentage(last)}.`,
  nothing: "There is no move to guess.",
  /** @param {Colour} colour */
  task: (colour) => `What did ${COLOURS[colour]} play?`,
  /**
   * The answer to the last move.
   *
   * @param {Colour} colour
   * @param {string} move
   */
  reply: (colour, move) => `${COLOURS[colour]} played ${move}.`,
  /** @param {number} number of the move to guess */
  now: (number) => `Move ${integer(number)}.`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  points: (sum, most) => `${integer(sum)} of ${points(most)}`,
  /**
   * @param {number} sum
   * @param {number} most
   */
  soFar: (sum, most) => `${integer(sum)} of ${points(most)} so far.`,
  show: "Show the move",
  stop: "Stop",
  again: "Another game",
  /** @param {number} count */
  score: (count) => `${points(count)}.`,
  /**
   * The move of the game was guessed.
   *
   * @param {string} move
   */
  same: (move) => `${move} was played in the game, and it is right.`,
  /**
   * The move of the game was guessed, and is a mistake.
   *
   * @param {string} move
   * @param {number} chance
   * @param {number} best
   */
  sameMistake: (move, chance, best) =>
    `${move} was played in the game, but is not the best: ${percentage(chance)} instead of ${percentage(best)}.`,
  /**
   * A move as good as the best was guessed.
   *
   * @param {string} move
   * @param {string} played
   * @param {boolean} isPlayedGood whether the move of the game is as good
   */
  good: (move, played, isPlayedGood) =>
    isPlayedGood
      ? `${move} is as good as ${played}, which was played.`
      : `${move} is better than ${played}, which was played.`,
  /**
   * A guess that is not worse than the move of the game.
   *
   * @param {string} move
   * @param {string} played
   */
  notWorse: (move, played) => `${move} is not the best, but no worse than ${played}, which was played.`,
  /** @param {string} move */
  inGame: (move) => `${move} was played.`,
  unjudged: "This move could not be judged. Try again.",
  failed: "The engine does not answer, so the game cannot go on.",
  /**
   * @param {number} count
   * @param {number} of
   */
  best: (count, of) =>
    `${integer(count)} of ${plural(of, { one: "# move", other: "# moves" })} as good as the best.`,
  /**
   * What the player of the game would have got for the same moves.
   *
   * @param {Colour} colour
   * @param {string} name empty if it is not known
   * @param {number} sum
   * @param {number} most
   */
  player: (colour, name, sum, most) =>
    `By the same measure, ${name || COLOURS[colour]} gets ${integer(sum)} of ${points(most)}.`,
  /** @param {number} percent */
  record: (percent) => `Your best result in this game: ${percentage(percent)}.`,
  /**
   * A guess that cost points, as a button.
   *
   * @param {string} move with its number
   * @param {number} count
   */
  moment: (move, count) => `${move}, ${points(count)}`,
};
