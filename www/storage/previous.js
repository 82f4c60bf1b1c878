/** Previous games: when another game takes the place of one, that one can be restored, the last one first. */
import { DEFAULT_SETUP } from "../game/state.js";
import { wasPlayed } from "../game/position.js";
import { recordsOf, tell } from "./records.js";
import { openStored } from "./reopen.js";
import { keysFrom, previousKey } from "./keys.js";
import { PLACE, currentStored, parse, readGame } from "./storage.js";
import { compare, versionOf } from "./version.js";

/** @import {Setup} from "../game/state.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * The game on the board or else the stored one, as it is stored.
 *
 * @param {ErgoBoard} board
 * @param {string} game
 */
export function currentText({ state }, game) {
  return (state.view?.game === game ? currentStored(state) : undefined) ?? readGame(game) ?? "";
}

/**
 * The same, read.
 *
 * @param {ErgoBoard} board
 * @param {string} game
 */
export const currentSetup = (board, game) => parse(currentText(board, game)).setup;

/** How many are kept of each game. */
const LIMIT = 8;

/**
 * The previous games of each game, as they are stored: those that only a newer version can read stay where
 * they are.
 *
 * @type {(game: string) => import("./records.js").StoredRecord<string[]>}
 */
const previous = recordsOf(previousKey, {
  subject: "previous",
  version: 1,
  isList: true,
  read,
  write: (texts) => texts,
  shrink,
});

/**
 * @param {any} data
 * @param {() => void} isPartial
 * @returns {string[]}
 */
function read(data, isPartial) {
  const texts = data.filter((/** @type {unknown} */ text) => typeof text === "string");
  if (texts.length < data.length) isPartial();
  return texts;
}

/**
 * If there is not enough room, the oldest game is dropped first.
 *
 * @param {string[]} texts
 */
function shrink(texts) {
  const last = texts.findLastIndex(isReadable);
  return last < 0 ? undefined : texts.toSpliced(last, 1);
}

/** @param {string} text */
const isReadable = (text) => parse(text).setup !== undefined;

/**
 * Games of which another tab has saved a different continuation.
 *
 * @type {Set<string>}
 */
const conflicts = new Set();

/**
 * Opens a game in place of another, which can be restored.
 *
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export async function openInstead(board, setup) {
  const { game } = setup;
  const text = currentText(board, game);
  const before = previous(game).value;
  const { setup: current } = parse(text);
  // Games with friends are kept elsewhere.
  if (!current?.remote && wasPlayed(current)) addPrevious(game, text);
  const error = await board.open(setup);
  if (error)
    previous(game).update((texts) => [
      ...before,
      ...texts.filter((other) => other !== text && !before.includes(other)),
    ]);
  return error;
}

/**
 * Starts a new game. A finished game need not be restored.
 *
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export function openNew(board, setup) {
  const { view } = board.state;
  const isOver = view?.game === setup.game && view.outcome;
  return isOver ? board.open(setup) : openInstead(board, setup);
}

/** @param {string} game */
export const hasPrevious = (game) => readableOf(game).length > 0;

/**
 * Those of each list that can be restored.
 *
 * @type {WeakMap<string[], string[]>}
 */
const readable = new WeakMap();

/**
 * @param {string} game
 * @returns {string[]}
 */
function readableOf(game) {
  const texts = previous(game).value;
  const found = readable.get(texts) ?? texts.filter(isReadable);
  readable.set(texts, found);
  if (found.length < texts.length) tell(previousKey(game), { subject: "previous", trouble: "unknown" });
  return found;
}

/**
 * Restores the previous game; the game on the board becomes the next one to restore.
 *
 * @param {ErgoBoard} board
 */
export async function restorePrevious(board) {
  const { game } = board.state.setup;
  const [text] = readableOf(game);
  if (text === undefined) return;
  const current = currentText(board, game);
  const isKept = current !== "" && !parse(current).setup?.remote;
  previous(game).update((texts) => [
    ...texts.filter((other) => other !== text && other !== current),
    ...(isKept ? [current] : []),
  ]);
  conflicts.delete(game);
  await openStored(board, { ...DEFAULT_SETUP, game }, text);
}

/**
 * Where games are set aside that the page did not open, as it may have frozen with them.
 *
 * @param {string} game
 */
export const unopenedKey = (game) => `${PLACE} unopened ${game}`;

/**
 * Where those of a game are.
 *
 * @param {string} game
 */
export const unopenedKeys = (game) => keysFrom(unopenedKey(game));

/**
 * Whether another tab has saved a different continuation of a game.
 *
 * @param {string} game
 */
export const hasConflict = (game) => conflicts.has(game);

/**
 * Keeps the continuation that another tab has saved.
 *
 * @param {string} game
 * @param {string} text
 */
export function addConflict(game, text) {
  addPrevious(game, text);
  conflicts.add(game);
}

/** @param {string} game */
export const dismissConflict = (game) => void conflicts.delete(game);

/**
 * Makes a game the next one to restore.
 *
 * @param {string} game
 * @param {string} text
 */
export function addPrevious(game, text) {
  const { setup } = parse(text);
  const isPart = (/** @type {string} */ other) => {
    const { setup: known } = parse(other);
    return setup && known && ["newer", "same"].includes(compare(versionOf(setup), versionOf(known)));
  };
  previous(game).update((texts) => {
    let count = 0;
    const isKept = (/** @type {string} */ other) => !isReadable(other) || count++ < LIMIT;
    return [text, ...texts.filter((other) => other !== text && !isPart(other))].filter(isKept);
  });
}
