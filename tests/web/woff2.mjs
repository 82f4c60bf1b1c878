/** The characters of a typeface in WOFF2. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/**
 * The tables that WOFF2 numbers, in their order; of these only `cmap` is read, and those that change their
 * shape.
 */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
/** The number of a table whose name follows. */
const OTHER = 63;

/**
 * The table of characters, unpacked.
 *
 * @param {Buffer} font
 */
function cmapOf(font) {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  /** @type {[start: number, length: number] | undefined} */
  let cmap;
  for (let table = font.readUInt16BE(12); table > 0; table--) {
    const flags = font[at++];
    const name = flags & 63;
    if (name === OTHER) at += 4;
    const own = number();
    // The outlines are packed in another way, unless their version is 3; other tables only if it is not 0.
    const isPacked = name === GLYF || name === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isPacked ? number() : own;
    if (name === CMAP) cmap = [start, length];
    start += length;
  }
  if (!cmap) throw new Error("there is no table of characters");
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return tables.subarray(cmap[0], cmap[0] + cmap[1]);
}

/**
 * @param {URL} url
 * @returns {Set<number>} code points
 */
export function charactersOf(url) {
  const cmap = cmapOf(readFileSync(url));
  /** @type {Set<number>} */
  const found = new Set();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6) / 2;
    const last = (/** @type {number} */ segment) => table.readUInt16BE(14 + 2 * segment);
    const first = (/** @type {number} */ segment) => table.readUInt16BE(16 + 2 * (segments + segment));
    for (let segment = 0; segment < segments; segment++)
      for (let code = first(segment); code <= last(segment) && code < 0xffff; code++) found.add(code);
  }
  return found;
}
