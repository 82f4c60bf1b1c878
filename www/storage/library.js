/**
 * The library: entries and their summaries in the database. What the browser cannot store lasts as long as
 * the page, and `trouble` says why. Other tabs hear of every change.
 */
import { NAME, openDatabase, resultOf, transact, troubleOf } from "./database.js";
import {
  damagedSummary,
  eventIn,
  fingerprint,
  hasColours,
  openingOf,
  positionIn,
  summarise,
} from "./entry.js";
import { isEntry, isSummary, isTime, MOST_TAGS } from "./validate.js";
import { adds, versionIn, withoutReply } from "./version.js";
import {
  addKept,
  findText,
  mergeKept,
  putBack,
  rawOf,
  takeAway,
  writeKept,
  writeState,
} from "./transactions.js";

/** @import {Agreed} from "./types.js" */
/** @import {Entry} from "./types.js" */
/** @import {Summary} from "./types.js" */
/** @import {Trouble} from "./types.js" */
/** @import {Stores} from "./database.js" */
/** @import {Version} from "./version.js" */
/** @import {Kept} from "./types.js" */
/** @import {Raw} from "./transactions.js" */

/** How long deleted games can be restored, in milliseconds. */
const KEPT_DELETED = 30 * 86_400_000;

/** How many summaries are read at once, so that no task takes long. */
const BATCH = 500;

/**
 * Keys in order, as ranges of some of them each; the ranges leave out no other key.
 *
 * @param {readonly string[]} ids
 * @returns {(IDBKeyRange | undefined)[]}
 */
function rangesOf(ids) {
  /** @type {IDBKeyRange[]} */
  const ranges = [];
  let at = BATCH;
  for (; at < ids.length; at += BATCH)
    ranges.push(
      at === BATCH
        ? IDBKeyRange.upperBound(ids[at], true)
        : IDBKeyRange.bound(ids[at - BATCH], ids[at], false, true),
    );
  return [...ranges, at === BATCH ? undefined : IDBKeyRange.lowerBound(ids[at - BATCH])];
}

/** Dispatches `change` after every change, also of another tab. */
export class Library extends EventTarget {
  /**
   * Why the last thing could not be stored.
   *
   * @type {Trouble | undefined}
   */
  trouble;
  /**
   * Why the summaries that were read last are not all there are.
   *
   * @type {Trouble | undefined}
   */
  unread;
  /**
   * The data that could not be stored.
   *
   * @type {Map<string, Kept>}
   */
  #unstored = new Map();
  /**
   * The ids of entries that got another id when they were stored late, by the ids that they were saved with.
   *
   * @type {Map<string, string>}
   */
  #late = new Map();
  #isStoringLate = false;
  /**
   * The order in which games were to be stored: a failure may be known late.
   *
   * @type {WeakMap<Kept, number>}
   */
  #order = new WeakMap();
  #saves = 0;
  /** @type {Promise<IDBDatabase> | undefined} */
  #opened;
  /** How often something has changed. */
  #changes = 0;
  /**
   * All summaries, as long as nothing changes.
   *
   * @type {readonly Summary[] | undefined}
   */
  #known;
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : undefined;

  constructor() {
    super();
    // In Node, an open channel would keep the process alive.
    /** @type {any} */ (this.#channel)?.unref?.();
    this.#channel?.addEventListener("message", () => this.#tell());
  }

  /** How many games last only as long as the page. */
  get unstored() {
    return this.#unstored.size;
  }

  /** Closes the database; the next call opens it again. */
  async close() {
    const opened = this.#opened;
    this.#opened = undefined;
    this.#forget();
    (await opened?.catch(() => undefined))?.close();
  }

  /**
   * Runs a transaction; opens the database if needed.
   *
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(stores: Stores) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #run(mode, work) {
    try {
      const run = async () => {
        this.#opened ??= openDatabase(() => {
          this.#opened = undefined;
          this.#forget();
        }).catch((error) => {
          // The next call tries again.
          this.#opened = undefined;
          throw error;
        });
        return transact(await this.#opened, mode, work);
      };
      // The browser may have closed it since.
      const result = await run().catch((error) => {
        if (error?.name !== "InvalidStateError") throw error;
        this.#opened = undefined;
        return run();
      });
      if (mode === "readwrite" || this.trouble !== "full") this.trouble = undefined;
      return result;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.code !== "full" && trouble.code !== "failed") this.#opened = undefined;
      this.trouble = trouble.code;
      throw trouble;
    }
  }

  #changed() {
    try {
      this.#channel?.postMessage("changed");
    } catch {
      // What is stored is stored; other tabs look again at their next visit.
    }
    this.#tell();
  }

  /** Says that something has changed, here or in another tab. */
  #tell() {
    this.#forget();
    this.dispatchEvent(new Event("change"));
  }

  #forget() {
    this.#changes += 1;
    this.#known = undefined;
  }

  /**
   * All summaries. Those that are missing or damaged are made again from their entries. While nothing has
   * changed they are not read again.
   *
   * @param {(text: string) => Promise<import("./types.js").Read | undefined>} read reads the game of a text
   * @returns {Promise<readonly Summary[]>}
   */
  async summaries(read) {
    if (this.#known) return this.#known;
    const changes = this.#changes;
    /** @type {Map<string, Summary>} */
    const found = new Map();
    /** @type {Set<string>} */
    const unsound = new Set();
    /** @type {Summary[]} */
    const incomplete = [];
    const take = (/** @type {Summary[]} */ batch) => {
      for (const summary of batch) {
        const { id } = summary;
        if (isSummary(summary)) found.set(id, summary);
        else unsound.add(id);
        if (found.has(id) && (summary.isStandard === undefined || summary.event === undefined))
          incomplete.push(summary);
      }
    };
    /** @type {Trouble | undefined} */
    let unread;
    try {
      const ids = await this.#run("readonly", async ({ games, summaries }) => {
        const ids = /** @type {string[]} */ (await resultOf(games.getAllKeys()));
        await Promise.all(rangesOf(ids).map((range) => resultOf(summaries.getAll(range)).then(take)));
        return ids;
      });
      for (let at = 0; at < incomplete.length; at += BATCH)
        await this.#completeSummaries(incomplete.slice(at, at + BATCH), read);
      for (const id of ids) if (!found.has(id)) unsound.add(id);
      const existing = new Set(ids);
      for (const id of found.keys()) if (!existing.has(id)) found.set(id, damagedSummary(id));
      for (const id of unsound) found.set(id, await this.#restoreSummary(id, read));
    } catch (error) {
      unread = troubleOf(error).code;
    }
    this.unread = unread;
    for (const [id, { summary }] of this.#unstored) found.set(id, { ...summary, isUnstored: true });
    const all = [...found.values()];
    // What was made again now may be read better by somebody else.
    const isSound =
      !unread && unsound.size === 0 && incomplete.every((summary) => summary.event !== undefined);
    if (isSound && this.#channel && changes === this.#changes) this.#known = all;
    return all;
  }

  /**
   * Adds to summaries of an earlier version what they lack. The rules read only games again whose players are
   * named by their colours.
   *
   * @param {Summary[]} incomplete
   * @param {(text: string) => Promise<import("./types.js").Read | undefined>} read
   */
  async #completeSummaries(incomplete, read) {
    if (incomplete.length === 0) return;
    /** @type {Map<Summary, Entry>} */
    const byColour = new Map();
    const complete = async (/** @type {Stores} */ { games, summaries }) => {
      const ids = incomplete.map(({ id }) => id);
      const found = await Promise.all(
        ids.map((id) => Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))])),
      );
      for (const [at, [entry, summary]] of found.entries()) {
        const isByColour = isEntry(entry) && hasColours(entry.text);
        if (isByColour) byColour.set(incomplete[at], entry);
        const patch = {
          isStandard: isEntry(entry) && positionIn(entry).start === undefined,
          ...(!isByColour && { event: isEntry(entry) ? eventIn(entry.text) : "" }),
        };
        Object.assign(incomplete[at], patch);
        if (summary) summaries.put({ ...summary, ...patch });
      }
    };
    await this.#run("readwrite", complete).catch(() => {});
    for (const [summary, entry] of byColour) {
      const known = await read(entry.text).catch(() => undefined);
      if (!known) continue;
      const { seats, event } = summarise(entry, known);
      Object.assign(summary, { seats, event });
      await this.#run("readwrite", async ({ summaries }) => {
        const stored = await resultOf(summaries.get(summary.id));
        if (stored?.print === summary.print) summaries.put({ ...stored, seats, event });
      }).catch(() => {});
    }
  }

  /**
   * Makes a summary again.
   *
   * @param {string} id
   * @param {(text: string) => Promise<import("./types.js").Read | undefined>} read
   */
  async #restoreSummary(id, read) {
    const [stored, since] = await this.#run("readonly", ({ games, summaries }) =>
      Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))]),
    );
    // An import may have added the game while the others were read.
    if (isSummary(since)) return since;
    const known = isEntry(stored) ? await read(stored.text).catch(() => undefined) : undefined;
    if (!known) return damagedSummary(id, typeof stored?.text === "string" ? stored.text : "");
    const summary = summarise(stored, known);
    const keep = async (/** @type {Stores} */ { games, summaries }) => {
      // The game may have gone on in another tab.
      if ((await resultOf(games.get(id)))?.text === stored.text) await resultOf(summaries.put(summary));
    };
    await this.#run("readwrite", keep).catch(() => {});
    return summary;
  }

  /**
   * The picture of a game, which is kept in its summary.
   *
   * @param {Summary} summary
   * @param {(text: string) => Promise<import("./types.js").Read | undefined>} read
   */
  async findPicture({ id, print }, read) {
    const picture = (await read(await this.textOf(id)))?.picture;
    if (picture === undefined) return undefined;
    const unstored = this.#unstored.get(id)?.summary;
    if (unstored?.print === print) unstored.picture = picture;
    const keep = async (/** @type {Stores} */ { summaries }) => {
      const stored = await resultOf(summaries.get(id));
      // The game may have gone on.
      if (isSummary(stored) && stored.print === print) await resultOf(summaries.put({ ...stored, picture }));
    };
    await this.#run("readwrite", keep).catch(() => {});
    return picture;
  }

  /**
   * @param {string} id
   * @returns {Promise<Entry | undefined>} nothing if there is none, or if it is damaged
   */
  async get(id) {
    return this.entryOf(id).catch(() => undefined);
  }

  /**
   * The entry with an id, also one that could not be stored; rejects if the database cannot be read.
   *
   * @param {string} id
   * @returns {Promise<Entry | undefined>}
   */
  async entryOf(id) {
    return this.#unstored.get(id)?.entry ?? this.getStored(id);
  }

  /**
   * The entry with an id, as it is in the database.
   *
   * @param {string} id
   * @returns {Promise<Entry | undefined>}
   */
  async getStored(id) {
    const entry = await this.#run("readonly", ({ games }) => resultOf(games.get(id)));
    return isEntry(entry) ? entry : undefined;
  }

  /**
   * Whatever is stored under an id.
   *
   * @param {string} id
   * @returns {Promise<string>} its text, as far as there is one
   */
  async textOf(id) {
    const unstored = this.#unstored.get(id)?.entry;
    const entry =
      unstored ??
      (await this.#run("readonly", ({ games }) => resultOf(games.get(id))).catch(() => undefined));
    return typeof entry?.text === "string" ? entry.text : "";
  }

  /**
   * Whether a game was deleted in this version or a later one. A version with more moves than the deleted one
   * is another game. A game that was deleted for good counts as deleted in every version, as its version is
   * not stored.
   *
   * @param {string} id
   * @param {Version} version
   */
  async isDeleted(id, version) {
    const record = await this.#deleted(id);
    const known = record?.entry;
    return record !== undefined && (!isEntry(known) || !adds(withoutReply(version), versionIn(known)));
  }

  /**
   * The game that was deleted under an id, if it can still be restored.
   *
   * @param {string} id
   * @returns {Promise<Entry | undefined>}
   */
  async deletedEntry(id) {
    const known = (await this.#deleted(id))?.entry;
    return isEntry(known) ? known : undefined;
  }

  /** @param {string} id */
  #deleted(id) {
    return this.#run("readonly", ({ deleted }) => resultOf(deleted.get(id))).catch(() => undefined);
  }

  /**
   * Stores a game that goes on. If another tab has stored a different continuation, both are kept.
   *
   * @param {Kept} kept
   * @returns {Promise<{ id: string; isApart: boolean }>} the entry that has the game now; rejects if it could
   *   not be stored
   */
  async save(kept) {
    const { id } = kept.entry;
    const before = this.#unstored.get(id);
    const order = ++this.#saves;
    this.#order.set(kept, order);
    try {
      const saved = await this.#run("readwrite", (stores) => writeKept(stores, this.#withId(kept)));
      this.#late.delete(id);
      if (this.#unstored.get(id) === before) this.#unstored.delete(id);
      await this.#storeLate();
      this.#changed();
      return { id: saved, isApart: saved !== id };
    } catch (error) {
      const other = this.#unstored.get(id);
      if (!other || (this.#order.get(other) ?? 0) < order) this.#unstored.set(id, kept);
      this.#changed();
      throw error;
    }
  }

  /**
   * A game with the id that it has in the database, if it was stored late.
   *
   * @param {Kept} kept
   * @returns {Kept}
   */
  #withId(kept) {
    const { id } = kept.entry;
    return { ...kept, entry: { ...kept.entry, id: this.#late.get(id) ?? id } };
  }

  /** Tries again to store what could not be stored, as it would have been stored then. */
  async #storeLate() {
    if (this.#isStoringLate) return;
    this.#isStoringLate = true;
    try {
      for (const [id, kept] of this.#unstored) {
        // It may have gone on meanwhile, or may have been deleted.
        if (this.#unstored.get(id) !== kept) continue;
        this.#late.set(id, await this.#run("readwrite", (stores) => writeKept(stores, this.#withId(kept))));
        if (this.#unstored.get(id) === kept) this.#unstored.delete(id);
      }
    } catch {
      // `trouble` says why.
    } finally {
      this.#isStoringLate = false;
    }
  }

  /**
   * Adds games in one transaction. A text that is there already is not added again, and nothing is
   * overwritten.
   *
   * @param {Kept[]} games
   * @returns {Promise<number>} how many were added; rejects if none could be stored
   */
  async add(games) {
    const added = await this.#run("readwrite", async (stores) => {
      let count = 0;
      for (const kept of games) if (await addKept(stores, kept)) count += 1;
      return count;
    });
    this.#changed();
    return added;
  }

  /**
   * Merges games that another device has stored, in one transaction.
   *
   * @param {Kept[]} games
   * @param {Readonly<Record<string, Agreed>>} agreed by their ids
   * @param {ReadonlySet<string>} restored games that were deleted and are there again
   * @returns {Promise<number>} how many have changed here; rejects if none could be stored
   */
  async merge(games, agreed, restored) {
    const changed = await this.#run("readwrite", async (stores) => {
      let count = 0;
      for (const kept of games) {
        const { id } = kept.entry;
        const known = Object.hasOwn(agreed, id) ? agreed[id] : undefined;
        if (await mergeKept(stores, kept, known, restored.has(id))) count += 1;
      }
      return count;
    });
    if (changed > 0) this.#changed();
    return changed;
  }

  /**
   * Keeps how a game was left whose moves are stored already, unless it has gone on since.
   *
   * @param {string} id
   * @param {string} state
   * @param {Version} version
   * @returns {Promise<number | undefined>} the last revision of what is stored now; nothing if that lacks
   *   something
   */
  keepState(id, state, version) {
    return this.#run("readwrite", (stores) => writeState(stores, id, state, version));
  }

  /**
   * Names a game, or changes the tags of games.
   *
   * @param {readonly string[]} ids
   * @param {{ name?: string; add?: readonly string[]; remove?: readonly string[] }} patch
   */
  async amend(ids, { name, add = [], remove = [] }) {
    const tagsAfter = (/** @type {string[]} */ tags) =>
      [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag)).slice(0, MOST_TAGS);
    const amended = (/** @type {{ name?: string; tags: string[] }} */ was) => ({
      name: name ?? was.name,
      tags: tagsAfter(was.tags),
    });
    for (const id of ids) {
      const kept = this.#unstored.get(id);
      if (!kept) continue;
      Object.assign(kept.entry.about, amended(kept.entry.about));
      Object.assign(kept.summary, amended(kept.summary));
    }
    await this.#run("readwrite", async ({ games, summaries }) => {
      const found = await Promise.all(
        ids.map((id) => Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))])),
      );
      for (const [entry, summary] of found) {
        if (isEntry(entry)) games.put({ ...entry, about: { ...entry.about, ...amended(entry.about) } });
        if (isSummary(summary)) summaries.put({ ...summary, ...amended(summary) });
      }
    });
    this.#changed();
  }

  /**
   * Lets games count for the rating.
   *
   * @param {readonly string[]} ids
   */
  async rate(ids) {
    await this.#run("readwrite", async ({ games, summaries }) => {
      for (const id of ids) {
        const [entry, summary] = await Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))]);
        if (isEntry(entry)) games.put({ ...entry, about: { ...entry.about, rated: true } });
        if (isSummary(summary)) summaries.put({ ...summary, rated: true });
      }
    });
    this.#changed();
  }

  /**
   * Deletes games. What was deleted is kept for a while, unless there is no room for it.
   *
   * @param {readonly string[]} ids
   * @param {ReadonlyMap<string, string>} [prints] those of their texts: what has gone on since stays
   * @returns {Promise<Deleted>} for `restore`
   */
  async remove(ids, prints) {
    /** @type {Deleted} */
    const removed = { stored: [], unstored: [] };
    const isMeant = (/** @type {string} */ id, /** @type {unknown} */ text) =>
      !prints || (typeof text === "string" && prints.get(id) === fingerprint(text));
    const remove = (/** @type {boolean} */ isKept) =>
      this.#run("readwrite", async (stores) => {
        removed.stored = (await rawOf(stores, ids)).filter(({ id, entry }) => isMeant(id, entry?.text));
        for (const raw of removed.stored) await takeAway(stores, raw, isKept ? Date.now() : undefined);
      });
    await remove(true)
      .catch((error) => (troubleOf(error).code === "full" ? remove(false) : Promise.reject(error)))
      .catch((error) => {
        if (!ids.every((id) => this.#unstored.has(id))) throw error;
      });
    for (const id of ids) {
      const kept = this.#unstored.get(id);
      if (!kept || !isMeant(id, kept.entry.text)) continue;
      removed.unstored.push(kept);
      this.#unstored.delete(id);
    }
    this.#changed();
    return removed;
  }

  /**
   * Puts deleted games back, unless they are part of what was stored since.
   *
   * @param {Deleted} removed
   */
  async restore({ stored, unstored }) {
    for (const kept of unstored)
      if (!this.#unstored.has(kept.entry.id)) this.#unstored.set(kept.entry.id, kept);
    await this.#run("readwrite", async (stores) => {
      for (const raw of stored) await putBack(stores, raw);
    });
    await this.#storeLate();
    this.#changed();
  }

  /**
   * When each game was deleted, as far as that is known: after all that happened to it before.
   *
   * @returns {Promise<Map<string, number | undefined>>} by their ids
   */
  async deletedTimes() {
    /** @type {Map<string, number | undefined>} */
    const times = new Map();
    /** @type {IDBKeyRange | undefined} */
    let range;
    let isMore;
    do {
      const records = await this.#run("readonly", ({ deleted }) => resultOf(deleted.getAll(range, BATCH)));
      for (const { id, entry, time } of records) {
        const last = isTime(entry?.about?.time) ? entry.about.time : -Infinity;
        times.set(id, isTime(time) ? Math.max(time, last + 1) : undefined);
        range = IDBKeyRange.lowerBound(id, true);
      }
      isMore = records.length === BATCH;
    } while (isMore);
    return times;
  }

  /** Whether any game was deleted. */
  async hasDeleted() {
    return (await this.#run("readonly", ({ deleted }) => resultOf(deleted.count())).catch(() => 0)) > 0;
  }

  /**
   * The games that were deleted and can still be restored, the last one first. Those from long ago are
   * forgotten.
   *
   * @returns {Promise<DeletedGame[]>}
   */
  async deletedGames() {
    /** @type {DeletedGame[]} */
    const found = [];
    const now = Date.now();
    /** @type {IDBKeyRange | undefined} */
    let range;
    let isMore;
    do {
      const batch = await this.#run("readwrite", async ({ deleted }) => {
        const records = await resultOf(deleted.getAll(range, BATCH));
        for (const record of records) {
          if (record.entry === undefined) continue;
          // From a time that cannot be, the days are counted from now on.
          if (!isTime(record.time) || record.time > now) deleted.put(Object.assign(record, { time: now }));
          else if (record.time < now - KEPT_DELETED) deleted.put({ id: record.id });
        }
        return records;
      });
      for (const { id, entry, summary, time } of batch) {
        range = IDBKeyRange.lowerBound(id, true);
        const text = typeof entry?.text === "string" ? entry.text : "";
        if (entry === undefined || time < now - KEPT_DELETED) continue;
        found.push({
          summary: isSummary(summary) && summary.id === id ? summary : damagedSummary(id, text),
          time,
        });
      }
      isMore = batch.length === BATCH;
    } while (isMore);
    return found.toSorted((one, other) => other.time - one.time);
  }

  /**
   * Puts games back that were deleted some time ago.
   *
   * @param {readonly string[]} ids
   */
  async restoreDeleted(ids) {
    await this.#run("readwrite", async (stores) => {
      for (const id of ids) {
        const record = await resultOf(stores.deleted.get(id));
        if (record?.entry !== undefined) await putBack(stores, record);
      }
    });
    await this.#storeLate();
    this.#changed();
  }

  /**
   * Deletes games for good that were deleted before.
   *
   * @param {readonly string[]} ids
   */
  async forgetDeleted(ids) {
    await this.#run("readwrite", async ({ deleted }) => {
      // Another tab may have restored some.
      for (const id of ids) if ((await resultOf(deleted.count(id))) > 0) deleted.put({ id });
    });
    this.#changed();
  }

  /**
   * The id of an entry that has this very text, if there is one.
   *
   * @param {string} text
   * @returns {Promise<string | undefined>}
   */
  async find(text) {
    const print = fingerprint(text);
    const unstored = [...this.#unstored.values()].find(({ summary }) => summary.print === print);
    if (unstored) return unstored.entry.id;
    return this.#run("readonly", (stores) => findText(stores, print));
  }

  /**
   * The id of an entry that has a version of a game, or a later one, if there is one.
   *
   * @param {string} game
   * @param {Version} version
   * @returns {Promise<string | undefined>}
   */
  async findVersion(game, version) {
    const opening = openingOf(version.moves);
    for (const summary of await this.summaries(async () => undefined)) {
      if (summary.game !== game || !`${summary.opening} `.startsWith(opening && `${opening} `)) continue;
      const entry = await this.get(summary.id);
      if (entry && !adds(version, versionIn(entry))) return entry.id;
    }
    return undefined;
  }
}

/**
 * The records of deleted games.
 *
 * @typedef {{ stored: Raw[]; unstored: Kept[] }} Deleted
 */

/**
 * A game that was deleted, and when.
 *
 * @typedef {{ summary: Summary; time: number }} DeletedGame
 */

/** The library of the page. */
export const library = new Library();
