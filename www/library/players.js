/** The players of games from elsewhere, and games as one of them sees them. Pure functions. */

/** @import {Summary} from "../storage/types.js" */

/**
 * The side that is played under one of these names; `null` if both sides are, or neither.
 *
 * @param {Summary} summary
 * @param {readonly string[]} names
 * @returns {0 | 1 | null}
 */
function sideOf({ seats: [first, second] }, names) {
  const isFirst = names.includes(first);
  if (isFirst === names.includes(second)) return null;
  return isFirst ? 0 : 1;
}

/**
 * Games as they are seen from a side: each is made once, as the list keeps texts of it.
 *
 * @type {WeakMap<Summary, Map<0 | 1 | null, Summary>>}
 */
const seen = new WeakMap();

/**
 * A game as a side sees it.
 *
 * @param {Summary} summary
 * @param {0 | 1 | null} side
 */
export function seenFrom(summary, side) {
  if (summary.side === side) return summary;
  const known = seen.get(summary) ?? new Map();
  seen.set(summary, known);
  const found = known.get(side) ?? { ...summary, side };
  known.set(side, found);
  return /** @type {Summary} */ (found);
}

/**
 * A game as the player with one of these names sees it.
 *
 * @param {Summary} summary
 * @param {readonly string[]} names
 */
export const seenBy = (summary, names) => seenFrom(summary, sideOf(summary, names));

/**
 * A game from the side of the user, whose names in imported games are given.
 *
 * @param {Summary} summary
 * @param {readonly string[]} names
 */
export const seenByPerson = (summary, names) =>
  summary.source === "file" && summary.side === null ? seenBy(summary, names) : summary;

/**
 * The names of the players of games from elsewhere, those with the most games first.
 *
 * @param {readonly Summary[]} summaries
 * @returns {Map<string, number>} the number of games of each
 */
export function playersIn(summaries) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { source, seats } of summaries)
    if (source === "file" || source === "friend")
      for (const name of new Set(seats)) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...counts].toSorted(([one, count], [other, more]) => more - count || (one < other ? -1 : 1)),
  );
}
