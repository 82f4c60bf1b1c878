/**
 * The locations of the worker, and the module of rules and engine, which are loaded on demand. Each build
 * replaces this module by one with the same exports.
 */

import { fetchPart } from "./fetch.js";

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
export const workerUrl = () => new URL("../engine/worker.js", import.meta.url).href;

/**
 * A part of the module of rules and engine, not compiled yet.
 *
 * @param {string} [part] the base if there is none
 * @returns {Promise<Response>}
 */
export const fetchModule = (part = "ergo_wasm_bg") =>
  fetchPart(new URL(`../wasm/${part}.wasm`, import.meta.url).href);
