/** The list of moves, and variations, in Portuguese. */
import { colours } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";
import { games } from "./games.js";

const GLYPHS = [
  "",
  "boa jogada",
  "erro",
  "jogada brilhante",
  "erro grave",
  "jogada interessante",
  "jogada duvidosa",
];

/** @param {number} glyph */
const glyphName = (glyph) => GLYPHS[glyph] || `sinal ${integer(glyph)}`;

/**
 * The colours of marks and arrows.
 *
 * @type {Record<string, string>}
 */
const SHAPE_COLOURS = { G: "a verde", R: "a vermelho", Y: "a amarelo", B: "a azul" };

const moveList = {
  title: "Jogadas",
  empty: "Ainda não há jogadas.",
  stepper: "Percorrer a partida",
  swap: "troca",
  keys: "Use as setas para percorrer a lista, e Enter para ir para uma jogada.",
  /**
   * @param {number} number
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {number[]} glyphs
   */
  label: (number, colour, move, glyphs) =>
    [`${integer(number)}, ${colours[colour]}: ${move}`, ...glyphs.map(glyphName)].join(", "),
  /** Introduces a variation: a move that was taken back or tried, or that somebody wrote down. */
  or: "Ou:",
  /** Introduces the variation that a review found better than a mistake. */
  better: "Melhor:",
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
      .map(({ colour, cells: [from, to] }) => `de ${from} para ${to} ${SHAPE_COLOURS[colour]}`);
    return [
      ...(marks.length > 0
        ? [`${plural(marks.length, { one: "Marca", other: "Marcas" })}: ${and(marks)}.`]
        : []),
      ...(arrows.length > 0
        ? [`${plural(arrows.length, { one: "Seta", other: "Setas" })}: ${and(arrows)}.`]
        : []),
    ].join(" ");
  },
  /**
   * Marks and goals that cannot be read, as they are written.
   *
   * @param {string[]} commands
   */
  unread: (commands) => `(Ilegível: ${and(commands)})`,
  /** The end of a comment that is too long for the list. */
  rest: "… (O resto está no texto da partida.)",
  /**
   * The goal of an exercise.
   *
   * @param {import("../../game/types.js").Goal} goal
   */
  goal: ({ kind, moves: count, stones: won, names }) =>
    ({
      win: () => `Objetivo: ganhar em ${moves(count)}.`,
      hold: () => `Objetivo: aguentar pelo menos ${moves(count)}.`,
      gain: () => `Objetivo: ganhar ${stones(won)} em ${moves(count)}.`,
      decide: () => `Objetivo: ganhar em ${moves(count)}, ou passar se não for possível.`,
      play: () => `Objetivo: jogar ${or(names)}.`,
      end: () => `Objetivo: chegar a ${or(names)}.`,
      any: () => "Objetivo: qualquer jogada.",
    })[kind](),
  /**
   * A position in a variation; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  variation: (at, of) => `Variante: jogada ${integer(at)} de ${integer(of)}.`,
  /**
   * Said of a move of a variation that is shown.
   *
   * @param {number} at
   * @param {number} of
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   */
  varied: (at, of, colour, move) =>
    `Variante, jogada ${integer(at)} de ${integer(of)}: ${colours[colour]}, ${move}.`,
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
