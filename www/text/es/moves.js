/** The list of moves, and variations, in Spanish. */
import { actions, PLURAL } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";
import { games } from "./games.js";

const GLYPHS = [
  "",
  "buena jugada",
  "error",
  "jugada brillante",
  "error grave",
  "jugada interesante",
  "jugada dudosa",
];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `signo ${integer(glyph)}`;

/**
 * The colours of marks and arrows.
 *
 * @type {Record<string, string>}
 */
const SHAPE_COLOURS = { G: "verde", R: "rojo", Y: "amarillo", B: "azul" };

const moveList = {
  title: "Jugadas",
  empty: "Aún no hay jugadas.",
  stepper: "Recorrer la partida",
  swap: "cambio",
  keys: "Con las flechas recorres la lista. Con Enter vas a una jugada.",
  /**
   * @param {number} number
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {number[]} glyphs
   */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${PLURAL[colour]}: ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation: a move that was taken back or tried, or that somebody wrote down. */
  or: "O bien:",
  /** Introduces the variation that a review found better than a mistake. */
  better: "Mejor:",
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
      .map(({ colour, cells: [cell] }) => `${cell} en ${SHAPE_COLOURS[colour]}`);
    const arrows = shapes
      .filter(({ cells }) => cells.length === 2)
      .map(({ colour, cells: [from, to] }) => `de ${from} a ${to} en ${SHAPE_COLOURS[colour]}`);
    return [
      ...(marks.length > 0 ? [`Marcas: ${and(marks)}.`] : []),
      ...(arrows.length > 0
        ? [`${plural(arrows.length, { one: "Flecha", other: "Flechas" })}: ${and(arrows)}.`]
        : []),
    ].join(" ");
  },
  /**
   * Marks and goals that cannot be read, as they are written.
   *
   * @param {string[]} commands
   */
  unread: (commands) => `(No se puede leer: ${and(commands)})`,
  /** The end of a comment that is too long for the list. */
  rest: `… (El resto está en «${actions.gameText}».)`,
  /**
   * The goal of an exercise.
   *
   * @param {import("../../game/types.js").Goal} goal
   */
  goal: ({ kind, moves: count, stones: won, names }) =>
    ({
      win: () => `Objetivo: gana en ${moves(count)}.`,
      hold: () => `Objetivo: aguanta ${moves(count)} sin perder.`,
      gain: () => `Objetivo: gana ${stones(won)} en ${moves(count)}.`,
      decide: () => `Objetivo: gana en ${moves(count)} o pasa si no se puede.`,
      play: () => `Objetivo: juega ${or(names)}.`,
      end: () => `Objetivo: llega a ${or(names)}.`,
      any: () => "Objetivo: haz cualquier jugada.",
    })[kind](),
  /**
   * A position in a variation; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  variation: (at, of) => `Variante: jugada ${integer(at)} de ${integer(of)}.`,
  /**
   * Said of a move of a variation that is shown.
   *
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  varied: (at, of, colour, move) =>
    `Variante, jugada ${integer(at)} de ${integer(of)}: ${PLURAL[colour]}, ${move}.`,
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
