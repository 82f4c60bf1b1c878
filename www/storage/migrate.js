/**
 * Takes games into the library that are stored elsewhere: previous games, of which pointers stay, the moves
 * of games with friends, and what earlier versions of the page have stored. What is not in the library stays
 * where it is, so nothing is lost if this fails; the next visit goes on with what is missing.
 */
import { EARLIER, friendKeys, gameKey, previousKey } from "./keys.js";
import { keysFrom, read, write } from "./storage.js";
import { pointerTo, pointTo, textsOf } from "./previous.js";
import { lineKey, wasPlayed } from "../game/position.js";
import { writeCurrent } from "./current.js";
import { parse } from "./stored-game.js";
import { adds, compare, revised, revisionsIn, versionIn, versionOf, withoutReply } from "./version.js";
import { ownSeat } from "../game/match.js";
import { bringMoves, leaveMoves, readEntry } from "./friends.js";
import { canGoOn, idOfMatch, makeId, positionIn } from "./entry.js";
import { isTime } from "./validate.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Kept} from "./types.js" */

/**
 * @typedef {object} Target
 * @property {import("./library.js").Library} library
 * @property {(setup: Setup, id: string, time: number) => Promise<Kept | undefined>} keep reads a stored game
 * @property {string} current the game on the board, which is kept by itself
 */

/** Puts the games of version 0.1 where this version has its own, before it has any. */
export function adopt() {
  let isDone = true;
  const move = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ text) => {
    // The library is to know that both are the same game.
    write(from, text);
    if (read(to) === null && !write(to, text)) isDone = false;
  };
  for (const key of keysFrom(EARLIER.game))
    move(key, gameKey(key.slice(EARLIER.game.length)), named(read(key) ?? ""));
  for (const key of keysFrom(EARLIER.previous)) {
    const text = read(key) ?? "";
    const texts = listIn(text);
    // What is damaged is said by whatever reads it.
    const marked = JSON.stringify(texts) === text ? JSON.stringify(texts.map(named)) : text;
    move(key, previousKey(key.slice(EARLIER.previous.length)), marked);
  }
  if (isDone) writeCurrent(read(EARLIER.current) ?? "");
}

/**
 * A stored game with an id, if it can be read.
 *
 * @param {string} text
 */
const named = (text) => (parse(text).setup ? JSON.stringify({ entry: makeId(), ...JSON.parse(text) }) : text);

/**
 * @param {readonly string[]} games
 * @param {Target} target
 * @returns {Promise<number>} how many games were taken in
 */
export async function migrate(games, target) {
  let count = 0;
  for (const game of games) {
    if (game !== target.current)
      for (const key of [gameKey(game), EARLIER.game + game]) if (await migrateGame(key, target)) count += 1;
    count += (await movePrevious(game, target)) + (await migratePrevious(EARLIER.previous + game, target));
  }
  for (const key of friendKeys()) if (await migrateMatch(key, target)) count += 1;
  return count;
}

/**
 * The last game of a kind.
 *
 * @param {string} key
 * @param {Target} target
 */
async function migrateGame(key, target) {
  const text = read(key);
  const taken = text === null ? undefined : await take(text, target);
  // Another tab may have stored the game meanwhile.
  if (text !== null && taken?.isNew && read(key) === text) write(key, marked(text, taken.id));
  return taken?.isNew ?? false;
}

/**
 * Lists of previous games that were looked at.
 *
 * @type {WeakSet<readonly string[]>}
 */
const seen = new WeakSet();

/**
 * Moves previous games into the library; pointers to them stay.
 *
 * @param {string} game
 * @param {Target} target
 * @returns {Promise<number>} how many games the library did not have
 */
export async function movePrevious(game, target) {
  const texts = textsOf(game);
  if (seen.has(texts)) return 0;
  seen.add(texts);
  let count = 0;
  /** @type {Map<string, string>} */
  const pointers = new Map();
  for (const text of texts) {
    const taken = await take(text, target);
    const revision = taken && (await keepLeft(text, taken.id, target));
    if (!taken || revision === undefined) continue;
    pointers.set(text, pointerTo(game, { entry: taken.id, revision }));
    if (taken.isNew) count += 1;
  }
  if (pointers.size > 0) pointTo(game, pointers);
  return count;
}

/**
 * Keeps how a game was left whose moves the library has.
 *
 * @param {string} text
 * @param {string} id
 * @param {Target} target
 * @returns {Promise<number | undefined>} the revision that the library has; nothing if it lacks something
 */
async function keepLeft(text, id, { library }) {
  const { setup } = parse(text);
  return setup && library.keepState(id, marked(text, id), versionOf(setup)).catch(() => undefined);
}

/**
 * The previous games of version 0.1, which stay where they are.
 *
 * @param {string} key
 * @param {Target} target
 */
async function migratePrevious(key, target) {
  const stored = read(key);
  const texts = listIn(stored);
  let count = 0;
  for (const [at, text] of texts.entries()) {
    const taken = await take(text, target);
    if (!taken?.isNew) continue;
    texts[at] = marked(text, taken.id);
    count += 1;
  }
  if (count > 0 && read(key) === stored) write(key, JSON.stringify(texts));
  return count;
}

/**
 * @param {string | null} stored
 * @returns {string[]}
 */
function listIn(stored) {
  try {
    const list = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/**
 * A stored game with the id of its entry.
 *
 * @param {string} text
 * @param {string} entry
 */
const marked = (text, entry) => JSON.stringify({ ...JSON.parse(text), entry });

/**
 * Takes in a stored game unless an entry has it already: it may never have been stored, or the page was left
 * before its last moves were.
 *
 * @param {string} text
 * @param {Target} target
 * @returns {Promise<{ id: string; isNew: boolean } | undefined>} its entry, once that is stored
 */
async function take(text, target) {
  const { library, keep } = target;
  const { setup } = parse(text);
  // Games with friends have a place of their own.
  if (!setup || setup.remote || !wasPlayed(setup)) return undefined;
  try {
    const found = await findEntry(setup, target);
    if (!found || found.isStored) return found && { id: found.id, isNew: found.id !== setup.pageData.entry };
    const kept = await keep(setup, found.id, Date.now());
    if (!kept) return undefined;
    const left = { ...kept, entry: { ...kept.entry, state: marked(text, found.id) } };
    if (found.goesOn) return { id: (await library.save(left)).id, isNew: true };
    const isAdded = (await library.add([left])) > 0;
    return { id: isAdded ? found.id : ((await library.find(left.entry.text)) ?? found.id), isNew: true };
  } catch {
    return undefined;
  }
}

/**
 * The entry that a game has or will have; nothing if it was deleted, or if the library cannot be used.
 *
 * @param {Setup} setup
 * @param {Target} target
 * @returns {Promise<{ id: string; isStored?: boolean; goesOn?: boolean } | undefined>}
 */
async function findEntry(setup, { library }) {
  const id = setup.pageData.entry;
  if (id === undefined) return { id: makeId() };
  const entry = await library.getStored(id);
  if (library.trouble) return undefined;
  const version = withoutReply(versionOf(setup));
  if (!entry) return (await library.isDeleted(id, version)) ? undefined : { id };
  if (!adds(version, versionIn(entry))) return { id, isStored: true };
  const goesOn = compare(version, versionIn(entry)) !== "apart" && canGoOn(entry);
  const other = goesOn ? undefined : await library.findVersion(setup.game, version);
  return other === undefined ? { id: goesOn ? id : makeId(), goesOn } : { id: other, isStored: true };
}

/**
 * A game with a friend, of which the moves move into the library.
 *
 * @param {string} key
 * @param {Target} target
 */
async function migrateMatch(key, { library, keep }) {
  const text = read(key);
  const match = readEntry(key);
  if (!match) return false;
  const { setup } = match;
  const id = idOfMatch(setup.remote.id, ownSeat(setup));
  const entry = await library.getStored(id).catch(() => undefined);
  if (library.trouble) return false;
  if (!match.isWhole) {
    // Who deletes the entry still has the game with the friend.
    const deleted = entry ? undefined : await library.deletedEntry(id);
    if (deleted) bringMoves(key, positionIn(deleted));
    return false;
  }
  if (!wasPlayed(setup)) return false;
  if (entry) leaveMoves(key, positionIn(entry));
  const isSame = entry !== undefined && lineKey(positionIn(entry)) === lineKey(setup);
  if (isSame || (await library.isDeleted(id, versionOf(setup)))) return false;
  const time = isTime(match.time) && match.time > 0 ? match.time : Date.now();
  const kept = await keep(setup, id, time).catch(() => undefined);
  // The game may have gone on while it was read; then it is stored by itself.
  if (!kept || read(key) !== text) return false;
  // What is stored of the match counts, whatever the library has.
  const revisions = kept.entry.revisions ?? revised(entry && revisionsIn(entry));
  return library.save({ ...kept, entry: { ...kept.entry, revisions } }).then(
    (saved) => {
      if (saved.id === id) leaveMoves(key, positionIn(kept.entry));
      return true;
    },
    () => false,
  );
}
