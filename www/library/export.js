/** Exports games as one file, each text as it is. */
import { BETWEEN, wrap } from "./envelope.js";

/** @import {Library} from "../storage/library.js" */

/** How many games are read at once. */
const BATCH = 200;

/**
 * The file with some games. Damaged ones come last, so that they spoil no other.
 *
 * @param {Pick<Library, "get" | "textOf">} library
 * @param {readonly string[]} ids
 */
export async function fileOf(library, ids) {
  /** @type {string[]} */
  const parts = [];
  /** @type {string[]} */
  const damaged = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const entries = await Promise.all(batch.map((id) => library.get(id)));
    for (const [place, entry] of entries.entries()) {
      if (entry) parts.push(wrap(entry));
      else damaged.push(await library.textOf(batch[place]));
    }
  }
  const texts = [...parts, ...damaged].filter(Boolean);
  return texts.length === 0 ? "" : `${texts.join(BETWEEN)}\n`;
}
