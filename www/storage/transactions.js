/**
 * How games are written into the database, each within a transaction: nothing that is stored, or was deleted
 * and can be restored, is replaced by a game that does not contain it.
 */
import { lineKey } from "../game/position.js";
import { resultOf } from "./database.js";
import { fingerprint, makeId } from "./entry.js";
import { isEntry, isSummary } from "./validate.js";
import { adds, compare, replaces, revised, revisionsIn, versionIn, withoutReply } from "./version.js";

/** @import {Kept} from "./types.js" */
/** @import {Agreed} from "./types.js" */
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
 * A record under another id. A summary that is not sound is left out, and is made again later.
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
  await insert(stores, { entry, summary }, isTaken ? makeId() : entry.id);
  return true;
}

/**
 * @param {Stores} stores
 * @param {Kept} kept
 * @param {string} id
 */
async function insert(stores, { entry, summary }, id) {
  // A tab that knows no revision of an entry has 0, and must not take this one for its own.
  stores.games.put({ ...entry, id, revision: Math.max(1, entry.revision) });
  await settleDeleted(stores, id, entry);
  await resultOf(stores.summaries.put({ ...summary, id }));
}

/**
 * Merges a game that another device has stored. What has not changed here since the two agreed gives way to
 * what is newer there; otherwise a game that goes on takes the place of the earlier version, and of two that
 * went on differently both are kept. Both devices come to the same result, whichever merges first.
 *
 * @param {Stores} stores
 * @param {Kept} kept
 * @param {Agreed | undefined} agreed
 * @param {boolean} isRestored whether it was restored there after it had been deleted on both
 * @returns {Promise<boolean>} whether anything has changed here
 */
export async function mergeKept(stores, kept, agreed, isRestored) {
  const { entry, summary } = kept;
  const stored = await resultOf(stores.games.get(entry.id));
  if (!isEntry(stored)) {
    const record = await resultOf(stores.deleted.get(entry.id));
    const isNews = isEntry(record?.entry) && adds(withoutReply(movesIn(entry)), versionIn(record.entry));
    return (!record || isRestored || isNews) && mergeNew(stores, kept);
  }
  const print = fingerprint(stored.text);
  const isSame = summary.print === print;
  const isTheirs = isSame
    ? isAfter(entry, stored)
    : summary.print !== agreed?.print && isNewer(entry, stored, print === agreed?.print);
  if (isTheirs === undefined) return mergeApart(stores, kept, stored);
  const shown = isTheirs ? summary : await resultOf(stores.summaries.get(entry.id));
  const won = isTheirs ? entry : stored;
  const about = { ...won.about, ...labelAfter(stored.about, entry.about, agreed) };
  if (!isTheirs && JSON.stringify(about) === JSON.stringify(stored.about)) return false;
  const { state } = isSame ? stored : entry;
  const revisions = isSame || !isTheirs ? stored.revisions : revised(revisionsIn(stored));
  stores.games.put({ ...won, about, state, revisions, revision: revisions?.at(-1) ?? stored.revision });
  if (isSummary(shown))
    await resultOf(stores.summaries.put({ ...shown, name: about.name ?? "", tags: about.tags }));
  return true;
}

/**
 * Whether a game of another device takes the place of the one here.
 *
 * @param {Entry} theirs
 * @param {Entry} ours
 * @param {boolean} isUnchanged whether ours has not changed since the two agreed
 * @returns {boolean | undefined} nothing if both are to be kept
 */
function isNewer(theirs, ours, isUnchanged) {
  if (isUnchanged && theirs.about.time > ours.about.time) return true;
  const relation = compare(movesIn(theirs), versionIn(ours));
  if (relation === "newer") return true;
  if (relation === "older") return false;
  // The texts of files may differ in their comments.
  const isFile = [theirs, ours].some(({ about }) => about.source === "file");
  return relation === "same" && !isFile ? isAfter(theirs, ours) : undefined;
}

/**
 * The version of a game that came from a file. Its moves are compared, as files have no revisions.
 *
 * @param {Entry} entry
 */
const movesIn = (entry) => versionIn({ ...entry, revision: 0, revisions: undefined });

/**
 * An order of versions that is the same on all devices: by time, and otherwise by what is written.
 *
 * @param {Entry} one
 * @param {Entry} other
 */
function isAfter(one, other) {
  if (one.about.time !== other.about.time) return one.about.time > other.about.time;
  // Names and tags are merged apart from the rest.
  const [text, otherText] = [one, other].map(({ text, about }) =>
    JSON.stringify([text, Object.entries({ ...about, name: "", tags: [] }).toSorted()]),
  );
  return text > otherText;
}

/**
 * Adds a game of another device. If both have imported the same text, under different ids, the smaller id
 * stays on both.
 *
 * @param {Stores} stores
 * @param {Kept} kept
 */
async function mergeNew(stores, kept) {
  const { entry, summary } = kept;
  const isFile = (/** @type {Entry} */ { about }) => about.source === "file";
  const twin = isFile(entry) ? await findText(stores, summary.print) : undefined;
  if (twin !== undefined && isFile(await resultOf(stores.games.get(twin)))) {
    if (twin < entry.id) return false;
    await move(stores, twin, entry.id);
  } else await insert(stores, kept, entry.id);
  return true;
}

/**
 * Keeps two versions of a game that went on differently: the later one, and the other one under an id that it
 * gets on every device.
 *
 * @param {Stores} stores
 * @param {Kept} kept
 * @param {Entry} stored
 */
async function mergeApart(stores, kept, stored) {
  const { entry } = kept;
  const isTheirs = isAfter(entry, stored);
  const id = `${entry.id.slice(0, 100)}-${fingerprint((isTheirs ? stored : entry).text)}`;
  const [isKept, isDeleted] = await Promise.all([
    resultOf(stores.games.count(id)),
    resultOf(stores.deleted.count(id)),
  ]);
  if (!isTheirs && isKept + isDeleted > 0) return false;
  if (isTheirs && isKept + isDeleted === 0) await move(stores, entry.id, id);
  await insert(stores, kept, isTheirs ? entry.id : id);
  return true;
}

/**
 * Gives a game another id.
 *
 * @param {Stores} stores
 * @param {string} from
 * @param {string} to
 */
async function move({ games, summaries }, from, to) {
  const [entry, summary] = await Promise.all([resultOf(games.get(from)), resultOf(summaries.get(from))]);
  games.delete(from);
  summaries.delete(from);
  games.put({ ...entry, id: to });
  // One that is not sound is made again.
  if (isSummary(summary)) await resultOf(summaries.put({ ...summary, id: to }));
}

/**
 * The name and the tags of a game: those of the other device if they have changed there only.
 *
 * @param {Entry["about"]} ours
 * @param {Entry["about"]} theirs
 * @param {Agreed | undefined} agreed
 */
function labelAfter(ours, theirs, agreed) {
  const [here, there, before] = [ours, theirs, agreed].map(
    (about) => about && JSON.stringify([about.name || "", about.tags]),
  );
  const { name, tags } = here === before && there !== before ? theirs : ours;
  return { name, tags };
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
