/**
 * The locations of the worker, the module of rules and engine, and the languages, which are loaded on demand.
 * Each build replaces this module by one with the same exports.
 */

import { fetchPart } from "./parts-url.js";

/**
 * The address of the service worker; only a built site has one.
 *
 * @type {string | undefined}
 */
export const serviceWorkerUrl = undefined;

/**
 * The script of the worker.
 *
 * @returns {string} its address
 */
export const workerUrl = () => new URL("./engine/worker.js", import.meta.url).href;

/**
 * The module of rules and engine, not compiled yet.
 *
 * @returns {Promise<Response>}
 */
export const fetchModule = () => fetchPart(new URL("./wasm/ergo_wasm_bg.wasm", import.meta.url).href);

/**
 * The messages of a language.
 *
 * @param {string} code
 * @param {string} part "index" for those needed at once
 * @returns {string} the address of its module
 */
export const languageUrl = (code, part) => new URL(`./text/${code}/${part}.js`, import.meta.url).href;
