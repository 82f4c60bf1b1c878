/**
 * Replaces `parts.js` in the single-file build, in which an element of the page contains the parts.
 */

/**
 * @typedef {object} Inlined
 * @property {string} worker the script of the worker
 * @property {string} module the module of rules and engine, compressed by gzip, in base64
 * @property {Record<"rules" | "lessons" | "puzzles", Record<string, string>>} texts of each game
 */

/** @type {Inlined | undefined} */
let found;

/** What the element contains. @returns {Inlined} */
export const inlined = () => (found ??= JSON.parse(/** @type {HTMLElement} */ (document.querySelector("#parts")).textContent ?? ""));

/** A single file needs no service worker. @type {string | undefined} */
export const serviceWorkerUrl = undefined;

/** The script of the worker. Pages opened from disk cannot start module workers from a `blob:` URL. @returns {string} its address */
export const workerUrl = () => `data:text/javascript,${encodeURIComponent(inlined().worker)}`;

/** The module of rules and engine, not compiled yet. @returns {Promise<Response>} */
export async function fetchModule() {
  const packed = Uint8Array.from(atob(inlined().module), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": "application/wasm" } });
}

/** A single file contains no language but English. */
export const languageUrl = () => "";
