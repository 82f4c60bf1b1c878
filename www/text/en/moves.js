/** The list of moves, and variations, in English. */
import { COLOURS } from "./board.js";
import { integer, moves } from "./format.js";
import { games } from "./games.js";

const GLYPHS = ["", "good move", "mistake", "brilliant move", "blunder", "interesting move", "dubious move"];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `glyph ${integer(glyph)}`;

const moveList = {
  title: "Moves",
  empty: "No moves yet.",
  stepper: "Step through the game",
  swap: "swap",
  keys: "Arrow keys step through the list. Enter goes to a move.",
  /** @param {number} number @param {import("../language.js").Colour} colour @param {string} move @param {number[]} glyphs */
  label: (number, colour, move, glyphs) => [`${integer(number)}, ${COLOURS[colour]}: ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation. */
  instead: "Instead:",
  /** A move of a variation. @param {string} number as the game text writes it @param {string} move @param {number[]} glyphs */
  variationLabel: (number, move, glyphs) => [`Variation: ${[number, move].filter(Boolean).join(" ")}`, ...glyphs.map(glyphName)].join(", "),
  /** A position in a variation; a sentence on its state follows. @param {number} at @param {number} of */
  variation: (at, of) => `Variation: move ${integer(at)} of ${integer(of)}.`,
  /** Said of a move of a variation that is shown. @param {number} at @param {number} of @param {import("../language.js").Colour} colour @param {string} move */
  varied: (at, of, colour, move) => `Variation, move ${integer(at)} of ${integer(of)}: ${COLOURS[colour]} ${move}.`,
};

/** What is known of a game, in a line. @param {import("../language.js").GameSummary} game */
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
