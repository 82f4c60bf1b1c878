/**
 * Links to lessons: the compressed game text of a lesson in a URL fragment. `docs/formats.md` defines the
 * format.
 */
import { addressOf } from "../ui/router.js";
import { decode, encode } from "../game/base64url.js";

/** The prefix of such a link within the address of _Learn_. */
const START = "own.";

/** The maximum length of a link, the same as for other links. */
const LONGEST = 32_000;

/** The maximum size of a game text, in bytes. */
const MOST_BYTES = 4_000_000;

/**
 * Whether an item in the address of the lessons is such a link.
 *
 * @param {string} item
 */
export const isLessonLink = (item) => item.startsWith(START);

/**
 * The address of a lesson; nothing if it is too long for a link.
 *
 * @param {string} game
 * @param {string} text its game text
 * @returns {Promise<string | undefined>}
 */
export async function writeLessonLink(game, text) {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream("deflate"));
  const item = START + encode(bytes);
  return item.length > LONGEST ? undefined : addressOf({ place: "learn", game, item });
}

/**
 * The game text of a lesson; nothing if the link is damaged.
 *
 * @param {string} item
 * @returns {Promise<string | undefined>}
 */
export async function readLessonLink(item) {
  try {
    const bytes = await piped(decode(item.slice(START.length)), new DecompressionStream("deflate"));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {GenericTransformStream} through
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function piped(bytes, through) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(/** @type {any} */ (through)).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    chunks.push(value);
    length += value.length;
    // A few bytes can decompress to very many.
    if (length > MOST_BYTES) throw new Error("the text is too long");
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
