/**
 * Makes a folder and the library agree: what other devices have written is merged into the library, and what
 * is new in the library is written. Nothing that cannot be read is overwritten, and no file that has changed
 * since it was read.
 */
import { importAll } from "./import.js";
import { fileOf } from "./export.js";
import { mergeSets, mergeValues } from "./merge.js";
import {
  asideName,
  fileOfTime,
  isGamesFile,
  isSettingsFile,
  readRecords,
  readShared,
  SETTINGS_FILE,
  writeRecords,
  writeShared,
} from "./folder-file.js";
import { fingerprint } from "../storage/entry.js";

/** @import {Library} from "../storage/library.js" */
/** @import {Summary} from "../storage/types.js" */
/** @import {ReadText} from "../wasm/ergo_wasm.js" */
/** @import {Agreed} from "../storage/types.js" */
/** @import {Shared} from "./folder-file.js" */

/**
 * What the folder and the library agreed on last.
 *
 * @typedef {object} Known
 * @property {Record<string, { modified: number; size: number }>} files as they were read or written
 * @property {Record<string, string>} written what each file of games was written from
 * @property {Record<string, Agreed>} games by their ids
 * @property {string[]} deleted the ids of deleted games
 * @property {Record<string, object>} records
 */

/** @typedef {{ known: Known; unreadable: number }} Synchronised `unreadable` games were found in the folder */

/** @returns {Known} */
export const nothingKnown = () => ({ files: {}, written: {}, games: {}, deleted: [], records: {} });

/** How often it begins again as another device writes at the same time. */
const ROUNDS = 5;

/** A newer version of the page has written into the folder. */
export class NewerFolder extends Error {}

/** Another device has written a file that was about to be written. */
class Overtaken extends Error {}

/**
 * @param {FileSystemDirectoryHandle} folder
 * @param {Known} known
 * @param {{ library: Library; read: (text: string) => Promise<ReadText> }} target
 * @returns {Promise<Synchronised>}
 */
export async function synchronise(folder, known, target) {
  for (let round = 1; ; round++) {
    try {
      return await new Synchronisation(folder, known, target).run();
    } catch (error) {
      if (!(error instanceof Overtaken) || round === ROUNDS) throw error;
    }
  }
}

class Synchronisation {
  #folder;
  #known;
  #library;
  #read;
  /**
   * The files that have changed since they were last seen here.
   *
   * @type {Map<string, File>}
   */
  #changed = new Map();
  /** @type {Known["files"]} */
  #files = {};
  /** Files of which a part cannot be read. */
  #unsound = new Set();
  #unreadable = 0;

  /**
   * @param {FileSystemDirectoryHandle} folder
   * @param {Known} known
   * @param {{ library: Library; read: (text: string) => Promise<ReadText> }} target
   */
  constructor(folder, known, { library, read }) {
    this.#folder = folder;
    this.#known = known;
    this.#library = library;
    this.#read = read;
  }

  async run() {
    await this.#look();
    const shared = await this.#mergeShared();
    const games = await this.#mergeGames(shared.deleted);
    const written = await this.#writeGames(games);
    await this.#write(SETTINGS_FILE, writeShared(shared));
    return {
      known: {
        files: this.#files,
        written,
        games: Object.fromEntries(games.map((summary) => [summary.id, agreedOn(summary)])),
        deleted: [...shared.deleted],
        records: shared.records,
      },
      unreadable: this.#unreadable,
    };
  }

  /** Finds the files that have changed. */
  async #look() {
    for await (const handle of this.#folder.values()) {
      const { kind, name } = handle;
      if (kind !== "file" || !(isGamesFile(name) || isSettingsFile(name))) continue;
      const file = await /** @type {FileSystemFileHandle} */ (handle).getFile();
      this.#files[name] = stampOf(file);
      if (!isSame(this.#known.files[name], file)) this.#changed.set(name, file);
    }
  }

  /**
   * Merges settings, ratings and the ids of deleted games.
   *
   * @returns {Promise<Shared>}
   */
  async #mergeShared() {
    const base = { records: this.#known.records, deleted: new Set(this.#known.deleted) };
    const deleted = await this.#deleted();
    /** @type {Shared[]} */
    const others = [];
    for (const [name, file] of this.#changed) {
      if (!isSettingsFile(name)) continue;
      const found = readShared(await file.text());
      if (found === "newer") throw new NewerFolder();
      if (found === "damaged") this.#unsound.add(name);
      else others.push(found);
    }
    // Nothing waits between reading and writing the records: what changes here meanwhile would be lost.
    const records = readRecords();
    const shared = others.reduce((mine, theirs) => mergeShared(base, mine, theirs), { records, deleted });
    writeRecords(shared.records, records);
    return shared;
  }

  /**
   * The ids of games that are deleted here: also of those that were deleted elsewhere before they came here.
   *
   * @returns {Promise<Set<string>>}
   */
  async #deleted() {
    const there = new Set((await this.#summaries()).map(({ id }) => id));
    const elsewhere = this.#known.deleted.filter((id) => !there.has(id));
    return new Set([...(await this.#library.deletedIds()), ...elsewhere]);
  }

  /**
   * Merges the games of the files that have changed.
   *
   * @param {Set<string>} deleted on any device; games that have gone on since are taken out
   * @returns {Promise<Summary[]>} all games of the library
   */
  async #mergeGames(deleted) {
    const known = new Set(this.#known.deleted);
    const deletedHere = new Set(await this.#library.deletedIds());
    const restored = new Set([...deletedHere].filter((id) => known.has(id) && !deleted.has(id)));
    const merge = {
      add: (/** @type {import("../storage/types.js").Kept[]} */ games) => {
        const wanted = games.filter(({ entry }) => !deleted.has(entry.id) || deletedHere.has(entry.id));
        return this.#library.merge(wanted, this.#known.games, restored);
      },
    };
    for (const [name, file] of this.#changed) {
      if (!isGamesFile(name)) continue;
      const { failed, trouble, isStopped } = await importAll([file], { library: merge, read: this.#read });
      if (isStopped) throw new Error(`${name} could not be merged: ${trouble}`);
      if (failed > 0) this.#unsound.add(name);
      this.#unreadable += failed;
    }
    const before = await this.#summaries();
    const isUnchanged = (/** @type {Summary} */ { id, print }) => this.#known.games[id]?.print === print;
    const removed = before.filter((summary) => deleted.has(summary.id) && isUnchanged(summary));
    if (removed.length > 0) await this.#library.remove(removed.map(({ id }) => id));
    const gone = new Set(removed.map(({ id }) => id));
    const games = before.filter(({ id }) => !gone.has(id));
    for (const { id } of games) deleted.delete(id);
    return games;
  }

  async #summaries() {
    const found = await this.#library.summaries(async (text) => (await this.#read(text)).games?.[0]);
    if (this.#library.unread) throw new Error(`the library could not be read: ${this.#library.unread}`);
    return found;
  }

  /**
   * Writes the files of games that have changed here, or that lack something.
   *
   * @param {Summary[]} games
   * @returns {Promise<Known["written"]>}
   */
  async #writeGames(games) {
    /** @type {Map<string, Summary[]>} */
    const files = new Map(Object.keys(this.#known.written).map((name) => [name, []]));
    for (const summary of games.toSorted(inOrder)) {
      const name = fileOfTime(summary.time);
      const parts = files.get(name);
      if (parts) parts.push(summary);
      else files.set(name, [summary]);
    }
    /** @type {Known["written"]} */
    const written = {};
    for (const [name, parts] of files) {
      const sign = fingerprint(JSON.stringify(parts.map((part) => [part.id, agreedOn(part), part.time])));
      const isCurrent = sign === this.#known.written[name] && name in this.#files && !this.#changed.has(name);
      const ids = parts.map(({ id }) => id);
      if (!isCurrent) await this.#write(name, await fileOf(this.#library, ids));
      if (parts.length > 0) written[name] = sign;
    }
    return written;
  }

  /**
   * Writes a file, unless it has this text. The browser replaces it at once, when all of it is there. A file
   * of no games is removed.
   *
   * @param {string} name
   * @param {string} text
   */
  async #write(name, text) {
    const handle = await this.#folder.getFileHandle(name, { create: true });
    const now = await handle.getFile();
    if (this.#files[name] ? !isSame(this.#files[name], now) : now.size > 0) throw new Overtaken();
    const before = await now.text();
    if (before !== text && this.#unsound.has(name)) await this.#setAside(name, before);
    if (text === "") {
      await this.#folder.removeEntry(name);
      delete this.#files[name];
      return;
    }
    if (before !== text) await replace(handle, text);
    this.#files[name] = stampOf(await handle.getFile());
  }

  /**
   * Keeps a file under another name.
   *
   * @param {string} name
   * @param {string} text
   */
  async #setAside(name, text) {
    for (let number = 1; ; number++) {
      const handle = await this.#folder.getFileHandle(asideName(name, number), { create: true });
      const kept = await (await handle.getFile()).text();
      if (kept === text) return;
      if (kept === "") return replace(handle, text);
    }
  }
}

/**
 * @param {FileSystemFileHandle} handle
 * @param {string} text
 */
async function replace(handle, text) {
  const stream = await handle.createWritable();
  await stream.write(text);
  await stream.close();
}

/**
 * @param {Shared} base
 * @param {Shared} mine
 * @param {Shared} theirs
 * @returns {Shared}
 */
function mergeShared(base, mine, theirs) {
  const names = new Set([...Object.keys(mine.records), ...Object.keys(theirs.records)]);
  /** @type {Record<string, object>} */
  const records = {};
  for (const name of names) {
    const [one, other] = [mine.records[name], theirs.records[name]];
    // A record that one device does not have was not deleted there.
    records[name] = one && other ? mergeValues(base.records[name], one, other) : (one ?? other);
  }
  return { records, deleted: mergeSets(base.deleted, mine.deleted, theirs.deleted) };
}

/**
 * What two devices agree on about a game.
 *
 * @param {Summary} summary
 * @returns {Agreed}
 */
const agreedOn = ({ print, name, tags }) => ({ print, name, tags });

/**
 * The order of games in a file.
 *
 * @param {Summary} one
 * @param {Summary} other
 */
const inOrder = (one, other) => one.time - other.time || (one.id < other.id ? -1 : 1);

/** @param {File} file */
const stampOf = ({ lastModified, size }) => ({ modified: lastModified, size });

/**
 * @param {{ modified: number; size: number } | undefined} stamp
 * @param {File} file
 */
const isSame = (stamp, { lastModified, size }) => stamp?.modified === lastModified && stamp.size === size;
