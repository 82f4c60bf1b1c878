/** Game texts in links: compressed in the format zlib, and written as base64url. */
import { decode, encode } from "./base64url.js";

/** The maximum length of a link: browsers and messengers carry that much. */
export const LONGEST_LINK = 32_000;

/** The maximum size of a game text, in bytes. */
const MOST_BYTES = 4_000_000;

/** @param {string} text */
export const pack = async (text) =>
  encode(await piped(new TextEncoder().encode(text), new CompressionStream("deflate")));

/**
 * The text that was packed; nothing if it is damaged, or larger than any game text.
 *
 * @param {string} packed
 * @returns {Promise<string | undefined>}
 */
export async function unpack(packed) {
  try {
    const bytes = await piped(decode(packed), new DecompressionStream("deflate"));
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
