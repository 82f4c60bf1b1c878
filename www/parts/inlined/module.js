/** Replaces `../module.js` in the single-file build, in which an element of the page contains the parts. */

/**
 * @typedef {object} Inlined
 * @property {string} worker the script of the worker
 * @property {Record<string, string>} modules of rules and engine by their parts, compressed by gzip, in
 *   base64
 * @property {Record<string, string>} nets of each game, in the same form
 * @property {Record<"rules" | "lessons" | "puzzles" | "starts", Record<string, string>>} texts of each game,
 *   in English
 * @property {Record<string, import("../lesson-words.js").Translation>} translations by language
 * @property {Record<string, string>} data of parts of the page, in the same form as the modules
 */

/** @type {Inlined | undefined} */
let found;

/**
 * The contents of the element.
 *
 * @returns {Inlined}
 */
export const inlined = () =>
  (found ??= JSON.parse(/** @type {HTMLElement} */ (document.querySelector("#parts")).textContent ?? ""));

/**
 * A single file needs no service worker.
 *
 * @type {string | undefined}
 */
export const serviceWorkerUrl = undefined;

/**
 * The script of the worker. Pages opened from disk cannot start module workers from a `blob:` URL.
 *
 * @returns {string} its address
 */
export const workerUrl = () => `data:text/javascript,${encodeURIComponent(inlined().worker)}`;

/**
 * The content of a file.
 *
 * @param {string} packed compressed by gzip, in base64
 */
export function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
}

/**
 * A part of the module of rules and engine, not compiled yet.
 *
 * @param {string} [part] the base if there is none
 * @returns {Promise<Response>}
 */
export const fetchModule = async (part = "base") =>
  new Response(unpack(inlined().modules[part]), { headers: { "content-type": "application/wasm" } });
