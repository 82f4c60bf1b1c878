/**
 * Merging what two devices have changed since they last agreed: values of JSON, and which games were deleted
 * and restored. Pure functions; `docs/formats.md` says what is merged.
 */

/**
 * A value after the changes of both sides. What both have changed is as it is here, except for the parts of
 * objects, which are merged one by one.
 *
 * @param {any} base what both had
 * @param {any} mine
 * @param {any} theirs
 * @returns {any} nothing if it was deleted
 */
export function mergeValues(base, mine, theirs) {
  if (isObject(mine) && isObject(theirs)) {
    const agreed = isObject(base) ? base : {};
    // In their order, so that two devices do not write the same values in turn.
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    return Object.fromEntries(
      names
        .map((name) => [name, mergeValues(own(agreed, name), own(mine, name), own(theirs, name))])
        .filter(([, value]) => value !== undefined),
    );
  }
  const [before, here, there] = [base, mine, theirs].map((value) => JSON.stringify(value));
  if (here === there || there === before) return mine;
  return here === before ? theirs : mine;
}

/**
 * When games were deleted, and when they were restored, by their ids. A game is in one of both at most.
 *
 * @typedef {{ deleted: Map<string, number>; restored: Map<string, number> }} Fates
 */

/** The most games whose deletion or restoration is remembered. */
const MOST_FATES = 10_000;

/**
 * The last events of games, from several sources. A game that was restored stays, whichever source says that
 * it was deleted before; a restoration counts more than a deletion at the same time.
 *
 * @param {readonly Fates[]} all
 * @returns {Fates}
 */
export function mergeFates(all) {
  const [deleted, restored] = [latest(all.map((one) => one.deleted)), latest(all.map((one) => one.restored))];
  for (const [id, time] of deleted) {
    if (time > (restored.get(id) ?? -Infinity)) restored.delete(id);
    else deleted.delete(id);
  }
  return { deleted: lastOf(deleted), restored: lastOf(restored) };
}

/**
 * @param {readonly Map<string, number>[]} maps
 * @returns {Map<string, number>}
 */
function latest(maps) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const map of maps)
    for (const [id, time] of map) if (time > (found.get(id) ?? -Infinity)) found.set(id, time);
  return found;
}

/**
 * The events that happened last, if there are too many.
 *
 * @param {Map<string, number>} fates
 */
function lastOf(fates) {
  if (fates.size <= MOST_FATES) return fates;
  const sorted = [...fates].toSorted(
    ([one, time], [other, otherTime]) => otherTime - time || (one < other ? -1 : 1),
  );
  return new Map(sorted.slice(0, MOST_FATES));
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {Record<string, unknown>} object
 * @param {string} name
 */
const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);
