/** The list of moves, and variations, in English. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural } from "./format.js";
import { games } from "./games.js";

const GLYPHS = ["", "good move", "mistake", "brilliant move", "blunder", "interesting move", "dubious move"];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `glyph ${integer(glyph)}`;

/**
 * The colours of marks and arrows.
 *
 * @type {Record<string, string>}
 */
const SHAPE_COLOURS = { G: "green", R: "red", Y: "yellow", B: "blue" };

const moveList = {
  title: "Moves",
  empty: "No moves yet.",
  stepper: "Step through the game",
  swap: "swap",
  keys: "Arrow keys step through the list. Enter goes to a move.",
  /**
   * @param {number} number
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {number[]} glyphs
   */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${COLOURS[colour]}: ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation: a move that was taken back or tried, or that somebody wrote down. */
  or: "Or:",
  /** Introduces the variation that a review found better than a mistake. */
  better: "Better:",
  /**
   * A move of a variation.
   *
   * @param {string} number as the game text writes it
   * @param {string} move
   * @param {number[]} glyphs
   */
  variationLabel: (number, move, glyphs) =>
    [`Variation: ${[number, move].filter(Boolean).join(" ")}`, ...glyphs.map(glyphName)].join(", "),
  /**
   * The drawings on the board: marked cells, and arrows from one cell to another.
   *
   * @param {readonly { colour: string; cells: string[] }[]} shapes
   */
  shapes(shapes) {
    const marks = shapes
      .filter(({ cells }) => cells.length === 1)
      .map(({ colour, cells: [cell] }) => `${cell} ${SHAPE_COLOURS[colour]}`);
    const arrows = shapes
      .filter(({ cells }) => cells.length === 2)
      .map(({ colour, cells: [from, to] }) => `from ${from} to ${to} ${SHAPE_COLOURS[colour]}`);
    return [
      ...(marks.length > 0 ? [`Marked: ${and(marks)}.`] : []),
      ...(arrows.length > 0
        ? [`${plural(arrows.length, { one: "Arrow", other: "Arrows" })}: ${and(arrows)}.`]
        : []),
    ].join(" ");
  },
  /**
   * Marks and goals that cannot be read, as they are written.
   *
   * @param {string[]} commands
   */
  unread: (commands) => `(Cannot be read: ${and(commands)})`,
  /** The end of a comment that is too long for the list. */
  rest: "… (The game text has the rest.)",
  /**
   * The goal of an exercise.
   *
   * @param {import("../../game/types.js").Goal} goal
   */
  goal: ({ kind, moves: count, stones, names }) =>
    ({
      win: () => `Goal: win in ${moves(count)}.`,
      hold: () => `Goal: do not lose within ${moves(count)}.`,
      gain: () => `Goal: win ${plural(stones, { one: "# stone", other: "# stones" })} in ${moves(count)}.`,
      decide: () => `Goal: win in ${moves(count)}, or pass if there is no win.`,
      play: () => `Goal: play ${or(names)}.`,
      end: () => `Goal: move to ${or(names)}.`,
      any: () => "Goal: play any move.",
    })[kind](),
  /**
   * A position in a variation; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  variation: (at, of) => `Variation: move ${integer(at)} of ${integer(of)}.`,
  /**
   * Said of a move of a variation that is shown.
   *
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  varied: (at, of, colour, move) =>
    `Variation, move ${integer(at)} of ${integer(of)}: ${COLOURS[colour]} ${move}.`,
};

/**
 * The data of a game, in a line.
 *
 * @param {import("../language.js").GameSummary} game
 */
const gameSummary = ({ first, second, notes, game, count, result }) =>
  [
    (first || second) && `${first || "?"} – ${second || "?"}`,
    ...notes,
    game && games[game].name,
    count !== undefined && moves(count),
    result,
  ]
    .filter(Boolean)
    .join(" · ");

export default { gameSummary, moveList };
