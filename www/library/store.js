/**
 * The library: entries and their summaries in the database. What the browser cannot store lasts as long as the page, and
 * `trouble` says why. Other tabs hear of every change.
 */
import { continues, parse } from "../app/storage.js";
import { withoutReply } from "../app/tabs.js";
import { NAME, openDatabase, resultOf, transact, troubleOf } from "./database.js";
import { damagedSummary, fingerprint, isEntry, isStandard, isSummary, summarise } from "./entry.js";
import { makeId } from "./id.js";

/** @typedef {import("./entry.js").Entry} Entry */
/** @typedef {import("./entry.js").Summary} Summary */
/** @typedef {import("./database.js").Trouble} Trouble */
/** @typedef {import("./database.js").Stores} Stores */
/** @typedef {{ entry: Entry, summary: Summary }} Kept */

/** How long deleted games can be restored, in milliseconds. */
const KEPT_DELETED = 30 * 86_400_000;

/** How many summaries are read at once, so that no task takes long. */
const BATCH = 500;

/**
 * What two versions of a game do: mine replaces the stored one, adds nothing to it, or goes on differently.
 * @param {Entry} mine @param {Entry} stored
 * @returns {"write" | "known" | "apart"}
 */
export function compare(mine, stored) {
  // The line of a study is the one that is looked at, and says little about its tree.
  if (mine.about.source === "study") return mine.text === stored.text ? "known" : "apart";
  if (continues(mine.line, stored.line)) return "write";
  if (continues(stored.line, mine.line)) return "known";
  // Both tabs may differ only in the last reply of the engine. Then the tab that plays on replaces the stored game.
  const setup = stored.state === undefined ? undefined : parse(stored.state).setup;
  const before = setup && withoutReply({ ...setup, positionLine: stored.line }).positionLine;
  return before !== undefined && continues(mine.line, before) ? "write" : "apart";
}

/** Dispatches `change` after every change, also of another tab. */
export class Library extends EventTarget {
  /** Why the last thing could not be stored. @type {Trouble | undefined} */
  trouble;
  /** What could not be stored. @type {Map<string, Kept>} */
  #unstored = new Map();
  /** @type {Promise<IDBDatabase> | undefined} */
  #opened;
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : undefined;

  constructor() {
    super();
    // In Node, an open channel would keep the process alive.
    /** @type {any} */ (this.#channel)?.unref?.();
    this.#channel?.addEventListener("message", () => this.dispatchEvent(new Event("change")));
  }

  /** How many games last only as long as the page. */
  get unstored() {
    return this.#unstored.size;
  }

  /** Closes the database; the next call opens it again. */
  async close() {
    const opened = this.#opened;
    this.#opened = undefined;
    (await opened?.catch(() => undefined))?.close();
  }

  /**
   * Runs a transaction; opens the database if needed.
   * @template T @param {IDBTransactionMode} mode @param {(stores: Stores) => Promise<T>} work @returns {Promise<T>}
   */
  async #run(mode, work) {
    try {
      const run = async () => {
        this.#opened ??= openDatabase(() => (this.#opened = undefined));
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
    this.#channel?.postMessage("changed");
    this.dispatchEvent(new Event("change"));
  }

  /**
   * All summaries. Those that are missing or damaged are made again from their entries.
   * @param {(text: string) => Promise<import("./entry.js").Read | undefined>} read reads the game of a text
   * @returns {Promise<Summary[]>}
   */
  async summaries(read) {
    /** @type {Map<string, Summary>} */
    const found = new Map();
    /** @type {Set<string>} */
    const unsound = new Set();
    try {
      let after = "";
      for (let isMore = true; isMore;) {
        const batch = await this.#run("readonly", ({ summaries }) =>
          resultOf(summaries.getAll(IDBKeyRange.lowerBound(after, true), BATCH)),
        );
        for (const summary of batch) {
          after = summary.id;
          if (isSummary(summary)) found.set(summary.id, summary);
          else unsound.add(summary.id);
        }
        await this.#completeSummaries(batch.filter((summary) => isSummary(summary) && summary.isStandard === undefined));
        isMore = batch.length === BATCH;
      }
      const ids = await this.#run("readonly", ({ games }) => resultOf(games.getAllKeys()));
      for (const id of ids) if (!found.has(String(id))) unsound.add(String(id));
      const existing = new Set(ids);
      for (const id of found.keys()) if (!existing.has(id)) found.set(id, damagedSummary(id));
      for (const id of unsound) found.set(id, await this.#restoreSummary(id, read));
    } catch {
      // `trouble` says why.
    }
    for (const [id, { summary }] of this.#unstored) found.set(id, { ...summary, isUnstored: true });
    return [...found.values()];
  }

  /** Adds to summaries of an earlier version what they lack. The rules need not read the games again. @param {Summary[]} incomplete */
  async #completeSummaries(incomplete) {
    if (incomplete.length === 0) return;
    const complete = async (/** @type {Stores} */ { games, summaries }) => {
      const ids = incomplete.map(({ id }) => id);
      const found = await Promise.all(ids.map((id) => Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))])));
      for (const [at, [entry, summary]] of found.entries()) {
        const patch = { isStandard: isEntry(entry) && isStandard(entry.line) };
        Object.assign(incomplete[at], patch);
        if (summary) summaries.put({ ...summary, ...patch });
      }
    };
    await this.#run("readwrite", complete).catch(() => {});
  }

  /** Makes a summary again. @param {string} id @param {(text: string) => Promise<import("./entry.js").Read | undefined>} read */
  async #restoreSummary(id, read) {
    const [stored, since] = await this.#run("readonly", ({ games, summaries }) =>
      Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))]),
    );
    // An import may have added the game while the others were read.
    if (isSummary(since)) return since;
    const known = isEntry(stored) ? await read(stored.text).catch(() => undefined) : undefined;
    if (!known) return damagedSummary(id, typeof stored?.text === "string" ? stored.text : "");
    const summary = summarise(stored, known);
    await this.#run("readwrite", ({ summaries }) => resultOf(summaries.put(summary))).catch(() => {});
    return summary;
  }

  /**
   * The picture of a game, which is kept in its summary.
   * @param {Summary} summary @param {(text: string) => Promise<import("./entry.js").Read | undefined>} read
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

  /** @param {string} id @returns {Promise<Entry | undefined>} nothing if there is none, or if it is damaged */
  async get(id) {
    const unstored = this.#unstored.get(id)?.entry;
    if (unstored) return unstored;
    const entry = await this.#run("readonly", ({ games }) => resultOf(games.get(id))).catch(() => undefined);
    return isEntry(entry) ? entry : undefined;
  }

  /** Whatever is stored under an id. @param {string} id @returns {Promise<string>} its text, as far as there is one */
  async textOf(id) {
    const unstored = this.#unstored.get(id)?.entry;
    const entry = unstored ?? (await this.#run("readonly", ({ games }) => resultOf(games.get(id))).catch(() => undefined));
    return typeof entry?.text === "string" ? entry.text : "";
  }

  /** Whether the game was deleted. @param {string} id */
  async isDeleted(id) {
    const found = await this.#run("readonly", ({ deleted }) => resultOf(deleted.count(id))).catch(() => 0);
    return found > 0;
  }

  /**
   * Stores a game that goes on. If another tab has stored a different continuation, both are kept.
   * @param {Kept} kept its revision is the one that this tab knows, 0 if it has stored none
   * @returns {Promise<{ id: string, revision: number, isApart: boolean }>} the entry that has the game now; rejects if it could not be stored
   */
  async save({ entry, summary }) {
    let isApart = false;
    const write = async (/** @type {Stores} */ { games, summaries, deleted }) => {
      const stored = await resultOf(games.get(entry.id));
      let { id, revision } = entry;
      let { name, tags } = entry.about;
      if (isEntry(stored)) {
        // The name and the tags are changed in the list only.
        ({ name, tags } = stored.about);
        const isForeign = stored.revision !== entry.revision;
        const outcome = isForeign ? compare(entry, stored) : "write";
        // The tab still does not know what is stored, and may go on differently.
        if (outcome === "known") return { id, revision };
        isApart = outcome === "apart";
        if (isApart) id = makeId();
        revision = isApart ? 0 : stored.revision;
      }
      revision += 1;
      games.put({ ...entry, id, revision, about: { ...entry.about, name, tags } });
      deleted.delete(id);
      await resultOf(summaries.put({ ...summary, id, name: name ?? "", tags }));
      return { id, revision };
    };
    try {
      const saved = await this.#run("readwrite", write);
      this.#unstored.delete(entry.id);
      await this.#storeLate();
      this.#changed();
      return { ...saved, isApart };
    } catch (error) {
      this.#unstored.set(entry.id, { entry, summary });
      this.#changed();
      throw error;
    }
  }

  /** Tries again to store what could not be stored. */
  async #storeLate() {
    const waiting = [...this.#unstored.values()];
    if (waiting.length === 0) return;
    await this.#run("readwrite", async ({ games, summaries }) => {
      for (const { entry, summary } of waiting) {
        games.put({ ...entry, revision: entry.revision + 1 });
        await resultOf(summaries.put(summary));
      }
    }).then(
      () => this.#unstored.clear(),
      () => {},
    );
  }

  /**
   * Adds games in one transaction. A text that is there already is not added again, and nothing is overwritten.
   * @param {Kept[]} games @returns {Promise<number>} how many were added; rejects if none could be stored
   */
  async add(games) {
    const added = await this.#run("readwrite", async (stores) => {
      let count = 0;
      for (const { entry, summary } of games) {
        if ((await resultOf(stores.summaries.index("print").count(summary.print))) > 0) continue;
        const isTaken = (await resultOf(stores.games.count(entry.id))) > 0;
        const id = isTaken ? makeId() : entry.id;
        stores.games.put({ ...entry, id });
        await resultOf(stores.summaries.put({ ...summary, id }));
        count += 1;
      }
      return count;
    });
    this.#changed();
    return added;
  }

  /**
   * Names a game, or changes the tags of games.
   * @param {readonly string[]} ids @param {{ name?: string, add?: readonly string[], remove?: readonly string[] }} patch
   */
  async amend(ids, { name, add = [], remove = [] }) {
    const tagsAfter = (/** @type {string[]} */ tags) => [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag));
    const amended = (/** @type {{ name?: string, tags: string[] }} */ was) => ({ name: name ?? was.name, tags: tagsAfter(was.tags) });
    for (const id of ids) {
      const kept = this.#unstored.get(id);
      if (!kept) continue;
      Object.assign(kept.entry.about, amended(kept.entry.about));
      Object.assign(kept.summary, amended(kept.summary));
    }
    await this.#run("readwrite", async ({ games, summaries }) => {
      const found = await Promise.all(ids.map((id) => Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))])));
      for (const [entry, summary] of found) {
        if (isEntry(entry)) games.put({ ...entry, about: { ...entry.about, ...amended(entry.about) } });
        if (isSummary(summary)) summaries.put({ ...summary, ...amended(summary) });
      }
    });
    this.#changed();
  }

  /**
   * Deletes games. What was deleted is kept for a while, unless there is no room for it.
   * @param {readonly string[]} ids @returns {Promise<Deleted>} for `restore`
   */
  async remove(ids) {
    /** @type {Deleted} */
    const removed = { stored: [], unstored: [] };
    const remove = (/** @type {boolean} */ isKept) =>
      this.#run("readwrite", async ({ games, summaries, deleted }) => {
        const found = await Promise.all(ids.map((id) => Promise.all([resultOf(games.get(id)), resultOf(summaries.get(id))])));
        removed.stored = ids.map((id, at) => ({ id, entry: found[at][0], summary: found[at][1] }));
        const time = Date.now();
        for (const record of removed.stored) {
          games.delete(record.id);
          summaries.delete(record.id);
          deleted.put(isKept && record.entry !== undefined ? { ...record, time } : { id: record.id });
        }
      });
    await remove(true)
      .catch((error) => (troubleOf(error).code === "full" ? remove(false) : Promise.reject(error)))
      .catch((error) => {
        if (!ids.every((id) => this.#unstored.has(id))) throw error;
      });
    for (const id of ids) {
      const kept = this.#unstored.get(id);
      if (kept) removed.unstored.push(kept);
      this.#unstored.delete(id);
    }
    this.#changed();
    return removed;
  }

  /** Puts deleted games back, unless they were stored again since. @param {Deleted} removed */
  async restore({ stored, unstored }) {
    for (const kept of unstored) this.#unstored.set(kept.entry.id, kept);
    await this.#run("readwrite", async ({ games, summaries, deleted }) => {
      const counts = await Promise.all(stored.map(({ id }) => resultOf(games.count(id))));
      for (const [at, { id, entry, summary }] of stored.entries()) {
        deleted.delete(id);
        if (counts[at] > 0) continue;
        if (entry !== undefined) games.put(entry);
        if (summary !== undefined) summaries.put(summary);
      }
    });
    this.#changed();
  }

  /** Whether any game was deleted. */
  async hasDeleted() {
    return (await this.#run("readonly", ({ deleted }) => resultOf(deleted.count())).catch(() => 0)) > 0;
  }

  /** The games that were deleted and can still be restored, the last one first. Those from long ago are forgotten. @returns {Promise<DeletedGame[]>} */
  async deletedGames() {
    /** @type {DeletedGame[]} */
    const found = [];
    const since = Date.now() - KEPT_DELETED;
    let after = "";
    for (let isMore = true; isMore;) {
      const batch = await this.#run("readwrite", async ({ deleted }) => {
        const records = await resultOf(deleted.getAll(IDBKeyRange.lowerBound(after, true), BATCH));
        for (const { id, time } of records) if (time < since) deleted.put({ id });
        return records;
      });
      for (const { id, entry, summary, time } of batch) {
        after = id;
        const text = typeof entry?.text === "string" ? entry.text : "";
        if (time >= since) found.push({ summary: isSummary(summary) ? summary : damagedSummary(id, text), time });
      }
      isMore = batch.length === BATCH;
    }
    return found.toSorted((one, other) => other.time - one.time);
  }

  /** Puts games back that were deleted some time ago. @param {readonly string[]} ids */
  async restoreDeleted(ids) {
    const records = await this.#run("readonly", ({ deleted }) => Promise.all(ids.map((id) => resultOf(deleted.get(id)))));
    await this.restore({ stored: records.filter((record) => record?.entry !== undefined), unstored: [] });
  }

  /** Deletes games for good that were deleted before. @param {readonly string[]} ids */
  async forgetDeleted(ids) {
    await this.#run("readwrite", async ({ deleted }) => {
      for (const id of ids) deleted.put({ id });
    });
    this.#changed();
  }

  /** The id of an entry that has this very text, if there is one. @param {string} text @returns {Promise<string | undefined>} */
  async find(text) {
    const print = fingerprint(text);
    const unstored = [...this.#unstored.values()].find(({ summary }) => summary.print === print);
    if (unstored) return unstored.entry.id;
    const found = await this.#run("readonly", ({ summaries }) => resultOf(summaries.index("print").getKey(print)));
    return found === undefined ? undefined : String(found);
  }
}

/** The records of deleted games. @typedef {{ stored: { id: string, entry: unknown, summary: unknown }[], unstored: Kept[] }} Deleted */

/** A game that was deleted, and when. @typedef {{ summary: Summary, time: number }} DeletedGame */

/** The library of the page. */
export const library = new Library();
