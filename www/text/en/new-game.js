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

/** The character of each level, from 0. */
const CHARACTERS = [
  "For first games and for children: plays almost at random, and misses most threats.",
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

const begins = { white: "White begins.", black: "Black begins." };

/** How many games the first player wins at full strength. */
const FIRST_WINS = /** @type {Record<string, string>} */ ({
  emergo: "nearly every game",
  intermedium: "nearly every game",
});

/** What else a handicap is. */
const HANDICAPS = /** @type {Record<string, string>} */ ({
  ergo: " The player with soldiers in the centre also moves first.",
});

/** @type {Record<import("../language.js").Opening, (game: string, begins: string) => string>} */
const OPENING_NOTES = {
  standard: (_, begins) => `The usual start. ${begins}`,
  balanced: (game) =>
    `At full strength, the first player wins ${FIRST_WINS[game] ?? "most games"}. So the game starts ` +
    "after a few random moves, in a position that a long search found to be even.",
  swap: (_, begins) =>
    `${begins} The second player may then take over that first move, so it should not be too strong.`,
  handicap: (game) => `For players of different strength.${HANDICAPS[game] ?? ""}`,
};

/** @type {Record<import("../language.js").Person, string>} */
const PEOPLE = {
  you: "You",
  computer: "Computer",
  friend: "Your friend",
  white: "White",
  black: "Black",
};

export const newGame = {
  title: actions.newGame,
  start: "Start the game",
  opponent: "Opponent",
  opponents: {
    engine: "Computer",
    even: "Even game",
    friend: "Same device",
    remote: "Friend by link",
    engines: "Watch",
  },
  level: "Level",
  /** @param {number} level */
  levelName: (level) => `Level ${integer(level)} · ${LEVELS[level]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level],
  side: "You play",
  sides: { white: "White", random: "Random", black: "Black" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => begins[colour],
  ownName: "Your name",
  ownNameHint: "Your friend sees it. You may leave it empty.",
  turnsBoard: "Turn the board to the player to move",
  more: "Thinking time and rules",
  clock: "Clock",
  noClock: "None",
  /**
   * A time limit in short.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  control: (initial, increment) => `${integer(initial / 60)} + ${integer(increment)}`,
  /**
   * The same in words.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  controlNote: (initial, increment) =>
    increment > 0
      ? `${minutes(initial / 60)}, plus ${seconds(increment)} a move`
      : `${minutes(initial / 60)}`,
  time: "The computer thinks",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "Very briefly" : `Up to ${seconds(limit)}`),
  opening: "Start",
  openings: { standard: "Standard", balanced: "Balanced", swap: "Swap rule", handicap: "Handicap" },
  /**
   * The start that is chosen.
   *
   * @param {import("../language.js").Opening} opening
   * @param {string} game
   * @param {import("../language.js").Colour} colour that moves first
   */
  openingNote: (opening, game, colour) => OPENING_NOTES[opening](game, begins[colour]),
  handicap: "Handicap",
  /**
   * A handicap: who is helped has more soldiers, or the other has fewer stones.
   *
   * @param {"soldiers" | "stones"} kind
   * @param {number} amount
   * @param {import("../language.js").Person} helped
   * @param {import("../language.js").Person} other
   */
  handicapName: (kind, amount, helped, other) =>
    kind === "soldiers"
      ? `${PEOPLE[helped]}: ${plural(amount, { one: "a soldier", other: "# soldiers" })} in the centre`
      : `${PEOPLE[other]}: ${plural(amount, { one: "# stone", other: "# stones" })} fewer`,
  /** Said where a balanced game begins. */
  dealt: "Balanced start: equal chances, whatever the number of stones.",
  /** Options that are the rule elsewhere. */
  optionNotes: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    "centre-ban": "The original rules do not have it, but most other sites do.",
  }),
  failed: "The list of starts did not load. Try again, or choose another start.",
  options: "Rules",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Swap rule: after the first move, the second player may swap sides",
    "black-begins": "Black plays first",
    "partial-moves": "Partial moves: you may sow only the top of a stack",
    "free-opening": "Free opening: no special rule for the first two turns",
    "centre-ban": "Centre ban: the first stone may not enter in the centre",
  }),
};
