/**
 * Previous games: when another game takes the place of one, that one can be restored, the last one first.
 * Each is a pointer to its entry in the library, or its text until the library has all of it.
 */
import { DEFAULT_SETUP } from "../game/state.js";
import { wasPlayed } from "../game/position.js";
import { loadWords } from "../text/index.js";
import { withModule } from "../ui/load.js";
import { setupsIn } from "./entry.js";
import { recordsOf, tell } from "./records.js";
import { openStored } from "./reopen.js";
import { previousKey } from "./keys.js";
import { readGame } from "./current.js";
import { readMoveless, withoutMoves } from "./moveless.js";
import { currentStored, parse } from "./stored-game.js";
import { replaces, versionOf } from "./version.js";

/** @import {Setup} from "../game/types.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * The game on the board or else the stored one, as it is stored.
 *
 * @param {ErgoBoard} board
 * @param {string} game
 */
function currentText({ state }, game) {
  return (state.view?.game === game ? currentStored(state) : undefined) ?? readGame(game) ?? "";
}

/**
 * The setup of the game on the board or else of the stored one.
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
const isReadable = (text) => pointerIn(text) !== undefined || parse(text).setup !== undefined;

/**
 * A pointer to an entry of the library.
 *
 * @typedef {object} Pointer
 * @property {string} entry its id
 * @property {number} [revision] that it had
 */

/**
 * How a pointer is stored.
 *
 * @param {string} game
 * @param {Pointer} pointer
 */
export const pointerTo = (game, pointer) => withoutMoves("{}", { game, ...pointer });

/**
 * The pointer that a previous game is, unless it is a text.
 *
 * @param {string} text
 * @returns {Pointer | undefined}
 */
export function pointerIn(text) {
  const { entry, revision } = readMoveless(text) ?? {};
  return typeof entry === "string" ? { entry, revision } : undefined;
}

/**
 * The texts of each list that is stored, and those of its items that can be restored.
 *
 * @type {WeakMap<string[], { texts: string[]; readable: string[] }>}
 */
const sorted = new WeakMap();

/** @param {string} game */
function sortedOf(game) {
  const list = previous(game).value;
  const found = sorted.get(list) ?? {
    texts: list.filter((text) => pointerIn(text) === undefined),
    readable: list.filter(isReadable),
  };
  sorted.set(list, found);
  if (found.readable.length < list.length)
    tell(previousKey(game), { subject: "previous", trouble: "unknown" });
  return found;
}

/**
 * The previous games that are texts.
 *
 * @param {string} game
 * @returns {string[]} the same list as long as nothing changes
 */
export const textsOf = (game) => sortedOf(game).texts;

/**
 * Puts pointers in the place of texts that are in the library by now.
 *
 * @param {string} game
 * @param {ReadonlyMap<string, string>} pointers by text
 */
export function pointTo(game, pointers) {
  previous(game).update((list) => {
    const entries = new Set();
    return list
      .map((text) => pointers.get(text) ?? text)
      .filter((text) => {
        const entry = pointerIn(text)?.entry;
        const isFirst = entry === undefined || !entries.has(entry);
        entries.add(entry);
        return isFirst;
      });
  });
}

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
  const isRestorable = !current?.remote && wasPlayed(current);
  if (isRestorable) addPrevious(game, text);
  const error = await board.open(following(setup, !isRestorable && current?.pageData.isAfterEnd));
  if (error)
    previous(game).update((texts) => [
      ...before,
      ...texts.filter((other) => other !== text && !before.includes(other)),
    ]);
  return error;
}

/**
 * A game, and whether it comes after a finished one: no game is "previous" to it, until it takes the place of
 * another.
 *
 * @param {Setup} setup
 * @param {true | undefined | false} isAfterEnd
 * @returns {Setup}
 */
const following = (setup, isAfterEnd) => ({
  ...setup,
  pageData: { ...setup.pageData, isAfterEnd: isAfterEnd || undefined },
});

/**
 * Starts a new game. A finished game need not be restored.
 *
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export function openNew(board, setup) {
  const { view } = board.state;
  const isOver = view?.game === setup.game && view.outcome;
  return isOver ? board.open(following(setup, true)) : openInstead(board, setup);
}

/** @param {string} game */
export const hasPrevious = (game) => sortedOf(game).readable.length > 0;

/**
 * Whether the game on the board took the place of one that can be restored.
 *
 * @param {Setup} setup
 */
export const hasReplaced = ({ game, pageData }) =>
  hasPrevious(game) && (!pageData?.isAfterEnd || hasConflict(game));

/**
 * Whether a game can be restored that the library does not have, no matter what came after it.
 *
 * @param {string} game
 */
export const hasUnkept = (game) => hasPrevious(game) && textsOf(game).length > 0;

/**
 * Restores the previous game; the game on the board becomes the next one to restore.
 *
 * @param {ErgoBoard} board
 */
export async function restorePrevious(board) {
  const { game } = board.state.setup;
  const [text] = sortedOf(game).readable;
  if (text === undefined) return;
  const pointer = pointerIn(text);
  if (pointer) return restoreEntry(board, text, pointer);
  exchange(board, text);
  await openStored(board, { ...DEFAULT_SETUP, game }, text);
  // Another game may have been opened meanwhile.
  if (board.state.setup.game !== game) return;
  const { pageData } = following(board.state.setup, false);
  board.amend({ pageData });
}

/**
 * Restores a game of which the library has everything.
 *
 * @param {ErgoBoard} board
 * @param {string} text
 * @param {Pointer} pointer
 */
const restoreEntry = (board, text, pointer) =>
  withModule(
    board,
    () => import("./library.js"),
    async ({ library }) => {
      const { game } = board.state.setup;
      const entry = (await library.get(pointer.entry)) ?? (await library.deletedEntry(pointer.entry));
      // Something else may have happened meanwhile.
      if (board.state.setup.game !== game || !previous(game).value.includes(text)) return;
      if (entry) {
        exchange(board, text);
        for (const setup of setupsIn(entry, game)) if (!(await board.open(following(setup, false)))) return;
        // It was deleted for good.
      } else if (!library.trouble) drop(game, text);
      board.notify((await loadWords()).library.unreadable);
    },
  );

/**
 * Takes a game from the list; the one on the board becomes the next one to restore.
 *
 * @param {ErgoBoard} board
 * @param {string} text
 */
function exchange(board, text) {
  const { game } = board.state.setup;
  const current = currentText(board, game);
  const isKept = current !== "" && !parse(current).setup?.remote;
  previous(game).update((texts) => [
    ...texts.filter((other) => other !== text && other !== current),
    ...(isKept ? [current] : []),
  ]);
  conflicts.delete(game);
}

/**
 * @param {string} game
 * @param {string} text
 */
const drop = (game, text) => void previous(game).update((texts) => texts.filter((other) => other !== text));

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
  previous(game).update((texts) => {
    let count = 0;
    const isKept = (/** @type {string} */ other) => !isReadable(other) || count++ < LIMIT;
    return [text, ...texts.filter((other) => other !== text && !(setup && isPart(other, setup)))].filter(
      isKept,
    );
  });
}

/**
 * Whether another game has all of a previous one, a reply of the engine included.
 *
 * @param {string} text
 * @param {Setup} whole
 */
function isPart(text, whole) {
  const pointer = pointerIn(text);
  const { entry, revisions } = whole.pageData;
  if (pointer) return pointer.entry === entry && revisions?.includes(pointer.revision);
  const { setup } = parse(text);
  return setup !== undefined && replaces(versionOf(whole), versionOf(setup));
}
