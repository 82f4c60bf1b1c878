/** The browser APIs that the library needs, in memory and cleared before each test; and the parser of game texts. */
import { readFileSync } from "node:fs";
import { beforeEach } from "node:test";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { GameTexts, initSync } from "../../../www/wasm/ergo_wasm.js";

/** The content of localStorage. @type {Map<string, string>} */
const stored = new Map();
const localStorage = {
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void stored.set(key, value),
  removeItem: (/** @type {string} */ key) => void stored.delete(key),
};
Object.assign(globalThis, { location: new URL("https://example.org/ergo/"), localStorage, IDBKeyRange, indexedDB: new IDBFactory() });
Object.assign(globalThis, { window: globalThis });

initSync({ module: readFileSync(new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url)) });
const texts = new GameTexts();

/** The games of a text. @param {string} text */
export const read = async (text) => texts.read(text);

/** The game of a text, if it has one. @param {string} text */
export async function readOne(text) {
  const { games } = await read(text);
  return games?.length === 1 ? games[0] : undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  stored.clear();
});
