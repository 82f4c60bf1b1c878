/**
 * The folder in which the library is kept as well, where the browser lets a page write into one: it agrees
 * with the library after every change, and whenever the page comes into view. The browser keeps which folder
 * it is, and may ask for the permission again after a while.
 */
import { resultOf, troubleOf } from "../storage/database.js";
import { library } from "../storage/library.js";
import { Reader } from "../storage/reader.js";
import { settings } from "../storage/settings-store.js";
import { FOLDER } from "../storage/keys.js";
import { read, remove, write } from "../storage/storage.js";
import { NewerFolder, nothingKnown, synchronise } from "./synchronise.js";

/** @import {Known} from "./synchronise.js" */

/**
 * The state of the folder: there is none; it has everything; the browser asks for the permission again; it is
 * not there any more; a newer version of the page uses it; there is no room; or something else failed.
 *
 * @typedef {"none" | "working" | "current" | "asking" | "gone" | "newer" | "full" | "failed"} FolderState
 */

/** The store of the database that has the folder itself, and what it and the library agreed on. */
const STORE = "folder";

/** How long a change waits for others, in milliseconds. */
const PAUSE = 2000;

/** Dispatches `change` when its state has changed. */
class Folder extends EventTarget {
  /** @type {FolderState} */
  state = "none";
  /** How many games in it could not be read. */
  unreadable = 0;
  /** Whether settings or ratings, here or there, are of a newer version of the page. */
  isNewer = false;
  /** Whether settings or ratings there could not be read, and were set aside during this visit. */
  isSetAside = false;
  #isStarted = false;
  #timer = 0;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** Whether the browser lets pages write into folders. */
  get isPossible() {
    return "showDirectoryPicker" in window;
  }

  get name() {
    return read(FOLDER) ?? "";
  }

  /** Keeps the folder current from now on, if there is one. */
  start() {
    if (this.#isStarted || this.name === "") return;
    this.#isStarted = true;
    this.#set("working");
    const soon = () => this.#soon();
    library.addEventListener("change", soon);
    settings.addEventListener("change", soon);
    document.addEventListener("visibilitychange", () => void this.#run());
    void this.#run();
  }

  /** Lets the person choose a folder, and writes the library into it. */
  async choose() {
    const handle = await /** @type {any} */ (window)
      .showDirectoryPicker({ id: "ergo", mode: "readwrite" })
      .catch((/** @type {DOMException} */ error) => {
        if (error.name !== "AbortError") throw error;
      });
    if (!handle) return;
    await this.#alone(async () => {
      if (!write(FOLDER, handle.name)) throw new Error("the page may not store which folder it is");
      await keep({ handle, known: nothingKnown() });
    });
    this.start();
    await this.#run();
  }

  /** Asks for the permission again. */
  async allow() {
    const { handle } = await kept();
    await handle?.requestPermission({ mode: "readwrite" }).catch(() => "denied");
    await this.#run();
  }

  /** Leaves the folder as it is, and keeps nothing in it from now on. */
  async forget() {
    remove(FOLDER);
    this.#set("none");
    // Another folder may have been chosen since.
    await this.#alone(async () => {
      if (this.name === "") await keep({ handle: undefined, known: undefined });
    });
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#run(), PAUSE);
  }

  /** Synchronises once the last time is over. */
  #run() {
    return this.#alone(() => this.#synchronise());
  }

  /**
   * Does something after all that was begun before, here and in other tabs: what is known belongs to one
   * folder.
   *
   * @param {() => Promise<unknown>} work
   */
  #alone(work) {
    const done = this.#last.then(() => navigator.locks?.request(FOLDER, work) ?? work());
    this.#last = done.catch(() => {});
    return done;
  }

  async #synchronise() {
    if (this.name === "") return this.#set("none");
    const reader = new Reader();
    try {
      const { handle, known = nothingKnown() } = await kept();
      if (!handle) return this.#set("gone");
      if ((await handle.queryPermission({ mode: "readwrite" })) !== "granted") return this.#set("asking");
      if (this.state !== "current") this.#set("working");
      const done = await synchronise(handle, known, { library, read: (text) => reader.read(text) });
      // It may have been given up meanwhile.
      if (this.name === "") return this.#set("none");
      await keep({ known: done.known });
      this.unreadable = done.unreadable;
      this.isNewer = done.isNewer;
      this.isSetAside ||= done.isSetAside;
      this.#set("current");
    } catch (error) {
      this.#set(stateAfter(error));
    } finally {
      reader.close();
    }
  }

  /** @param {FolderState} state */
  #set(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {unknown} error
 * @returns {FolderState}
 */
function stateAfter(error) {
  if (error instanceof NewerFolder) return "newer";
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotFoundError") return "gone";
  if (name === "NotAllowedError" || name === "SecurityError") return "asking";
  return troubleOf(error).code === "full" ? "full" : "failed";
}

/**
 * The stored data: the folder, and what it agreed on with the library.
 *
 * @typedef {object} Kept
 * @property {any} [handle] a `FileSystemDirectoryHandle` with its permissions, which few browsers have
 * @property {Known} [known]
 */

/**
 * If the browser stores nothing, both last as long as the page.
 *
 * @type {Kept}
 */
const unstored = {};

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withStore(mode, work) {
  const request = indexedDB.open(FOLDER, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  const database = await resultOf(request);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** @returns {Promise<Kept>} */
const kept = () =>
  withStore("readonly", async (store) => {
    const [handle, known] = await Promise.all([resultOf(store.get("handle")), resultOf(store.get("known"))]);
    return { handle, known, ...unstored };
  }).catch(() => unstored);

/** @param {Kept} values */
async function keep(values) {
  try {
    await withStore("readwrite", async (store) => {
      for (const [name, value] of Object.entries(values)) await resultOf(store.put(value, name));
    });
    for (const name of /** @type {(keyof Kept)[]} */ (Object.keys(values))) delete unstored[name];
  } catch {
    Object.assign(unstored, values);
  }
}

/** The folder of the page. */
export const folder = new Folder();
