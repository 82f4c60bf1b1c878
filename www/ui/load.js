/** Loading modules, and their messages, when they are first needed. */
import { loadWords, words } from "../text/index.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/** @import {Part} from "../text/words.js" */

/**
 * Runs something with a module that is loaded on demand, and the messages that it shows. If they cannot be
 * loaded, the board says so.
 *
 * @template Module
 * @param {ErgoBoard} board
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => unknown} run
 * @param {...Part} parts of the messages
 */
export async function withModule(board, load, run, ...parts) {
  try {
    const [module] = await Promise.all([load(), ...parts.map(loadWords)]);
    await run(module);
  } catch (error) {
    console.warn(error);
    board.notify(words.page.placeMissing);
  }
}
