/**
 * How games are written into the database, each within a transaction: nothing that is stored, or was deleted
 * and can be restored, is replaced by a game that does not contain it.
 */
import { lineKey } from "../game/position.js";
import { resultOf } from "./database.js";
import { makeId } from "./entry.js";
import { isEntry, isSummary } from "./validate.js";
import { adds, replaces, revised, revisionsIn, versionIn } from "./version.js";

/** @import {Kept} from "./types.js" */
/** @import {Entry} from "./types.js" */
/** @import {Stores} from "./database.js" */
/** @import {Version} from "./version.js" */
/**
 * The value that was stored under an id, of any kind.
 *
 * @typedef {{ id: string; entry: any; summary: unknown }} Raw
 */

/**
 * Whether a game adds nothing to a stored one: the same text, or an earlier version.
 *
 * @param {unknown} entry
 * @param {unknown} stored
 */
const isPart = (entry, stored) =>
  isEntry(entry) &&
  isEntry(stored) &&
  (entry.text === stored.text || !adds(versionIn(entry), versionIn(stored)));

/**
 * Writes a game. If another tab has stored a different continuation, both are kept.
 *
 * @param {Stores} stores
 * @param {Kept} kept
 * @returns {Promise<string>} the id of the entry that has the game now
 */
export async function writeKept(stores, { entry, summary }) {
  const { games, summaries } = stores;
  const stored = await resultOf(games.get(entry.id));
  let { id } = entry;
  let { name, tags } = entry.about;
  if (isEntry(stored)) {
    // The name and the tags are changed in the list only.
    ({ name, tags } = stored.about);
    if (!replaces(versionIn(entry), versionIn(stored))) {
      if (isPart(entry, stored)) return id;
      id = makeId();
    }
  } else if (stored !== undefined) games.put({ ...stored, id: makeId() });
  const revisions = entry.revisions ?? (await revisionsFor(stores, { ...entry, id }));
  const about = { ...entry.about, name, tags };
  games.put({ ...entry, id, about, revisions, revision: revisions.at(-1) });
  await settleDeleted(stores, id, entry);
  await resultOf(summaries.put({ ...summary, id, name: name ?? "", tags }));
  return id;
}

/**
 * Writes how a game was left, unless it has gone on since.
 *
 * @param {Stores} stores
 * @param {string} id
 * @param {string} state
 * @param {Version} version
 * @returns {Promise<number | undefined>} the last revision of the entry; nothing if that lacks something
 */
export async function writeState({ games }, id, state, version) {
  const entry = await resultOf(games.get(id));
  if (!isEntry(entry) || adds(version, versionIn(entry))) return undefined;
  const isFile = entry.about.source === "file";
  const left = isFile ? JSON.stringify({ ...JSON.parse(state), gameText: undefined }) : state;
  const isSame = lineKey(version) === lineKey(versionIn(entry)) && replaces(version, versionIn(entry));
  if (isSame && left !== entry.state) await resultOf(games.put({ ...entry, state: left }));
  return revisionsIn(entry).at(-1);
}

/**
 * Revisions for a game that has none: it may continue what is stored, or was deleted.
 *
 * @param {Stores} stores
 * @param {Entry} entry
 */
async function revisionsFor({ games, deleted }, entry) {
  const known = (await resultOf(games.get(entry.id))) ?? (await resultOf(deleted.get(entry.id)))?.entry;
  return revised(isEntry(known) && replaces(versionIn(entry), versionIn(known)) ? revisionsIn(known) : []);
}

/**
 * Forgets that a game was deleted. A version of it that is not part of the game that is stored now can still
 * be restored.
 *
 * @param {Stores} stores
 * @param {string} id
 * @param {unknown} entry
 */
async function settleDeleted({ deleted }, id, entry) {
  const record = await resultOf(deleted.get(id));
  if (!record) return;
  deleted.delete(id);
  if (record.entry !== undefined && !isPart(record.entry, entry))
    deleted.put({ ...withId(record, makeId()), time: record.time });
}

/**
 * The same under another id. A summary that is not sound is made again.
 *
 * @param {Raw} raw
 * @param {string} id
 * @returns {Raw}
 */
const withId = ({ entry, summary }, id) => ({
  id,
  entry: { ...entry, id },
  summary: isSummary(summary) ? { ...summary, id } : undefined,
});

/**
 * Puts a game back that was deleted, unless it is part of what was stored since.
 *
 * @param {Stores} stores
 * @param {Raw} raw
 */
export async function putBack(stores, raw) {
  const { games, summaries } = stores;
  const stored = await resultOf(games.get(raw.id));
  await settleDeleted(stores, raw.id, raw.entry);
  if (stored !== undefined && (raw.entry === undefined || isPart(raw.entry, stored))) return;
  const { entry, summary } = withId(raw, stored === undefined ? raw.id : makeId());
  if (raw.entry !== undefined) games.put(entry);
  if (summary !== undefined) summaries.put(summary);
}

/**
 * Deletes a game.
 *
 * @param {Stores} stores
 * @param {Raw} raw what is stored of it
 * @param {number} [time] when, if it is to be kept for a while
 */
export async function takeAway(stores, raw, time) {
  const { games, summaries, deleted } = stores;
  await settleDeleted(stores, raw.id, raw.entry);
  games.delete(raw.id);
  summaries.delete(raw.id);
  deleted.put(time !== undefined && raw.entry !== undefined ? { ...raw, time } : { id: raw.id });
}

/**
 * Adds a game, unless there is one with this text.
 *
 * @param {Stores} stores
 * @param {Kept} kept
 * @returns {Promise<boolean>} whether it was added
 */
export async function addKept(stores, { entry, summary }) {
  if ((await findText(stores, summary.print)) !== undefined) return false;
  const isTaken = (await resultOf(stores.games.count(entry.id))) > 0;
  const id = isTaken ? makeId() : entry.id;
  // A tab that knows no revision of an entry has 0, and must not take this one for its own.
  stores.games.put({ ...entry, id, revision: Math.max(1, entry.revision) });
  await settleDeleted(stores, id, entry);
  await resultOf(stores.summaries.put({ ...summary, id }));
  return true;
}

/**
 * The id of the entry with a text. One that is damaged does not count.
 *
 * @param {Stores} stores
 * @param {string} print
 * @returns {Promise<string | undefined>}
 */
export async function findText({ games, summaries }, print) {
  const ids = await resultOf(summaries.index("print").getAllKeys(print));
  for (const id of ids) if (isEntry(await resultOf(games.get(id)))) return String(id);
  return undefined;
}

/**
 * The games stored under some ids.
 *
 * @param {Stores} stores
 * @param {readonly string[]} ids
 * @returns {Promise<Raw[]>}
 */
export const rawOf = ({ games, summaries }, ids) =>
  Promise.all(
    ids.map(async (id) => {
      const [entry, summary] = await Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))]);
      return { id, entry, summary };
    }),
  );
