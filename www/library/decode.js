/**
 * Reads the bytes of a file as text: UTF-8, UTF-16 with its mark, or else the encoding of old programs, in which every
 * byte is a letter, so that nothing is lost.
 */

/** A text, and the first line that is not in UTF-8, if there is one. @typedef {{ text: string, oldLine?: number }} Decoded */

/** @param {ArrayBuffer} buffer @param {boolean} [isPart] whether the file goes on, maybe in the middle of a letter @returns {Decoded} */
export function decode(buffer, isPart = false) {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isPart }) };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), oldLine: badLine(bytes) };
  }
}

/** The replacement character, which decoders write for invalid bytes. */
const REPLACED = "\uFFFD";

/** The first line with bytes that are not UTF-8. @param {Uint8Array} bytes */
function badLine(bytes) {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const letter = new TextEncoder().encode(REPLACED);
  for (let at = text.indexOf(REPLACED); at >= 0; at = text.indexOf(REPLACED, at + 1)) {
    const before = text.slice(0, at);
    const { length } = new TextEncoder().encode(before);
    // The letter itself may be in the file.
    if (letter.some((byte, next) => bytes[length + next] !== byte)) return before.split("\n").length;
  }
  return 1;
}
