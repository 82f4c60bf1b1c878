/**
 * The browser APIs that the library needs, in memory and cleared before each test; the parser of game texts,
 * and games.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { stored } from "./fake-storage.mjs";
import { GameTexts } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

Object.assign(globalThis, {
  location: new URL("https://example.org/ergo/"),
  IDBKeyRange,
  indexedDB: new IDBFactory(),
});

const texts = new GameTexts();

/**
 * The games of a text.
 *
 * @param {string} text
 */
export const read = async (text) => texts.read(text);

/**
 * The game of a text, if it has one.
 *
 * @param {string} text
 */
export async function readOne(text) {
  const { games } = await read(text);
  return games?.length === 1 ? games[0] : undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  stored.clear();
});

const { makeId, summarise } = await import("../../../www/storage/entry.js");

/** @import {Entry} from "../../../www/storage/types.js" */
/** @import {Kept} from "../../../www/storage/types.js" */

/**
 * A game of Ergo as a tab keeps it.
 *
 * @param {string} line its position line
 * @param {Partial<Entry>} [more]
 * @returns {Promise<Kept>}
 */
export async function kept(line, more = {}) {
  const text = `[Game "ergo"]\n\n${line.split(" moves ")[1]} *`;
  const known = await readOne(text);
  assert.ok(known, line);
  /** @type {Entry} */
  const entry = {
    id: makeId(),
    text,
    line,
    about: { source: "play", time: 1000, tags: [] },
    revision: 0,
    ...more,
  };
  return { entry, summary: summarise(entry, known) };
}

/**
 * Makes writing fail as a full disk does.
 *
 * @param {() => boolean} isFull
 */
export function fillDisk(isFull) {
  const open = indexedDB.open.bind(indexedDB);
  /** @type {any} */ (indexedDB).open = (/** @type {string} */ name, /** @type {number} */ version) => {
    const request = open(name, version);
    request.addEventListener("success", () => {
      const { transaction } = request.result;
      request.result.transaction = (/** @type {any} */ names, /** @type {any} */ mode) => {
        if (mode === "readwrite" && isFull()) throw new DOMException("full", "QuotaExceededError");
        return transaction.call(request.result, names, mode);
      };
    });
    return request;
  };
}

/**
 * Changes the database as an earlier version, or a bad disk, has left it.
 *
 * @param {(stores: Record<string, IDBObjectStore>) => void} change
 */
export async function damage(change) {
  const { NAME, STORES, VERSION, resultOf } = await import("../../../www/storage/database.js");
  const database = await resultOf(indexedDB.open(NAME, VERSION));
  const names = Object.values(STORES);
  const transaction = database.transaction(names, "readwrite");
  change(Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)])));
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  database.close();
}
