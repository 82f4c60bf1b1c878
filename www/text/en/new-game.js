/** The dialog for a new game in English. */
import { actions } from "./board.js";
import { integer, plural, seconds } from "./format.js";
import { LEVELS } from "./levels.js";

const minutes = (/** @type {number} */ count) => plural(count, { one: "# minute", other: "# minutes" });

export const clock = {
  /**
   * The time that a player has left.
   *
   * @param {number} left in minutes
   * @param {number} rest in seconds
   */
  left: (left, rest) => `${minutes(left)}, ${plural(rest, { one: "# second", other: "# seconds" })} left`,
};

/** The character of each level, from 1. */
const CHARACTERS = [
  "A beginner: misses about one win and one threat in three.",
  "Still misses a lot, and eases off when ahead.",
  "Misses a threat now and then, and eases off when ahead.",
  "Never misses a win or threat one move away; sees little beyond.",
  "Looks at your answer before it moves, and slips now and then.",
  "Sees simple combinations coming.",
  "Plans a few moves ahead and rarely slips.",
  "Punishes most mistakes and makes few of its own.",
  "Very strong: calculates deep lines in a moment.",
  "Everything the engine has. Good luck!",
];

export const newGame = {
  title: actions.newGame,
  start: "Start the game",
  opponent: "Opponent",
  opponents: { engine: "Computer", friend: "Same device", remote: "Friend by link", engines: "Watch" },
  level: "Level",
  /** @param {number} level */
  levelName: (level) => `Level ${integer(level)} · ${LEVELS[level - 1]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level - 1],
  side: "You play",
  sides: { white: "White", random: "Random", black: "Black" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => (colour === "white" ? "White begins." : "Black begins."),
  ownName: "Your name",
  ownNameHint: "Your friend sees it. You may leave it empty.",
  turnsBoard: "Turn the board to the player to move",
  more: "Thinking time and rules",
  clock: "Clock",
  noClock: "No clock",
  /**
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  control: (initial, increment) =>
    increment > 0
      ? `${minutes(initial / 60)}, plus ${seconds(increment)} a move`
      : `${minutes(initial / 60)}`,
  time: "The computer thinks",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "very briefly" : `up to ${seconds(limit)}`),
  options: "Rules",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Pie rule: after the first move, the second player may swap sides",
    "black-begins": "Black plays first",
    "partial-moves": "Partial moves: you may sow only the top of a stack",
    "free-opening": "Free opening: no special rule for the first two turns",
    "centre-ban": "Centre ban: the first stone may not enter in the centre",
  }),
};
