/**
 * How games are written into the database, each within a transaction: nothing that is stored, or was deleted
 * and can be restored, is replaced by a game that does not contain it.
 */
import { continues, parse } from "./storage.js";
import { withoutReply } from "./tabs.js";
import { resultOf } from "./database.js";
import { makeId } from "./id.js";
import { isEntry, isSummary } from "./validate.js";

/** @import {Entry} from "./entry.js" */
/** @import {Summary} from "./entry.js" */
/** @import {Stores} from "./database.js" */
/** @typedef {{ entry: Entry; summary: Summary }} Kept */
/**
 * What was stored under an id: whatever it is.
 *
 * @typedef {{ id: string; entry: any; summary: unknown }} Raw
 */

/**
 * What two versions of a game do: mine replaces the stored one, adds nothing to it, or goes on differently.
 *
 * @param {Entry} mine
 * @param {Entry} stored
 * @returns {"write" | "known" | "apart"}
 */
export function compare(mine, stored) {
  // The line of a study is the one that is looked at, and says little about its tree.
  if (mine.about.source === "study") return mine.text === stored.text ? "known" : "apart";
  if (continues(mine.line, stored.line)) return "write";
  if (continues(stored.line, mine.line)) return "known";
  // Both tabs may differ only in the last reply of the engine. Then the tab that plays on replaces the stored
  // game.
  const setup = stored.state === undefined ? undefined : parse(stored.state).setup;
  const before = setup && withoutReply({ ...setup, positionLine: stored.line }).positionLine;
  return before !== undefined && continues(mine.line, before) ? "write" : "apart";
}

/**
 * Whether a game is part of a stored one: the same text, or an earlier stage of it.
 *
 * @param {unknown} entry
 * @param {unknown} stored
 */
function isPart(entry, stored) {
  if (!isEntry(entry) || !isEntry(stored)) return false;
  return entry.text === stored.text || (entry.about.source !== "study" && continues(stored.line, entry.line));
}

/**
 * Writes a game. If another tab has stored a different continuation, both are kept.
 *
 * @param {Stores} stores
 * @param {Kept} kept its revision is the one that this tab knows, 0 if it has stored none
 * @returns {Promise<{ id: string; revision: number }>} the entry that has the game now
 */
export async function writeKept(stores, { entry, summary }) {
  const { games, summaries } = stores;
  const stored = await resultOf(games.get(entry.id));
  let { id, revision } = entry;
  let { name, tags } = entry.about;
  if (isEntry(stored)) {
    // The name and the tags are changed in the list only.
    ({ name, tags } = stored.about);
    const outcome = stored.revision === entry.revision ? "write" : compare(entry, stored);
    // The tab still does not know what is stored, and may go on differently.
    if (outcome === "known") return { id, revision };
    if (outcome === "apart") id = makeId();
    revision = outcome === "apart" ? 0 : stored.revision;
  } else if (stored !== undefined) games.put({ ...stored, id: makeId() });
  revision += 1;
  const written = { ...entry, id, revision, about: { ...entry.about, name, tags } };
  games.put(written);
  await settleDeleted(stores, id, written);
  await resultOf(summaries.put({ ...summary, id, name: name ?? "", tags }));
  return { id, revision };
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
 * What is stored under some ids.
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
