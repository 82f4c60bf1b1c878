/**
 * The database of the library in IndexedDB: opens it, and runs transactions. What goes wrong has a code, so
 * that it can be said in words.
 */
import { PLACE } from "./storage.js";

/** @import {Trouble} from "./types.js" */

/** Each site on an origin has a library of its own. */
export const NAME = `${PLACE} library`;

/** The version of the schema. A database of a later version is left alone. */
export const VERSION = 1;

/** Game texts with what belongs to them, what the list shows of them, and the ids of games that were deleted. */
export const STORES = /** @type {const} */ ({ games: "games", summaries: "summaries", deleted: "deleted" });

class StorageTrouble extends Error {
  /**
   * @param {Trouble} code
   * @param {unknown} [cause]
   */
  constructor(code, cause) {
    super(code, { cause });
    this.code = code;
  }
}

/**
 * @param {unknown} error
 * @returns {StorageTrouble}
 */
export function troubleOf(error) {
  if (error instanceof StorageTrouble) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError") return new StorageTrouble("full", error);
  if (name === "VersionError") return new StorageTrouble("newer", error);
  if (name === "SecurityError" || name === "InvalidStateError") return new StorageTrouble("denied", error);
  return new StorageTrouble("failed", error);
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

/**
 * @param {() => void} onClosed the browser or a later version of the page has closed it
 * @returns {Promise<IDBDatabase>}
 */
export function openDatabase(onClosed) {
  return new Promise((resolve, reject) => {
    /** @type {IDBOpenDBRequest} */
    let request;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (error) {
      // Browsers that forbid storage throw, or have no `indexedDB` at all.
      return reject(new StorageTrouble("denied", error));
    }
    request.addEventListener("upgradeneeded", () => createStores(request.result));
    request.addEventListener("blocked", () => reject(new StorageTrouble("blocked")));
    request.addEventListener("error", () => reject(troubleOf(request.error)));
    request.addEventListener("success", () => {
      const database = request.result;
      // A later version in another tab must be able to change the schema.
      database.addEventListener("versionchange", () => {
        database.close();
        onClosed();
      });
      database.addEventListener("close", onClosed);
      resolve(database);
    });
  });
}

/** @param {IDBDatabase} database */
function createStores(database) {
  database.createObjectStore(STORES.games, { keyPath: "id" });
  database.createObjectStore(STORES.summaries, { keyPath: "id" }).createIndex("print", "print");
  database.createObjectStore(STORES.deleted, { keyPath: "id" });
}

/** @typedef {{ [Name in keyof typeof STORES]: IDBObjectStore }} Stores */

/**
 * Runs a transaction: all of it is stored, or nothing.
 *
 * @template T
 * @param {IDBDatabase} database
 * @param {IDBTransactionMode} mode
 * @param {(stores: Stores) => Promise<T>} work must only wait for requests of the transaction
 * @returns {Promise<T>}
 */
export async function transact(database, mode, work) {
  const names = Object.values(STORES);
  const transaction = database.transaction(names, mode);
  const done = new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve(undefined));
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new DOMException("aborted", "AbortError")),
    );
  });
  const stores = /** @type {Stores} */ (
    Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]))
  );
  try {
    const result = await work(stores);
    await done;
    return result;
  } catch (error) {
    done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw transaction.error ?? error;
  }
}
