/** Which steps of which lessons are done, kept in the browser. */
import { recordsOf } from "../storage/records.js";
import { PLACE } from "../storage/storage.js";

/**
 * How many steps are done, by the id of the lesson.
 *
 * @typedef {Record<string, number>} Progress
 */

/** @type {(game: string) => import("../storage/records.js").StoredRecord<Progress>} */
const recordOf = recordsOf((game) => `${PLACE} lessons ${game}`, {
  subject: "lessons",
  version: 1,
  read,
  write: (progress) => progress,
});

/**
 * @param {any} counts
 * @param {() => void} isPartial
 * @returns {Progress}
 */
function read(counts, isPartial) {
  const found = Object.entries(counts).filter(([, count]) => Number.isInteger(count) && Number(count) > 0);
  if (found.length < Object.keys(counts).length) isPartial();
  return /** @type {Progress} */ (Object.fromEntries(found));
}

/**
 * @param {string} game
 * @returns {Progress}
 */
export const readProgress = (game) => recordOf(game).value;

/**
 * Notes that some steps of a lesson are done.
 *
 * @param {string} game
 * @param {string} lesson
 * @param {number} count
 */
export function noteDone(game, lesson, count) {
  const record = recordOf(game);
  if ((record.value[lesson] ?? 0) >= count) return;
  record.update((progress) => ({ ...progress, [lesson]: Math.max(count, progress[lesson] ?? 0) }));
}
