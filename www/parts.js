/**
 * The locations of the parts that are loaded on demand. Each build replaces this module by one with the same exports.
 */

import { fetchPart } from "./parts-url.js";

/** The address of the service worker; only a built site has one. @type {string | undefined} */
export const serviceWorkerUrl = undefined;

/** The script of the worker. @returns {string} its address */
export const workerUrl = () => new URL("./engine/worker.js", import.meta.url).href;

/** The module of rules and engine, not compiled yet. @returns {Promise<Response>} */
export const fetchModule = () => fetchPart(new URL("./wasm/ergo_wasm_bg.wasm", import.meta.url).href);

/** The messages of a language. @param {string} code @param {string} part "index" for those needed at once @returns {string} the address of its module */
export const languageUrl = (code, part) => new URL(`./text/${code}/${part}.js`, import.meta.url).href;

/** @param {string} path @returns {Promise<string>} */
async function textAt(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** The rules of a game, as Markdown. @param {string} game */
export const rulesText = (game) => textAt(`./rules/${game}.md`);

/** The puzzles of a game, for `puzzles/read.js`. @param {string} game */
export const puzzlesText = (game) => textAt(`./puzzles/${game}.txt`);

/** The lessons of a game, for `lessons/read.js`. @param {string} game */
export const lessonsText = (game) => textAt(`./lessons/${game}.txt`);
