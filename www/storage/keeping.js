/** Starts keeping games: the one on the board from now on, and once those that are stored elsewhere. */
import { Keeper } from "./keeper.js";
import { migrate, movePrevious } from "./migrate.js";
import { Reader } from "./reader.js";
import { library } from "./library.js";

/**
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 * @param {readonly string[]} games their ids
 */
export async function startKeeping(board, games) {
  const reader = new Reader();
  const keep = (
    /** @type {import("../game/types.js").Setup} */ setup,
    /** @type {string} */ id,
    /** @type {number} */ time,
  ) => reader.keep(setup, id, time);
  const target = { library, keep, current: board.state.setup.game };
  void new Keeper(board, library, keep, (game) => movePrevious(game, target)).start();
  await migrate(games, target);
  reader.close();
}
