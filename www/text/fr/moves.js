/** The list of moves, and variations, in French. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";
import { games } from "./games.js";

const GLYPHS = ["", "bon coup", "erreur", "coup brillant", "gaffe", "coup intéressant", "coup douteux"];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `signe ${integer(glyph)}`;

/**
 * The colours of marks and arrows.
 *
 * @type {Record<string, string>}
 */
const SHAPE_COLOURS = { G: "en vert", R: "en rouge", Y: "en jaune", B: "en bleu" };

const moveList = {
  title: "Coups",
  empty: "Aucun coup joué.",
  stepper: "Parcourir la partie",
  swap: "échange",
  keys: "Parcourez la liste avec les flèches, allez à un coup avec Entrée.",
  /**
   * @param {number} number
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {number[]} glyphs
   */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${COLOURS[colour]} : ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation: a move that was taken back or tried, or that somebody wrote down. */
  or: "Ou :",
  /** Introduces the variation that a review found better than a mistake. */
  better: "Mieux :",
  /**
   * A move of a variation.
   *
   * @param {string} number as the game text writes it
   * @param {string} move
   * @param {number[]} glyphs
   */
  variationLabel: (number, move, glyphs) =>
    [`Variante : ${[number, move].filter(Boolean).join(" ")}`, ...glyphs.map(glyphName)].join(", "),
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
      .map(({ colour, cells: [from, to] }) => `de ${from} à ${to} ${SHAPE_COLOURS[colour]}`);
    return [
      ...(marks.length > 0
        ? [`${plural(marks.length, { one: "Case marquée", other: "Cases marquées" })} : ${and(marks)}.`]
        : []),
      ...(arrows.length > 0
        ? [`${plural(arrows.length, { one: "Flèche", other: "Flèches" })} : ${and(arrows)}.`]
        : []),
    ].join(" ");
  },
  /**
   * Marks and goals that cannot be read, as they are written.
   *
   * @param {string[]} commands
   */
  unread: (commands) => `(Illisible : ${and(commands)})`,
  /** The end of a comment that is too long for the list. */
  rest: "… (La suite est dans le texte de la partie.)",
  /**
   * The goal of an exercise.
   *
   * @param {import("../../game/types.js").Goal} goal
   */
  goal: ({ kind, moves: count, stones: won, names }) =>
    ({
      win: () => `But : gagner en ${moves(count)}.`,
      hold: () => `But : tenir ${moves(count)}.`,
      gain: () => `But : gagner ${stones(won)} en ${moves(count)}.`,
      decide: () => `But : gagner en ${moves(count)}, ou passer s’il n’y a pas de gain.`,
      play: () => `But : jouer ${or(names)}.`,
      end: () => `But : aller en ${or(names)}.`,
      any: () => "But : jouer un coup au choix.",
    })[kind](),
  /**
   * A position in a variation; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  variation: (at, of) => `Variante : coup ${integer(at)} sur ${integer(of)}.`,
  /**
   * Said of a move of a variation that is shown.
   *
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  varied: (at, of, colour, move) =>
    `Variante, coup ${integer(at)} sur ${integer(of)} : ${COLOURS[colour]} ${move}.`,
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
