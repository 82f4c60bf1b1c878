/** Which steps of which lessons are done, kept in the browser. */
import { PLACE, read, write } from "../app/storage.js";

/** How many steps are done, by the id of the lesson. @typedef {Record<string, number>} Progress */

const keyOf = (/** @type {string} */ game) => `${PLACE} lessons ${game}`;

/** What the browser does not store lasts as long as the page. @type {Map<string, Progress>} */
const unstored = new Map();

/** @param {string} game @returns {Progress} */
export function readProgress(game) {
  const kept = unstored.get(game);
  if (kept) return kept;
  try {
    const found = JSON.parse(read(keyOf(game)) ?? "{}");
    const isCount = (/** @type {[string, unknown]} */ [, count]) => Number.isInteger(count) && Number(count) > 0;
    return Object.fromEntries(Object.entries(found ?? {}).filter(isCount));
  } catch {
    return {};
  }
}

/** Notes that some steps of a lesson are done. @param {string} game @param {string} lesson @param {number} count */
export function noteDone(game, lesson, count) {
  const progress = readProgress(game);
  if ((progress[lesson] ?? 0) >= count) return;
  const next = { ...progress, [lesson]: count };
  if (write(keyOf(game), JSON.stringify(next))) unstored.delete(game);
  else unstored.set(game, next);
}
