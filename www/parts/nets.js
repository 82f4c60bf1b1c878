/** The nets, which are loaded on demand. Each build replaces this module by one with the same exports. */
import { fetchPart } from "./fetch.js";

/**
 * The net that evaluates positions of a game; not every game has one: `cargo xtask play` sends an empty file.
 *
 * @param {string} game
 * @param {AbortSignal} signal
 * @returns {Promise<Response | undefined>}
 */
export const fetchNet = async (game, signal) => {
  const response = await fetchPart(new URL(`../nets/${game}.bin`, import.meta.url).href, { signal });
  return response.headers.get("content-length") === "0" ? undefined : response;
};
