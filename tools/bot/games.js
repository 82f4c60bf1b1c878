/**
 * The games that exist on Abstract Play and here, and how their moves are written there and here.
 *
 * Emergo is the same board turned by 45 degrees: there its 41 cells are the dark squares of a square of nine
 * by nine. Intermedium is written the same way. The options are those that make the rules here those of the
 * site; what still differs is said in `README.md`.
 */

import { cityMove } from "./cities.js";

/**
 * A game of the site.
 *
 * @typedef {object} SiteGame
 * @property {string} id the game of the engine
 * @property {string[]} options the options of the engine that are switched on
 * @property {(move: string) => string | null} toEngine a move of the site as the engine writes it, or null if
 *   it is none
 * @property {(move: string) => string} toSite a move of the engine as the site writes it
 * @property {(position: string) => string | null} win a move that wins by a rule that the engine does not
 *   have, in a position text of the engine; null if there is none
 */

/** A move of Emergo: a cell, two cells with a dash, or two or more with crosses. */
const EMERGO_MOVE = /^[a-i][1-9](?:-[a-i][1-9]|(?:x[a-i][1-9])+)?$/;

/** A move of Intermedium: the stack, and every cell that gets a stone. */
const INTERMEDIUM_MOVE = /^[a-g](?:10|[1-9])@[a-g](?:10|[1-9])(?:-[a-g](?:10|[1-9]))*$/;

/** The letter before the first column of Emergo. */
const BEFORE_A = "a".charCodeAt(0) - 1;

/** The middle column and row of Emergo, there and here. */
const MIDDLE = 5;

/**
 * Replaces the cells of a move of Emergo.
 *
 * @param {string} move
 * @param {(column: number, row: number) => [column: number, row: number]} turn
 */
const turned = (move, turn) =>
  move.replaceAll(/[a-i][1-9]/g, (cell) => {
    const [column, row] = turn(cell.charCodeAt(0) - BEFORE_A, Number(cell[1]));
    return String.fromCharCode(BEFORE_A + column) + row;
  });

/**
 * Whether all cells of a move are dark squares.
 *
 * @param {string} move
 */
const isOnDark = (move) =>
  (move.match(/[a-i][1-9]/g) ?? []).every(
    (cell) => (cell.charCodeAt(0) - BEFORE_A + Number(cell[1])) % 2 === 0,
  );

/** @type {Record<string, SiteGame>} */
const GAMES = {
  emergo: {
    id: "emergo",
    options: ["centre-ban"],
    toEngine: (move) =>
      EMERGO_MOVE.test(move) && isOnDark(move)
        ? turned(move, (column, row) => [(column - row) / 2 + MIDDLE, (column + row) / 2])
        : null,
    toSite: (move) => turned(move, (column, row) => [column + row - MIDDLE, row - column + MIDDLE]),
    win: () => null,
  },
  intermedium: {
    id: "intermedium",
    options: ["partial-moves", "free-opening"],
    toEngine: (move) => (INTERMEDIUM_MOVE.test(move) ? move : null),
    toSite: (move) => move,
    win: cityMove,
  },
};

/** The names of the games on the site. */
export const SITE_GAMES = Object.keys(GAMES);

/**
 * A game by its name on the site.
 *
 * @param {unknown} name
 * @returns {SiteGame | null}
 */
export const siteGame = (name) =>
  typeof name === "string" && Object.hasOwn(GAMES, name) ? GAMES[name] : null;

/**
 * The moves of a game as the engine writes them.
 *
 * @param {SiteGame} game
 * @param {string[]} moves
 * @throws {Error} names the first one that is none
 */
export function engineMoves(game, moves) {
  return moves.map((text, index) => {
    // The site ignores case and white space.
    const move = game.toEngine(text.toLowerCase().replaceAll(/\s/g, ""));
    if (move === null) throw new Error(`move ${index + 1} is not one of this game: ${JSON.stringify(text)}`);
    return move;
  });
}
