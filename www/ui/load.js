/** Loading modules when they are first needed. */
import { words } from "../text/index.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * Runs something with a module that is loaded on demand. If it cannot be loaded, the board says so.
 *
 * @template Module
 * @param {ErgoBoard} board
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => unknown} run
 */
export async function withModule(board, load, run) {
  try {
    await run(await load());
  } catch (error) {
    console.warn(error);
    board.notify(words.page.placeMissing);
  }
}
