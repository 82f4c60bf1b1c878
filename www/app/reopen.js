/**
 * Takes up games as they were left. One that cannot be read is put aside and said to be, and another
 * one begins.
 */
import { DEFAULT_SETUP } from "../game/state.js";
import { placeText, words } from "../text/index.js";
import { parse, putAside, readCurrent, readGame } from "./storage.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** Opens the game that was played last. @param {ErgoBoard} board */
export async function restoreGame(board) {
  await openStored(board, { ...DEFAULT_SETUP, game: readCurrent() });
}

/**
 * Opens a game as it was left, or else as it is wanted.
 * @param {ErgoBoard} board
 * @param {Setup} wanted
 * @param {string | null} [stored] how it was left
 */
export async function openStored(board, wanted, stored = readGame(wanted.game)) {
  const { setup, why } = stored === null ? { setup: wanted } : parse(stored);
  const fault = setup && (await board.open(setup));
  const complaint = fault ? "damaged" : why;
  if (complaint === undefined) return;
  if (stored !== null) putAside(wanted.game, stored);
  // Not even the game may be known.
  if (await board.open(wanted)) await board.open(DEFAULT_SETUP);
  board.notify(words.notices[complaint], fault && placeText(fault));
}
