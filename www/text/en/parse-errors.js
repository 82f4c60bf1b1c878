/** Why a text was refused, in English. */
import { COLOURS } from "./board.js";
import { and, integer, or } from "./format.js";
import { games } from "./games.js";
import { shorten } from "../printable.js";

/** @import {ParseError} from "../language.js" */
/** @typedef {string | ((found: string, error: ParseError) => string)} Message `found` is in quotes already */

const TAG = 'This tag cannot be read. Write tags such as [Game "ergo"].';
const LINK_SAFE = "Your own game is safe.";

/** @type {(found: string, error: ParseError) => string} */
function noCell(found, { cells }) {
  const {
    columns: [left, right],
    rows: [bottom, top],
  } = cells ?? { columns: ["a", "a"], rows: [1, 1] };
  const rows = bottom === top ? `only row ${integer(top)}` : `rows ${integer(bottom)}–${integer(top)}`;
  return left === right
    ? `${found} is not a cell of this board (column ${left} has ${rows}).`
    : `${found} is not a cell of this board (columns ${left}–${right}, rows ${integer(bottom)}–${integer(top)}).`;
}

/**
 * Positions are written by programs, so the message only says where the error is.
 *
 * @type {(found: string, error: ParseError) => string}
 */
const position = (found, error) =>
  error.found === "" ? "The position ends too early." : `The position cannot be read at ${found}.`;

/**
 * Why a text was rejected.
 *
 * @type {Record<
 *   Exclude<
 *     import("../language.js").ParseErrorCode,
 *     import("../language.js").LinkDamage | import("../language.js").PositionSyntax
 *   >,
 *   Message
 * >}
 */
export const parseErrors = {
  // Game texts
  control: "This character is not allowed here.",
  "text-long": "The text is longer than four megabytes.",
  "games-many": "The text has more than two thousand games. The library can import it as a file.",
  "tag-name": TAG,
  "tag-value": TAG,
  "tag-end": TAG,
  "tag-twice": (found) => `The tag ${found} is given twice.`,
  "tags-many": "A game has at most a hundred tags.",
  "string-end": TAG,
  escape: TAG,
  "game-missing": 'A tag must say which game it is, such as [Game "ergo"].',
  "game-unknown": (found) =>
    `${found} is not a game of this page. It has ${and(Object.values(games).map(({ name }) => name))}.`,
  "option-unknown": (found) => `${found} is not an option of this game.`,
  result: (found) => `${found} is not a result. Use 1-0, 0-1, 1/2-1/2 or *.`,
  setup: "The tag SetUp must be 1 if the tag Position says where the game starts, and 0 otherwise.",
  "setup-missing": 'The tag Position needs the tag [SetUp "1"].',
  "position-missing": 'The tag [SetUp "1"] needs the tag Position.',
  number: (found, { expected }) => `The move number should be ${expected}, not ${found}.`,
  "move-missing": "A move must follow its number.",
  "word-long": "This is too long for a move.",
  "line-long": "A game has at most ten thousand moves.",
  "game-large": "A game has at most twenty thousand moves, comments and signs.",
  token: (found) => `${found} is not a move, comment, variation or result.`,
  "variation-early": "A variation must follow a move.",
  "variation-empty": "This variation has no moves.",
  "variation-none": "This ) has no matching (.",
  "variation-end": "A variation is not closed: ) is missing.",
  glyph: (found) => `${found} is not a sign for a move. Use $0 to $255, or ! ? !! ?? !? ?!.`,
  "glyph-early": "A sign such as ! or $1 must follow a move.",
  "comment-end": "A comment is not closed: } is missing.",
  "command-end": "A command in a comment is not closed: ] is missing.",
  eval: (found) => `${found} is not an evaluation. Write points such as 0.35, or #7 or #-4 for a proven win.`,
  "eval-twice": "This move has two evaluations.",
  clock: (found) => `${found} is not a clock time. Write hours, minutes and seconds such as 0:05:00.`,
  "clock-twice": "This move has two clock times.",
  "result-missing": "The game needs a result at its end: 1-0, 0-1, 1/2-1/2 or *.",
  "result-differs": (found) => `${found} is not the result that the tag Result gives.`,
  "result-wrong": (found) => `${found} is not how this game ends by the rules.`,
  "game-unread": "Move lists of Abstract Play cannot be read for this game.",
  "move-unread": (found) => `${found} is not a move as Abstract Play writes it.`,
  // Moves
  illegal: (found) => `${found} is not a legal move here.`,
  "game-over": (found) => `${found} cannot be played: the game is over.`,
  "no-swap": "Sides can be swapped only under the swap rule, right after the first move.",
  "position-line": "A list of moves starts with startpos, or with fen and a position.",
  trailing: (found) => `${found} does not belong here. Remove it.`,
  sowing: "The move must list the cells that are sown, such as c2@d3-e4.",
  goal: (found) =>
    `${found} is not a goal of an exercise, such as “win 3”, “hold 3”, “gain 2 in 3”, “decide 3”, “play e5”, “end e5” or “any”.`,
  shape: (found) =>
    `${found} is not a mark such as “Ge5” or an arrow such as “Re5a1”, or there are more than 256 of them.`,
  "sowing-long": "There are not enough stones for this sowing.",
  // Positions
  column: noCell,
  row: noCell,
  "soldier-on-edge": "A soldier cannot be on the ring, where every piece is a lion.",
  "too-many-pieces": "In this position a side has too many pieces.",
  "too-many-stones": "In this position a side has too many stones.",
  "wrong-colour": "In this position a stack is on a cell of the other colour.",
  // Links
  "link-none": "This address does not lead to a game.",
  "link-newer":
    "This link was made by a newer version of this page. Reload the page, then open the link again.",
};

/** The most characters of a text that an error repeats. */
const MOST_FOUND = 100;

/** @param {ParseError} error */
function sentence(error) {
  const { code, found } = error;
  const message = /** @type {Partial<Record<string, Message>>} */ (parseErrors)[code] ?? position;
  return typeof message === "string"
    ? message
    : message(found === "" ? "This" : `“${shorten(found, MOST_FOUND)}”`, error);
}

/** @param {ParseError} error */
function linkSentence(error) {
  if (["link-none", "link-newer", "game-unknown"].includes(error.code)) return sentence(error);
  return error.found === ""
    ? "Part of this link is missing. Ask your friend to send it again."
    : "This link is damaged. Ask your friend to send it again.";
}

export const textErrors = {
  /** A move, a position or a list of moves that cannot be read or is not legal. */
  parse: sentence,
  /**
   * The same in a game text of many lines.
   *
   * @param {ParseError & { line: number }} error
   */
  text: (error) => `Line ${integer(error.line)}: ${sentence(error)}`,
  /**
   * A link that cannot be opened.
   *
   * @param {ParseError} error
   */
  link: (error) => `${linkSentence(error)} ${LINK_SAFE}`,
  /**
   * An attribute of a board in another page; without choices, it is a number.
   *
   * @param {string} name
   * @param {string} value
   * @param {readonly string[]} choices
   * @param {number} least
   * @param {number} most
   */
  attribute: (name, value, choices, least, most) =>
    choices.length > 0
      ? `The attribute ${name} of a board cannot be “${value}”, only ${or(choices.map((choice) => `“${choice}”`))}.`
      : `The attribute ${name} of a board cannot be “${value}”, only a number from ${least} to ${integer(most)}.`,
  /**
   * A move that is not legal.
   *
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {boolean} isOccupied whether it is a cell that is not empty
   */
  illegal: (colour, move, isOccupied) =>
    isOccupied
      ? `${COLOURS[colour]} cannot play ${move}: the cell is occupied.`
      : `${COLOURS[colour]} cannot play ${move} here.`,
  /**
   * Where exactly.
   *
   * @param {number} line
   * @param {number} column
   * @param {string} code
   */
  place: (line, column, code) => `Line ${integer(line)}, column ${integer(column)} (${code})`,
  noGame: "There is no game in this text.",
  unreadable: "The text could not be read. Try again.",
  linkUnreadable: `The link could not be read. Try again. ${LINK_SAFE}`,
};
