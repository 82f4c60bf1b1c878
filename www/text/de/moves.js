/** The list of moves, and variations, in German. */
import { COLOURS } from "./board.js";
import { and, inMoves, integer, moves, nextMoves, or, plural, stones } from "./format.js";
import { games } from "./games.js";

const GLYPHS = [
  "",
  "guter Zug",
  "Fehler",
  "glänzender Zug",
  "Patzer",
  "interessanter Zug",
  "zweifelhafter Zug",
];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `Zeichen ${integer(glyph)}`;

/**
 * The colours of marks and arrows.
 *
 * @type {Record<string, string>}
 */
const SHAPE_COLOURS = { G: "grün", R: "rot", Y: "gelb", B: "blau" };

const moveList = {
  title: "Züge",
  empty: "Noch keine Züge.",
  stepper: "Durch die Partie gehen",
  swap: "Tausch",
  keys: "Mit den Pfeiltasten durch die Liste, mit Eingabe zu einem Zug.",
  /**
   * @param {number} number
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {number[]} glyphs
   */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${COLOURS[colour]}: ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation: a move that was taken back or tried, or that somebody wrote down. */
  or: "Oder:",
  /** Introduces the variation that a review found better than a mistake. */
  better: "Besser:",
  /**
   * A move of a variation.
   *
   * @param {string} number as the game text writes it
   * @param {string} move
   * @param {number[]} glyphs
   */
  variationLabel: (number, move, glyphs) =>
    [`Variante: ${[number, move].filter(Boolean).join(" ")}`, ...glyphs.map(glyphName)].join(", "),
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
      .map(({ colour, cells: [from, to] }) => `von ${from} nach ${to} ${SHAPE_COLOURS[colour]}`);
    return [
      ...(marks.length > 0 ? [`Markiert: ${and(marks)}.`] : []),
      ...(arrows.length > 0
        ? [`${plural(arrows.length, { one: "Pfeil", other: "Pfeile" })}: ${and(arrows)}.`]
        : []),
    ].join(" ");
  },
  /**
   * Marks and goals that cannot be read, as they are written.
   *
   * @param {string[]} commands
   */
  unread: (commands) => `(Nicht lesbar: ${and(commands)})`,
  /** The end of a comment that is too long for the list. */
  rest: "… (Der Rest steht im Partietext.)",
  /**
   * The goal of an exercise.
   *
   * @param {import("../../game/types.js").Goal} goal
   */
  goal: ({ kind, moves: count, stones: won, names }) =>
    ({
      win: () => `Ziel: Gewinne ${inMoves(count)}.`,
      hold: () => `Ziel: Überstehe ${nextMoves(count)}.`,
      gain: () => `Ziel: Gewinne ${stones(won)} ${inMoves(count)}.`,
      decide: () => `Ziel: Gewinne ${inMoves(count)}, oder passe, wenn das nicht geht.`,
      play: () => `Ziel: Spiel ${or(names)}.`,
      end: () => `Ziel: Ziehe nach ${or(names)}.`,
      any: () => "Ziel: Spiel irgendeinen Zug.",
    })[kind](),
  /**
   * A position in a variation; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  variation: (at, of) => `Variante: Zug ${integer(at)} von ${integer(of)}.`,
  /**
   * Said of a move of a variation that is shown.
   *
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  varied: (at, of, colour, move) =>
    `Variante, Zug ${integer(at)} von ${integer(of)}: ${COLOURS[colour]} ${move}.`,
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
