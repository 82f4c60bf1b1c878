/**
 * What the address of the embedded page says: attributes of the board, as `#game=emergo&level=4`.
 *
 * ```text
 * fragment = [name "=" value *("&" name "=" value)]
 * ```
 *
 * Names are those of the attributes below, each at most once; values are written as in any query.
 */

/** The attributes that an address may set. */
export const ATTRIBUTES = /** @type {const} */ ([
  "game",
  "mode",
  "side",
  "level",
  "seconds",
  "options",
  "position",
  "moves",
  "game-text",
  "ply",
  "orientation",
  "coordinates",
  "theme",
  "lang",
]);

/** The longest address that is looked at, in characters. */
const LONGEST = 100_000;

/**
 * @param {string} fragment with its `#`
 * @returns {{ attributes: [string, string][], strange?: { found: string, at: number } }} what is not understood, and at which character
 */
export function readFragment(fragment) {
  if (fragment.length > LONGEST) return { attributes: [], strange: { found: fragment.slice(0, 20), at: LONGEST } };
  /** @type {[string, string][]} */
  const attributes = [];
  let at = 1;
  for (const part of fragment.slice(1).split("&")) {
    const [[name, value] = ["", ""]] = new URLSearchParams(part);
    const isKnown = ATTRIBUTES.some((known) => known === name) && part.includes("=");
    const isNew = !attributes.some(([known]) => known === name);
    if (isKnown && isNew) attributes.push([name, value]);
    else if (part !== "") return { attributes, strange: { found: part.slice(0, 40), at: at + 1 } };
    at += part.length + 1;
  }
  return { attributes };
}

/** The fragment that says so, without its `#`. @param {Record<string, string | number | undefined>} attributes */
export function writeFragment(attributes) {
  const pairs = ATTRIBUTES.flatMap((name) => (attributes[name] === undefined ? [] : [[name, String(attributes[name])]]));
  return new URLSearchParams(pairs).toString();
}
