/** The list of moves, and variations, in Dutch. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";
import { games } from "./games.js";

const GLYPHS = ["", "goede zet", "fout", "briljante zet", "blunder", "interessante zet", "dubieuze zet"];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `teken ${integer(glyph)}`;

/**
 * The colours of marks and arrows.
 *
 * @type {Record<string, string>}
 */
const SHAPE_COLOURS = { G: "groen", R: "rood", Y: "geel", B: "blauw" };

const moveList = {
  title: "Zetten",
  empty: "Nog geen zetten.",
  stepper: "De partij doorlopen",
  swap: "wissel",
  keys: "Met de pijltjestoetsen loop je door de lijst. Met Enter ga je naar een zet.",
  /**
   * @param {number} number
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {number[]} glyphs
   */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${COLOURS[colour]}: ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation: a move that was taken back or tried, or that somebody wrote down. */
  or: "Of:",
  /** Introduces the variation that a review found better than a mistake. */
  better: "Beter:",
  /**
   * A move of a variation.
   *
   * @param {string} number as the game text writes it
   * @param {string} move
   * @param {number[]} glyphs
   */
  variationLabel: (number, move, glyphs) =>
    [`Variant: ${[number, move].filter(Boolean).join(" ")}`, ...glyphs.map(glyphName)].join(", "),
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
      .map(({ colour, cells: [from, to] }) => `van ${from} naar ${to} ${SHAPE_COLOURS[colour]}`);
    return [
      ...(marks.length > 0 ? [`Gemarkeerd: ${and(marks)}.`] : []),
      ...(arrows.length > 0
        ? [`${plural(arrows.length, { one: "Pijl", other: "Pijlen" })}: ${and(arrows)}.`]
        : []),
    ].join(" ");
  },
  /**
   * Marks and goals that cannot be read, as they are written.
   *
   * @param {string[]} commands
   */
  unread: (commands) => `(Onleesbaar: ${and(commands)})`,
  /** The end of a comment that is too long for the list. */
  rest: "… (De rest staat in de partijtekst.)",
  /**
   * The goal of an exercise.
   *
   * @param {import("../../game/types.js").Goal} goal
   */
  goal: ({ kind, moves: count, stones: won, names }) =>
    ({
      win: () => `Doel: win in ${moves(count)}.`,
      hold: () => `Doel: voorkom dat je binnen ${moves(count)} verliest.`,
      gain: () => `Doel: win ${stones(won)} in ${moves(count)}.`,
      decide: () => `Doel: win in ${moves(count)}. Kan dat niet, pas dan.`,
      play: () => `Doel: speel ${or(names)}.`,
      end: () => `Doel: ga naar ${or(names)}.`,
      any: () => "Doel: doe een zet naar keuze.",
    })[kind](),
  /**
   * A position in a variation; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  variation: (at, of) => `Variant: zet ${integer(at)} van ${integer(of)}.`,
  /**
   * Said of a move of a variation that is shown.
   *
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  varied: (at, of, colour, move) =>
    `Variant, zet ${integer(at)} van ${integer(of)}: ${COLOURS[colour]} ${move}.`,
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

/** @type {import("../language.js").MoveWords} */
const words = { gameSummary, moveList };

export default words;
