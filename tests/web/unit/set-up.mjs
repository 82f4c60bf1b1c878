/** Sets up games in tests of the wasm module. */
import { readPosition } from "../../../www/storage/position.js";

/** @import {Game} from "../../../www/wasm/ergo_wasm.js" */

/**
 * Opens a position line, and returns what is wrong with its start or its moves.
 *
 * @param {Game} game
 * @param {string} line
 */
export function setUp(game, line) {
  const position = readPosition({ line });
  if (!position) throw new Error(`no position line: ${line}`);
  return game.follow(position.start, position.moves);
}
