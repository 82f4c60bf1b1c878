/** Setting up a position, in English. */
import { and, integer, plural } from "./format.js";
import { COLOURS } from "./board.js";

/** @import {Colour} from "../language.js" */
/** @typedef {{ colour: Colour; cells: string[]; count: number; most: number }} ProblemFacts */

/** @type {Record<import("../language.js").Shape, string>} */
const SHAPES = { soldier: "soldier", lion: "lion", stone: "stone" };

const OTHER = { white: COLOURS.black, black: COLOURS.white };

/**
 * The problems that make a position impossible.
 *
 * @type {Partial<Record<import("../language.js").ParseErrorCode, (facts: ProblemFacts) => string>>}
 */
const PROBLEMS = {
  "too-many-pieces": ({ colour, count, most }) =>
    `${COLOURS[colour]} has ${integer(count)} pieces; at most ${integer(most)} are allowed.`,
  "too-many-stones": ({ colour, count, most }) =>
    `${COLOURS[colour]} has ${integer(count)} stones, those in hand included; at most ${integer(most)} are allowed.`,
  "soldier-on-edge": ({ cells }) =>
    cells.length === 1
      ? `There is a soldier on ${cells[0]}, but pieces on the ring are always lions.`
      : `There are soldiers on ${and(cells)}, but pieces on the ring are always lions.`,
  "wrong-colour": ({ cells }) =>
    cells.length === 1
      ? `The stones on ${cells[0]} are on a cell of the other colour.`
      : `The stones on ${and(cells)} are on cells of the other colour.`,
  "turns-odd": ({ colour, count }) =>
    `After ${integer(count)} ${plural(count, { one: "turn", other: "turns" })}, ${OTHER[colour]} is to move, not ${COLOURS[colour]}.`,
};

/**
 * The names of the numbers of a position.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").Counter, (tones: [Colour, Colour]) => string>}
 */
const COUNTERS = {
  "hand-first": ([first]) => `${COLOURS[first]} in hand`,
  "hand-second": ([, second]) => `${COLOURS[second]} in hand`,
  turns: () => "Turns played, up to 4",
};

/**
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
const piece = (colour, shape) => `${COLOURS[colour]} ${SHAPES[shape]}`;

const editor = {
  /** @param {Colour} colour */
  colour: (colour) => COLOURS[colour],
  keys: "Arrow keys move between cells. Enter puts the chosen piece, Delete takes the top piece off, and Shift Delete everything. Digits choose a piece, 0 the eraser.",
  pieces: "Pieces",
  piece,
  eraser: "Take pieces off",
  /** @type {typeof piece} */
  chosen: (colour, shape) => `Chosen: ${piece(colour, shape)}.`,
  eraserChosen: "Chosen: take pieces off.",
  undo: "Undo",
  redo: "Redo",
  flip: "Flip",
  empty: "Clear",
  start: "Start position",
  tools: "Edit the position",
  verdict: "Is it possible?",
  possible: "This position can be played.",
  /** After the outcome. */
  over: "The game is over in this position.",
  /**
   * @param {import("../language.js").ParseErrorCode} code
   * @param {ProblemFacts} facts
   */
  problem: (code, facts) => PROBLEMS[code]?.(facts) ?? `This position is not possible (${code}).`,
  /** @param {number} count of problems */
  wrong: (count) => plural(count, { one: "One problem.", other: `${integer(count)} problems.` }),
  toMove: "To move",
  counters: COUNTERS,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  less: (code, tones) => `${COUNTERS[code](tones)}: one less`,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  more: (code, tones) => `${COUNTERS[code](tones)}: one more`,
  text: "Position as text",
  copy: "Copy",
  /**
   * Where a text is wrong.
   *
   * @param {number} column
   */
  place: (column) => `Look at character ${integer(column)}.`,
  actions: "Use the position",
  play: "Play from here",
  study: "Study",
  save: "Save to library",
  link: "Copy link",
  embed: "Embed",
  saved: "Saved in the library.",
  linkLabel: "Link to this position",
};

export default { editor };
