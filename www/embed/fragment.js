/**
 * The fragment of an embedded page's address: attributes of the board, such as `#game=emergo&level=4`.
 * `docs/formats.md` defines the grammar.
 */
import { ATTRIBUTES as BOARD_ATTRIBUTES } from "../element/attributes.js";

/** The attributes that a fragment may set. */
export const ATTRIBUTES = /** @type {const} */ ([...BOARD_ATTRIBUTES, "lang"]);

/** The longest fragment that is read, in characters. */
const MAX_LENGTH = 100_000;

/**
 * @param {string} fragment with its `#`
 * @returns {{ attributes: [string, string][]; unknown?: { found: string; at: number } }} the part that is not
 *   understood, and its place
 */
export function readFragment(fragment) {
  if (fragment.length > MAX_LENGTH)
    return { attributes: [], unknown: { found: fragment.slice(0, 20), at: MAX_LENGTH } };
  /** @type {[string, string][]} */
  const attributes = [];
  let at = 1;
  for (const part of fragment.slice(1).split("&")) {
    const [[name, value] = ["", ""]] = new URLSearchParams(part);
    const isKnown = ATTRIBUTES.some((known) => known === name) && part.includes("=");
    const isNew = !attributes.some(([known]) => known === name);
    if (isKnown && isNew) attributes.push([name, value]);
    else if (part !== "") return { attributes, unknown: { found: part.slice(0, 40), at: at + 1 } };
    at += part.length + 1;
  }
  return { attributes };
}

/**
 * Writes a fragment, without its `#`.
 *
 * @param {Record<string, string | number | undefined>} attributes
 */
export function writeFragment(attributes) {
  const pairs = ATTRIBUTES.flatMap((name) =>
    attributes[name] === undefined ? [] : [[name, String(attributes[name])]],
  );
  return new URLSearchParams(pairs).toString();
}
