/**
 * Makes a folder and the library agree: what other devices have written is merged into the library, and what
 * is new in the library is written. Nothing that cannot be read is overwritten, and no file that has changed
 * since it was read.
 */
import { importAll } from "./import.js";
import { fileOf } from "./export.js";
import { mergeFates, mergeValues } from "./merge.js";
import {
  asideName,
  fileOfTime,
  isCopy,
  isGamesFile,
  isSettingsFile,
  LONGEST,
  readFound,
  readOwn,
  readShared,
  SETTINGS_FILE,
  writeOwn,
  writeShared,
} from "./folder-file.js";
import { fingerprint } from "../storage/entry.js";
import { LATEST } from "../storage/validate.js";

/** @import {Library} from "../storage/library.js" */
/** @import {Summary} from "../storage/types.js" */
/** @import {ReadText} from "../wasm/ergo_wasm.js" */
/** @import {Agreed} from "../storage/types.js" */
/** @import {Fates} from "./merge.js" */
/** @import {Own} from "./folder-file.js" */
/** @import {Shared} from "./folder-file.js" */

/**
 * The last state that the folder and the library agreed on.
 *
 * @typedef {object} Known
 * @property {Record<string, { modified: number; size: number }>} files as they were read or written
 * @property {Record<string, string>} written what each file of games was written from
 * @property {Record<string, Agreed>} games by their ids
 * @property {([id: string, time: number] | string)[]} deleted when games were deleted; earlier versions of
 *   the page have kept only the ids
 * @property {[id: string, time: number][]} [restored] when games were restored
 * @property {Record<string, object>} records
 */

/**
 * @typedef {object} Synchronised
 * @property {Known} known
 * @property {number} unreadable how many games were found in the folder that cannot be read
 * @property {boolean} isSetAside whether settings or ratings there were damaged, and were set aside
 * @property {boolean} isNewer whether a newer version of the page has settings or ratings, here or there
 */

/** @returns {Known} */
export const nothingKnown = () => ({
  files: {},
  written: {},
  games: {},
  deleted: [],
  restored: [],
  records: {},
});

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
  /** Whether a newer version of the page has records, here or there. */
  #isNewer = false;
  /** Whether the browser stored the records of other devices. */
  #isStored = true;

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

  /** @returns {Promise<Synchronised>} */
  async run() {
    await this.#look();
    const shared = await this.#mergeShared();
    const games = await this.#mergeGames(shared);
    const written = await this.#writeGames(games);
    await this.#write(SETTINGS_FILE, boundedText(shared));
    const hasDamagedCopy = await this.#setCopiesAside();
    const files = { ...this.#files };
    // What the browser could not store is merged again.
    if (!this.#isStored) delete files[SETTINGS_FILE];
    return {
      known: {
        files,
        written,
        games: Object.fromEntries(games.map((summary) => [summary.id, agreedOn(summary)])),
        deleted: [...shared.deleted],
        restored: [...shared.restored],
        records: this.#isStored ? shared.records : this.#known.records,
      },
      unreadable: this.#unreadable,
      isSetAside: hasDamagedCopy || this.#unsound.has(SETTINGS_FILE),
      isNewer: this.#isNewer,
    };
  }

  /** Finds the files that have changed. */
  async #look() {
    for await (const handle of this.#folder.values()) {
      const { kind, name } = handle;
      if (kind !== "file" || !(isGamesFile(name) || isSettingsFile(name))) continue;
      const file = await /** @type {FileSystemFileHandle} */ (handle).getFile();
      this.#files[name] = stampOf(file);
      // A copy of the settings stays only until it is merged.
      if (isCopy(name) || !isSame(this.#known.files[name], file)) this.#changed.set(name, file);
    }
  }

  /**
   * Merges settings, ratings and the fates of games.
   *
   * @returns {Promise<Shared>}
   */
  async #mergeShared() {
    const { mine, before } = await this.#fates();
    const found = await this.#findShared();
    // For an unchanged file, the result of the previous read still applies.
    if (!this.#changed.has(SETTINGS_FILE)) found.unshift({ ...before, records: this.#known.records });
    // Nothing waits between reading and writing the records: what changes here meanwhile would be lost.
    const records = this.#mergeRecords(
      found.map((shared) => shared.records),
      readOwn(),
    );
    return { ...mergeFates([mine, ...found]), records };
  }

  /**
   * The content of the files of settings that have changed: that of all devices first, and then its copies.
   *
   * @returns {Promise<Shared[]>}
   */
  async #findShared() {
    /** @type {Shared[]} */
    const found = [];
    const names = [...this.#changed.keys()].filter(isSettingsFile);
    for (const name of names.toSorted((one, other) => Number(isCopy(one)) - Number(isCopy(other)))) {
      const file = /** @type {File} */ (this.#changed.get(name));
      const text = file.size > 4 * LONGEST ? "" : await file.text();
      const shared = readShared(text, isCopy(name) ? 0 : file.lastModified);
      if (shared === "newer") throw new NewerFolder();
      const records = shared === "damaged" ? {} : shared.records;
      const isDamaged = Object.entries(records).some(
        ([name, record]) => readFound(name, record).soundness === "damaged",
      );
      if (shared === "damaged" || isDamaged) this.#unsound.add(name);
      if (shared !== "damaged") found.push(shared);
    }
    return found;
  }

  /**
   * Merges records. Those of a newer version stay as they are, here and there, and damaged ones say nothing.
   *
   * @param {Record<string, object>[]} found in the folder
   * @param {Map<string, Own>} own
   */
  #mergeRecords(found, own) {
    const names = new Set([...own.keys(), ...found.flatMap((records) => Object.keys(records))]);
    /** @type {Record<string, object>} */
    const merged = {};
    for (const name of names) {
      const there = found.flatMap((records) => (Object.hasOwn(records, name) ? [records[name]] : []));
      const read = there.map((record) => readFound(name, record));
      const newer = there[read.findIndex(({ soundness }) => soundness === "newer")];
      const here = own.get(name);
      const sound = read.filter(({ soundness }) => soundness === "sound").map(({ record }) => record);
      if (newer || here?.soundness === "newer") {
        const left = newer ?? sound[0];
        if (left) merged[name] = left;
        this.#isNewer = true;
        continue;
      }
      const mine = here?.soundness === "sound" ? here.record : undefined;
      const record = mergeAll(name, this.#agreed(name), [...(mine ? [mine] : []), ...sound]);
      if (!record) continue;
      merged[name] = record;
      if (!writeOwn(name, record, here)) this.#isStored = false;
    }
    return merged;
  }

  /**
   * The record that both had last.
   *
   * @param {string} name
   */
  #agreed(name) {
    return readFound(name, this.#known.records[name]).record;
  }

  /**
   * The fates of games: what was known of them, and what has happened here since. A game that was there when
   * both agreed and is deleted now was deleted after all that is known, whatever the clocks say.
   *
   * @returns {Promise<{ mine: Fates; before: Fates }>}
   */
  async #fates() {
    const now = Date.now();
    const there = new Set((await this.#summaries()).map(({ id }) => id));
    const here = await this.#library.deletedTimes();
    const before = {
      deleted: new Map(this.#known.deleted.map((fate) => (typeof fate === "string" ? [fate, 0] : fate))),
      restored: new Map(this.#known.restored),
    };
    const mine = { deleted: new Map(before.deleted), restored: new Map(before.restored) };
    for (const [id, time] of here) {
      const least = this.#known.games[id] ? (before.restored.get(id) ?? 0) + 1 : 0;
      // Of what both agreed on, the time stays as it is.
      if (!before.deleted.get(id)) mine.deleted.set(id, Math.min(LATEST, Math.max(time ?? now, least)));
    }
    for (const [id, time] of before.deleted)
      if (there.has(id) && !here.has(id)) mine.restored.set(id, Math.min(LATEST, Math.max(now, time + 1)));
    return { mine, before };
  }

  /**
   * Merges the games of the files that have changed.
   *
   * @param {Fates} fates those of games that have gone on are changed
   * @returns {Promise<readonly Summary[]>} all games of the library
   */
  async #mergeGames(fates) {
    const { deleted } = fates;
    const here = await this.#library.deletedTimes();
    const restored = new Set([...here.keys()].filter((id) => fates.restored.has(id)));
    const merge = {
      add: (/** @type {import("../storage/types.js").Kept[]} */ games) => {
        const wanted = games.filter(
          ({ entry: { id, about } }) => here.has(id) || about.time >= (deleted.get(id) ?? -Infinity),
        );
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
    await this.#removeDeleted(deleted, here);
    const games = await this.#summaries();
    // Those that are there all the same have gone on, or are back.
    for (const { id } of games) {
      const time = deleted.get(id);
      if (time === undefined) continue;
      deleted.delete(id);
      fates.restored.set(id, Math.min(LATEST, time + 1));
    }
    return games;
  }

  /**
   * Deletes games that were deleted elsewhere, unless they have changed here since.
   *
   * @param {Map<string, number>} deleted
   * @param {Map<string, unknown>} here what was deleted here before
   */
  async #removeDeleted(deleted, here) {
    const found = (await this.#summaries()).filter(({ id }) => deleted.has(id) && !here.has(id));
    /** @type {Map<string, string>} */
    const prints = new Map();
    for (const { id, print } of found) {
      const agreed = this.#known.games[id];
      const time = (await this.#library.get(id))?.about.time ?? 0;
      if (time < Number(deleted.get(id)) && (!agreed || agreed.print === print)) prints.set(id, print);
    }
    if (prints.size > 0) await this.#library.remove([...prints.keys()], prints);
  }

  async #summaries() {
    const found = await this.#library.summaries(async (text) => (await this.#read(text)).games?.[0]);
    if (this.#library.unread) throw new Error(`the library could not be read: ${this.#library.unread}`);
    return found;
  }

  /**
   * Writes the files of games that have changed here, or that lack something.
   *
   * @param {readonly Summary[]} games
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
    const isCurrent = now.size === new Blob([text]).size && (await now.text()) === text;
    if (!isCurrent && this.#unsound.has(name)) await this.#setAside(name, "unreadable", now);
    if (text === "") {
      if (now.size > 0 && !isSame(stampOf(now), await handle.getFile())) throw new Overtaken();
      await this.#folder.removeEntry(name);
      delete this.#files[name];
      return;
    }
    if (!isCurrent) await replace(handle, text, now);
    const after = await handle.getFile();
    // Another device may have written it at once.
    if ((await after.text()) === text) this.#files[name] = stampOf(after);
    else delete this.#files[name];
  }

  /**
   * Sets the copies of the settings aside that were merged: they are of the past from now on.
   *
   * @returns {Promise<boolean>} whether a part of one is damaged
   */
  async #setCopiesAside() {
    let isDamaged = false;
    for (const [name, file] of this.#changed) {
      if (!isCopy(name)) continue;
      const isUnsound = this.#unsound.has(name);
      const now = await this.#fileIn(name);
      if (!now || !isSame(stampOf(file), now)) throw new Overtaken();
      await this.#setAside(name, isUnsound ? "unreadable" : "merged", now);
      await this.#folder.removeEntry(name);
      delete this.#files[name];
      isDamaged ||= isUnsound;
    }
    return isDamaged;
  }

  /**
   * A file as it is now.
   *
   * @param {string} name
   * @returns {Promise<File | undefined>}
   */
  async #fileIn(name) {
    const handle = await this.#folder.getFileHandle(name).catch(() => undefined);
    return handle?.getFile();
  }

  /**
   * Keeps a file under another name.
   *
   * @param {string} name
   * @param {"unreadable" | "merged"} why
   * @param {File} file
   */
  async #setAside(name, why, file) {
    for (let number = 1; ; number++) {
      const handle = await this.#folder.getFileHandle(asideName(name, why, number), { create: true });
      const kept = await handle.getFile();
      if (kept.size === 0) return replace(handle, file);
      if (kept.size === file.size && (await kept.text()) === (await file.text())) return;
    }
  }
}

/**
 * Replaces a file, unless it has changed meanwhile.
 *
 * @param {FileSystemFileHandle} handle
 * @param {string | Blob} content
 * @param {File} [known] what it is replaced for
 */
async function replace(handle, content, known) {
  const stream = await handle.createWritable();
  await stream.write(content);
  if (known && !isSame(stampOf(known), await handle.getFile())) {
    await stream.abort();
    throw new Overtaken();
  }
  await stream.close();
}

/**
 * The text of the settings, which every device can read.
 *
 * @param {Shared} shared
 */
function boundedText(shared) {
  const text = writeShared(shared);
  if (readShared(text) === "damaged") throw new Error("the settings and ratings are too long for a file");
  return text;
}

/**
 * A record after the changes of all sides; nothing if there is none.
 *
 * @param {string} name
 * @param {object} base
 * @param {readonly object[]} all mine first, if there is one
 * @returns {object | undefined}
 */
const mergeAll = (name, base, [first, ...others]) =>
  others.reduce((mine, theirs) => {
    const merged = mergeValues(base, mine, theirs);
    // Parts of sound records may make none together.
    return readFound(name, merged).soundness === "sound" ? merged : mine;
  }, first);

/**
 * The properties of a game that two devices agree on.
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
