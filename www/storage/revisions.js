/** Revisions of games as they are stored, see `version.js`. */

/** The greatest revision: the next one is still an exact number. */
export const GREATEST = 2 ** 52;

/** How many revisions a game keeps. A version that is further behind counts as another game. */
export const MOST_REVISIONS = 1000;

/**
 * Whether something that was stored is a list of revisions.
 *
 * @param {unknown} value
 * @returns {value is number[]}
 */
export const areRevisions = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_REVISIONS &&
  value.every((revision) => Number.isInteger(revision) && revision > 0 && revision <= GREATEST);
