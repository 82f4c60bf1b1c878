/**
 * Where games with friends are stored.
 */
import { PLACE } from "../app/storage.js";

/** What their keys start with. */
export const FRIENDS = `${PLACE} friend `;

/** The keys of those that the browser has stored. */
export function storedKeys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(FRIENDS));
  } catch {
    return [];
  }
}
