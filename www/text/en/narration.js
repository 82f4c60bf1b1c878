/**
 * The announcements for people who do not see the board, in English. `isShort` leaves out what an experienced
 * listener knows.
 */
import { COLOURS, stackText } from "./board.js";
import { and, integer, or, plural, stones } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @import {PieceFact} from "../language.js" */
/** @import {SideFacts} from "../language.js" */

/** More cells than these are counted, not listed. */
const MOST = 8;

const SHAPES = { soldier: "Soldier", lion: "Lion", stone: "Stone" };

/** @param {PieceFact} piece */
const pieceText = ({ name, shape, height }) =>
  height > 1 ? `Stack of ${integer(height)} on ${name}` : `${SHAPES[shape]} ${name}`;

/**
 * Where to go next.
 *
 * @param {string[]} cells
 */
function ways(cells) {
  const count = plural(cells.length, { one: "# way", other: "# ways" });
  return cells.length > MOST ? `${count}; T goes from one to the next` : `${count}: ${cells.join(", ")}`;
}

/** @param {SideFacts} side */
function sideText({ colour, pieces, hand }) {
  const parts = pieces.map(({ stack, cells }) => {
    const text = stackText(stack, cells.length);
    // After the parts of a stack, the cells would seem to belong to the last one.
    return `${text}${stack.length > 1 ? "," : ""} on ${and(cells)}`;
  });
  if (parts.length === 0) parts.push("nothing on the board");
  if (hand > 0) parts.push(`${integer(hand)} in hand`);
  return `${COLOURS[colour]}: ${parts.join("; ")}.`;
}

/** @param {SideFacts} side */
function sideCount({ colour, pieces, hand }) {
  const count = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  return `${COLOURS[colour]}: ${integer(count)} on the board${hand > 0 ? `, ${integer(hand)} in hand` : ""}.`;
}

/**
 * @param {string} title
 * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
 */
const lineText = (title, pieces) =>
  pieces.length === 0
    ? `${title} is empty.`
    : `${title}: ${pieces.map(({ name, stack }) => `${name} ${stackText(stack)}`).join("; ")}.`;

/**
 * Rules that matter for the next move.
 *
 * @type {Record<import("../language.js").NoteCode, (count: number) => string>}
 */
const notes = {
  "capture-compulsory": (count) => `Capture is compulsory: ${stones(count)}.`,
  shadowpiece: (count) =>
    count === 1
      ? "Your last stone enters as the shadowpiece."
      : `All ${integer(count)} remaining stones enter together, as the shadowpiece.`,
  opening: () =>
    "First two turns: the last stone must land closer to the enemy, and at least one on an empty cell.",
};

const narration = {
  /**
   * @param {Colour} colour
   * @param {string} move
   * @param {{ count: number; cell: string }[]} captured
   */
  played: (colour, move, captured) =>
    captured.length === 0
      ? `${COLOURS[colour]} played ${move}.`
      : `${COLOURS[colour]} played ${move} and captured ${and(captured.map(({ count, cell }) => `${stones(count)} on ${cell}`))}.`,
  swapped: "The players swapped sides.",
  /** @param {number} count */
  takenBack: (count) => plural(count, { one: "# move taken back.", other: "# moves taken back." }),
  /** @param {number} count */
  playedAgain: (count) => plural(count, { one: "# move played again.", other: "# moves played again." }),
  /**
   * A piece was chosen.
   *
   * @param {PieceFact} piece
   * @param {string[]} cells where it can go
   * @param {number} count how many stones it must capture
   * @param {boolean} isShort
   */
  chosen(piece, cells, count, isShort) {
    if (isShort)
      return cells.length > MOST ? `${piece.name}, ${ways(cells)}.` : `${piece.name}: ${cells.join(", ")}.`;
    return count > 0
      ? `${pieceText(piece)} must capture ${stones(count)}. ${ways(cells)}.`
      : `${pieceText(piece)}, ${ways(cells)}.`;
  },
  /**
   * A stone was sown.
   *
   * @param {string} name the cell
   * @param {number} left stones that are not sown yet
   * @param {string[]} cells next cells
   * @param {string[]} captures those where the last stone captures
   * @param {boolean} isShort
   */
  sown(name, left, cells, captures, isShort) {
    if (isShort) return `${name}, ${integer(left)} left.`;
    const capture = captures.length > 0 ? ` If the last stone lands on ${or(captures)}, it captures.` : "";
    return `${name}, ${stones(left)} left. ${ways(cells)}.${capture}`;
  },
  /**
   * A piece was jumped over.
   *
   * @param {string} name where the jump ended
   * @param {number} taken
   * @param {number} all
   * @param {string[]} cells next cells
   * @param {boolean} isShort
   */
  jumped: (name, taken, all, cells, isShort) =>
    isShort
      ? `${name}, ${integer(taken)} of ${integer(all)}.`
      : `${name}, ${integer(taken)} of ${stones(all)} captured. ${ways(cells)}.`,
  /**
   * The chosen piece was put back.
   *
   * @param {string} name
   */
  letGo: (name) => `Let go of ${name}.`,
  /**
   * The board.
   *
   * @param {SideFacts[]} sides
   * @param {boolean} isShort
   */
  board: (sides, isShort) => sides.map(isShort ? sideCount : sideText).join(" "),
  /**
   * @param {string} name its number
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  row: (name, pieces) => lineText(`Row ${name}`, pieces),
  /**
   * @param {string} name its letter
   * @param {{ name: string; stack: import("../language.js").Stones[] }[]} pieces
   */
  column: (name, pieces) => lineText(`Column ${name}`, pieces),
  /**
   * The number of the turn, and what each side has in hand; whose turn it is follows.
   *
   * @param {number} turn
   * @param {SideFacts[]} sides
   */
  turn(turn, sides) {
    const hands = sides
      .filter(({ hand }) => hand > 0)
      .map(({ colour, hand }) => `${COLOURS[colour]} ${integer(hand)}`);
    return hands.length > 0
      ? `Move ${integer(turn)}. In hand: ${hands.join(", ")}.`
      : `Move ${integer(turn)}.`;
  },
  busy: "The computer is thinking. Ask again when it has moved.",
  noPieces: "You have no piece on the board.",
  noTargets: "No piece is chosen.",
  notes,
  noMove: "No move has been played.",
};

export default { narration };
