/** Opens stored games. One that cannot be read is backed up, and a new game starts with a message. */
import { DEFAULT_SETUP } from "../game/state.js";
import { loadWords, placeText } from "../text/index.js";
import { withModule } from "../ui/load.js";
import { backUp, isNewerStored, leaveCurrent, leaveGame, readCurrent, readGame } from "./current.js";
import { parse } from "./stored-game.js";

/** @import {Setup} from "../game/types.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

/** Newcomers start at an easy level. */
const FIRST_LEVEL = 1;

/**
 * Opens the stored game of an id, or a new one against the engine. Each game keeps its own players and sides.
 *
 * @param {ErgoBoard} board
 * @param {string} game
 */
export function openGame(board, game) {
  const { view, setup } = board.state;
  const { seconds, level } = view && !setup.remote ? setup : { ...DEFAULT_SETUP, level: FIRST_LEVEL };
  return openStored(board, { ...DEFAULT_SETUP, game, seconds, level });
}

/**
 * The first game of a visit: the requested one, or else the one that was played last.
 *
 * @param {readonly string[]} games those of this version
 * @param {string} [requested]
 */
export function firstGame(games, requested) {
  const last = readCurrent();
  return requested ?? (games.includes(last) ? last : DEFAULT_SETUP.game);
}

/**
 * Opens it.
 *
 * @param {ErgoBoard} board
 * @param {readonly string[]} games
 * @param {string} [requested]
 */
export async function openFirst(board, games, requested) {
  const isKnown = games.includes(readCurrent());
  if (!isKnown) leaveCurrent();
  await openGame(board, firstGame(games, requested));
  if (!isKnown && !requested) await say(board, "unknown");
}

/**
 * Opens a stored game, or else a new one.
 *
 * @param {ErgoBoard} board
 * @param {Setup} fresh
 * @param {string | null} [stored] without it, the last game of that kind
 */
export async function openStored(board, fresh, stored) {
  const text = stored === undefined ? readGame(fresh.game) : stored;
  const { setup, why } = text === null ? { setup: fresh } : parse(text);
  const error = setup && (await board.open(setup));
  const complaint = error ? "damaged" : why;
  if (complaint !== undefined) {
    if (text !== null && complaint === "damaged" && !backUp(fresh.game, text)) leaveGame(fresh.game, text);
    await board.open(fresh);
    await say(board, complaint, error);
  } else if (stored === undefined && isNewerStored(fresh.game)) await say(board, "newer");
}

/**
 * @param {ErgoBoard} board
 * @param {"damaged" | "newer" | "unknown"} what
 * @param {import("../wasm/ergo_wasm.js").ParseError} [error]
 */
const say = (board, what, error) =>
  withModule(board, loadWords, (words) => board.notify(words.stored[what], error && placeText(words, error)));
