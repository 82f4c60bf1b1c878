/**
 * Takes games into the library that are stored elsewhere in the browser: those of version 0.1, the last game
 * of each kind, previous ones, and games with friends. They also stay where they are, so nothing is lost if
 * this fails; the next visit goes on with what is missing.
 */
import {
  continues,
  friendKeys,
  gameKey,
  parse,
  read,
  readPrevious,
  wasPlayed,
  write,
  writePrevious,
} from "./storage.js";
import { withoutReply } from "./tabs.js";
import { ownSeat } from "../game/match.js";
import { readEntry } from "./friends.js";
import { idOfMatch } from "./entry.js";
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

/**
 * @param {readonly string[]} games
 * @param {Target} target
 * @returns {Promise<number>} how many games were taken in
 */
export async function migrate(games, target) {
  let count = 0;
  for (const game of games) {
    if (game !== target.current && (await migrateGame(game, target))) count += 1;
    count += await migratePrevious(game, target);
  }
  for (const key of friendKeys()) if (await migrateMatch(key, target)) count += 1;
  return count;
}

/**
 * The last game of a kind.
 *
 * @param {string} game
 * @param {Target} target
 */
async function migrateGame(game, target) {
  const key = gameKey(game);
  const text = read(key);
  const marked = text === null ? undefined : await take(text, target);
  // Another tab may have stored the game meanwhile.
  if (marked !== undefined && read(key) === text) write(key, marked);
  return marked !== undefined;
}

/**
 * @param {string} game
 * @param {Target} target
 */
async function migratePrevious(game, target) {
  const stored = readPrevious(game);
  const texts = listIn(stored);
  let count = 0;
  for (const [at, text] of texts.entries()) {
    const marked = await take(text, target);
    if (marked === undefined) continue;
    texts[at] = marked;
    count += 1;
  }
  if (count > 0 && readPrevious(game) === stored) writePrevious(game, JSON.stringify(texts));
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
  if (!setup || setup.remote || !wasPlayed(setup.positionLine)) return undefined;
  try {
    const known = setup.pageData.entry;
    const found = known === undefined ? { id: makeId() } : await findEntry(known, setup, target);
    if (!found) return undefined;
    const kept = found.isStored ? undefined : await keep(setup, found.id, Date.now());
    if (!found.isStored && !kept) return undefined;
    const marked = (/** @type {string} */ entry) => JSON.stringify({ ...JSON.parse(text), entry });
    if (!kept) return marked(found.id);
    const isAdded = (await library.add([{ ...kept, entry: { ...kept.entry, state: marked(found.id) } }])) > 0;
    return marked(isAdded ? found.id : ((await library.find(kept.entry.text)) ?? found.id));
  } catch {
    return undefined;
  }
}

/**
 * The entry that a game has or will have, if it is another one than it says; nothing if all is well.
 *
 * @param {string} id
 * @param {Setup} setup
 * @param {Target} target
 * @returns {Promise<{ id: string; isStored?: boolean } | undefined>}
 */
async function findEntry(id, setup, { library }) {
  const entry = await library.get(id);
  if (library.trouble) return undefined;
  // A reply of the engine at the end may differ from tab to tab.
  const { positionLine = "" } = withoutReply(setup);
  if (!entry) return (await library.isDeleted(id, positionLine)) ? undefined : { id };
  if (continues(entry.line, positionLine)) return undefined;
  const other = await library.findLine(setup.game, positionLine);
  return other === undefined ? { id: makeId() } : { id: other, isStored: true };
}

/**
 * @param {string} key
 * @param {Target} target
 */
async function migrateMatch(key, { library, keep }) {
  const match = readEntry(key);
  if (!match || !wasPlayed(match.setup.positionLine)) return false;
  const id = idOfMatch(match.setup.remote.id, ownSeat(match.setup));
  const entry = await library.get(id);
  const { positionLine = "" } = match.setup;
  if (library.trouble || entry?.line === positionLine || (await library.isDeleted(id, positionLine)))
    return false;
  const kept = await keep(
    match.setup,
    id,
    isTime(match.time) && match.time > 0 ? match.time : Date.now(),
  ).catch(() => undefined);
  if (!kept) return false;
  return library.save({ ...kept, entry: { ...kept.entry, revision: entry?.revision ?? 0 } }).then(
    () => true,
    () => false,
  );
}
