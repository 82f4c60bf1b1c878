/** The stored data of a game whose moves are in the library. Pure functions. */
import { lineOf } from "./position.js";
import { VERSION } from "./stored-game.js";

/** @import {Position} from "../game/types.js" */

/** Its version: earlier versions of the page, which may be open in other tabs, leave it alone. */
const MOVELESS = 3;

/**
 * A text without its moves, with something else in their place.
 *
 * @param {string} text
 * @param {object} more
 */
export const withoutMoves = (text, more) =>
  JSON.stringify({
    ...JSON.parse(text),
    ...more,
    version: MOVELESS,
    start: undefined,
    moves: undefined,
    positionLine: undefined,
  });

/**
 * Reads a text that has no moves, as the library has them.
 *
 * @param {string} text
 * @returns {any} nothing if it is of another kind
 */
export function readMoveless(text) {
  try {
    const data = JSON.parse(text);
    return data.version === MOVELESS && !data.moves && !data.positionLine ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of a stored game, with its moves.
 *
 * @param {string} text
 * @param {Position} position
 */
export const withMoves = (text, position) =>
  JSON.stringify({
    ...JSON.parse(text),
    version: VERSION,
    start: position.start,
    moves: position.moves,
    positionLine: lineOf(position),
  });
