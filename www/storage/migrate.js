/**
 * Takes over what earlier versions have stored: what version 0.1 had under keys of its own, and into the
 * library, all games that are stored elsewhere. They also stay where they are, so nothing is lost if this
 * fails; the next visit goes on with what is missing.
 */
import { EARLIER, friendKeys, keysFrom, previousKey } from "./keys.js";
import { lineKey, wasPlayed } from "../game/position.js";
import { gameKey, parse, read, write, writeCurrent } from "./storage.js";
import { adds, compare, revised, revisionsIn, versionIn, versionOf, withoutReply } from "./version.js";
import { ownSeat } from "../game/match.js";
import { readEntry } from "./friends.js";
import { canGoOn, idOfMatch, positionIn } from "./entry.js";
import { makeId } from "./id.js";
import { isTime } from "./validate.js";

/** @import {Setup} from "../game/state.js" */
/** @import {Kept} from "./writing.js" */

/**
 * @typedef {object} Target
 * @property {import("./store.js").Library} library
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
    for (const key of [previousKey(game), EARLIER.previous + game])
      count += await migratePrevious(key, target);
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
  const marked = text === null ? undefined : await take(text, target);
  // Another tab may have stored the game meanwhile.
  if (marked !== undefined && read(key) === text) write(key, marked);
  return marked !== undefined;
}

/**
 * @param {string} key
 * @param {Target} target
 */
async function migratePrevious(key, target) {
  const stored = read(key);
  const texts = listIn(stored);
  let count = 0;
  for (const [at, text] of texts.entries()) {
    const marked = await take(text, target);
    if (marked === undefined) continue;
    texts[at] = marked;
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
 * Takes in a stored game that no entry has: it was never stored, or the page was left before its last moves
 * were.
 *
 * @param {string} text
 * @param {Target} target
 * @returns {Promise<string | undefined>} the same with the id of its entry, once that is stored
 */
async function take(text, target) {
  const { library, keep } = target;
  const { setup } = parse(text);
  // Games with friends have a place of their own.
  if (!setup || setup.remote || !wasPlayed(setup)) return undefined;
  try {
    const known = setup.pageData.entry;
    const found = known === undefined ? { id: makeId() } : await findEntry(known, setup, target);
    if (!found) return undefined;
    const kept = found.isStored ? undefined : await keep(setup, found.id, Date.now());
    if (!found.isStored && !kept) return undefined;
    const marked = (/** @type {string} */ entry) => JSON.stringify({ ...JSON.parse(text), entry });
    if (!kept) return marked(found.id);
    const entry = { ...kept.entry, state: marked(found.id) };
    if (found.goesOn) return marked((await library.save({ ...kept, entry })).id);
    const isAdded = (await library.add([{ ...kept, entry }])) > 0;
    return marked(isAdded ? found.id : ((await library.find(entry.text)) ?? found.id));
  } catch {
    return undefined;
  }
}

/**
 * The entry that a game has or will have, if that lacks something; nothing if all is well.
 *
 * @param {string} id
 * @param {Setup} setup
 * @param {Target} target
 * @returns {Promise<{ id: string; isStored?: boolean; goesOn?: boolean } | undefined>}
 */
async function findEntry(id, setup, { library }) {
  const entry = await library.get(id);
  if (library.trouble) return undefined;
  const version = withoutReply(versionOf(setup));
  if (!entry) return (await library.isDeleted(id, version)) ? undefined : { id };
  if (!adds(version, versionIn(entry))) return undefined;
  const goesOn = compare(version, versionIn(entry)) !== "apart" && canGoOn(entry);
  const other = goesOn ? undefined : await library.findVersion(setup.game, version);
  return other === undefined ? { id: goesOn ? id : makeId(), goesOn } : { id: other, isStored: true };
}

/**
 * @param {string} key
 * @param {Target} target
 */
async function migrateMatch(key, { library, keep }) {
  const match = readEntry(key);
  if (!match || !wasPlayed(match.setup)) return false;
  const id = idOfMatch(match.setup.remote.id, ownSeat(match.setup));
  const entry = await library.get(id);
  const isSame = entry !== undefined && lineKey(positionIn(entry)) === lineKey(match.setup);
  if (library.trouble || isSame || (await library.isDeleted(id, versionOf(match.setup)))) return false;
  const time = isTime(match.time) && match.time > 0 ? match.time : Date.now();
  const kept = await keep(match.setup, id, time).catch(() => undefined);
  if (!kept) return false;
  // What is stored of the match counts, whatever the library has.
  const revisions = kept.entry.revisions ?? revised(entry && revisionsIn(entry));
  return library.save({ ...kept, entry: { ...kept.entry, revisions } }).then(
    () => true,
    () => false,
  );
}
