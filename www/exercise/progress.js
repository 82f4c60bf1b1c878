/** Which steps of which lessons are done, kept in the browser. */
import { recordsOf } from "../storage/records.js";
import { PLACE } from "../storage/storage.js";
import { LESSONS } from "./formats.js";

/** @import {Progress} from "./formats.js" */

const recordOf = recordsOf((game) => `${PLACE} lessons ${game}`, LESSONS);

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
