/** The keys of stored games but the one that is played, and where version 0.1 had its own. */
import { PLACE } from "./storage.js";

export const previousKey = (/** @type {string} */ game) => `${PLACE} before ${game}`;

/** The start of the keys of games with friends. */
export const FRIENDS = `${PLACE} friend `;

/** The keys of games with friends. */
export const friendKeys = () => keysFrom(FRIENDS);

/** The keys of version 0.1, which all sites of an origin shared. */
export const EARLIER = /** @type {const} */ ({
  current: "ergo.current",
  game: "ergo.game.",
  previous: "ergo.before.",
});

/**
 * The stored keys that start with a text.
 *
 * @param {string} start
 */
export function keysFrom(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
