/**
 * The games that exist on Abstract Play and here, and how their moves are written there and here.
 *
 * Emergo is the same board turned by 45 degrees: there its 41 cells are the dark squares of a square of nine
 * by nine. Intermedium is written the same way. What the page knows of these games, it shares; what still
 * differs in the rules is said in `README.md`.
 */

import { ABSTRACT_PLAY } from "../../www/games/abstractplay.js";
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

/** A cell of such a move. */
const EMERGO_CELL = /[a-i][1-9]/g;

/** A move of Intermedium: the stack, and every cell that gets a stone. */
const INTERMEDIUM_MOVE = /^[a-g](?:10|[1-9])@[a-g](?:10|[1-9])(?:-[a-g](?:10|[1-9]))*$/;

const { emergo, intermedium } = ABSTRACT_PLAY;

/** The cells of Emergo by the names that they have there: those of the dark squares. */
const EMERGO_CELLS = new Map(
  [..."abcdefghi"]
    .flatMap((column) => [..."123456789"].map((row) => column + row))
    .map((cell) => [emergo.spell(cell), cell]),
);

/**
 * A move of Emergo of the site, with the cells of the engine.
 *
 * @param {string} move
 */
const emergoMove = (move) =>
  EMERGO_MOVE.test(move) && (move.match(EMERGO_CELL) ?? []).every((cell) => EMERGO_CELLS.has(cell))
    ? move.replaceAll(EMERGO_CELL, (cell) => EMERGO_CELLS.get(cell) ?? cell)
    : null;

/** @type {Record<string, SiteGame>} */
const GAMES = {
  emergo: {
    id: "emergo",
    options: emergo.options,
    toEngine: emergoMove,
    toSite: emergo.spell,
    win: () => null,
  },
  intermedium: {
    id: "intermedium",
    options: intermedium.options,
    toEngine: (move) => (INTERMEDIUM_MOVE.test(move) ? move : null),
    toSite: intermedium.spell,
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
