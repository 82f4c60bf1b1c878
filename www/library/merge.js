/**
 * Merging what two devices have changed since they last agreed: values of JSON, and lists of ids. Pure
 * functions; `docs/formats.md` says what is merged.
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
  const [before, here, there] = [base, mine, theirs].map((value) => JSON.stringify(value));
  if (here === there || there === before) return mine;
  if (here === before) return theirs;
  if (!isObject(mine) || !isObject(theirs)) return mine;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const agreed = isObject(base) ? base : {};
  return Object.fromEntries(
    names
      .map((name) => [name, mergeValues(own(agreed, name), own(mine, name), own(theirs, name))])
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * A set after the changes of both sides.
 *
 * @param {ReadonlySet<string>} base
 * @param {ReadonlySet<string>} mine
 * @param {ReadonlySet<string>} theirs
 */
export const mergeSets = (base, mine, theirs) =>
  new Set([...mine, ...theirs].filter((id) => (base.has(id) ? mine.has(id) && theirs.has(id) : true)));

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {Record<string, unknown>} object
 * @param {string} name
 */
const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);
