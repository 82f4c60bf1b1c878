/** Replaces `../data.js` in the single-file build, as `module.js` does. */
import { inlined, unpack } from "./module.js";

/**
 * Whether the page contains a file.
 *
 * @param {string} name
 */
export const hasData = (name) => Object.hasOwn(inlined().data, name);

/**
 * A file that the page contains.
 *
 * @param {string} name that of its part, and its own
 * @returns {Promise<Response>}
 */
export const fetchData = async (name) => {
  const headers = name.endsWith(".wasm") ? { "content-type": "application/wasm" } : undefined;
  return new Response(unpack(inlined().data[name]), { headers });
};
