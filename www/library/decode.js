/**
 * Reads the bytes of a file as text: UTF-8, UTF-16 with its mark, or else the encoding of old programs, in
 * which every byte is a letter, so that nothing is lost.
 */

/**
 * A text, and the first line that is not in UTF-8, if there is one.
 *
 * @typedef {{ text: string; oldLine?: number }} Decoded
 */

/**
 * How a file is encoded, and the first line that is not in UTF-8.
 *
 * @typedef {{ encoding: string; oldLine?: number }} Encoding
 */

/** How much of a file is read at once, in bytes, so that no task takes long. */
const PART = 1 << 18;

const OLD = "windows-1252";

/**
 * @param {ArrayBuffer} buffer
 * @param {boolean} [isPart] whether the file goes on, maybe in the middle of a letter
 * @returns {Decoded}
 */
export function decode(buffer, isPart = false) {
  const bytes = new Uint8Array(buffer);
  const { encoding, oldLine } = markOf(bytes) ?? oldEncoding(readUtf8(bytes, { isPart }));
  const text = new TextDecoder(encoding, { ignoreBOM: encoding === "utf-8" }).decode(bytes, {
    stream: isPart,
  });
  return { text, ...(oldLine !== undefined && { oldLine }) };
}

/**
 * The encoding of a file, which may be large.
 *
 * @param {Blob} file
 * @param {AbortSignal} [signal]
 * @returns {Promise<Encoding>}
 */
export async function encodingOf(file, signal) {
  const mark = markOf(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
  if (mark) return mark;
  let lines = 0;
  for (let start = 0, step = 1; start < file.size && step > 0; start += step) {
    signal?.throwIfAborted();
    const bytes = new Uint8Array(await file.slice(start, start + PART).arrayBuffer());
    const { end, isBad, lines: more } = readUtf8(bytes, { isPart: start + bytes.length < file.size });
    lines += more;
    if (isBad) return { encoding: OLD, oldLine: lines + 1 };
    // The last letter may go on in the next part.
    step = end;
  }
  return { encoding: "utf-8" };
}

/**
 * The text of a file in parts.
 *
 * @param {Blob} file
 * @param {string} encoding
 * @returns {AsyncGenerator<{ text: string; read: number }>} each with how much is read after it, from 0 to 1
 */
export async function* partsOf(file, encoding) {
  const decoder = new TextDecoder(encoding, { ignoreBOM: encoding === "utf-8" });
  for (let start = 0; start < file.size; start += PART) {
    const part = file.slice(start, start + PART);
    yield {
      text: decoder.decode(await part.arrayBuffer(), { stream: true }),
      read: Math.min(1, (start + PART) / file.size),
    };
  }
  const rest = decoder.decode();
  if (rest) yield { text: rest, read: 1 };
}

/**
 * The encoding that a mark at the start of a file names.
 *
 * @param {Uint8Array} bytes
 * @returns {Encoding | undefined}
 */
function markOf([first, second]) {
  if (first === 0xff && second === 0xfe) return { encoding: "utf-16le" };
  if (first === 0xfe && second === 0xff) return { encoding: "utf-16be" };
  return undefined;
}

/**
 * @param {ReturnType<typeof readUtf8>} found
 * @returns {Encoding}
 */
const oldEncoding = ({ isBad, lines }) =>
  isBad ? { encoding: OLD, oldLine: lines + 1 } : { encoding: "utf-8" };

/**
 * Reads bytes as far as they are UTF-8 (RFC 3629).
 *
 * @param {Uint8Array} bytes
 * @param {{ isPart: boolean }} how whether more bytes follow
 * @returns {{ end: number; isBad: boolean; lines: number }} where the first letter begins that is not, or not
 *   whole, and the ends of lines before
 */
function readUtf8(bytes, { isPart }) {
  const { length } = bytes;
  let lines = 0;
  let at = 0;
  while (at < length) {
    const first = bytes[at];
    if (first < 0x80) {
      if (first === 0x0a) lines += 1;
      at += 1;
      continue;
    }
    const more = first < 0xc2 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : 0;
    if (more === 0) return { end: at, isBad: true, lines };
    for (let next = 1; next <= more; next++) {
      if (at + next >= length) return { end: at, isBad: !isPart, lines };
      const byte = bytes[at + next];
      // No letter has two spellings, none is a half of UTF-16, and none is beyond U+10FFFF.
      const least = next > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
      const most = next > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
      if (byte < least || byte > most) return { end: at, isBad: true, lines };
    }
    at += more + 1;
  }
  return { end: at, isBad: false, lines };
}
