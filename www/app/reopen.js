/**
 * Opens stored games. One that cannot be read is backed up, and a new game starts with a message.
 */
import { DEFAULT_SETUP } from "../game/state.js";
import { loadMore, placeText } from "../text/index.js";
import { withModule } from "./load.js";
import { parse, backUp, readCurrent, readGame } from "./storage.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** Who has never played starts easily. */
const FIRST_LEVEL = 1;

/** Opens a game by its id, where it was left, or a new one with the players of the game on the board. @param {ErgoBoard} board @param {string} [game] default: the one that was played last */
export function openGame(board, game = readCurrent()) {
  const { view, setup } = board.state;
  const { players, seconds, level } = view && !setup.remote ? setup : { ...DEFAULT_SETUP, level: FIRST_LEVEL };
  return openStored(board, { game, options: [], players, seconds, level });
}

/**
 * Opens a stored game, or else a new one.
 * @param {ErgoBoard} board
 * @param {Setup} fresh
 * @param {string | null} [stored]
 */
export async function openStored(board, fresh, stored = readGame(fresh.game)) {
  const { setup, why } = stored === null ? { setup: fresh } : parse(stored);
  await board.expect(setup ?? fresh);
  const error = setup && (await board.open(setup));
  const complaint = error ? "damaged" : why;
  if (complaint === undefined) return;
  if (stored !== null) backUp(fresh.game, stored);
  // Even the game may be unknown.
  if (await board.open(fresh)) await board.open(DEFAULT_SETUP);
  await withModule(board, loadMore, ({ stored: messages }) => board.notify(messages[complaint], error && placeText(error)));
}
