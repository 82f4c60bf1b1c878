/** Replaces an exported function of the wasm module by a trap. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIST } from "./static-server.mjs";

const IMPORTS = 2;
const EXPORTS = 7;
const CODE = 10;

const [UNREACHABLE, NOTHING, END] = [0x00, 0x01, 0x0b];

/** A cursor over the bytes of a wasm module. */
class Reader {
  /**
   * @param {Uint8Array} bytes
   * @param {number} at
   */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Reads an unsigned LEB128 number. */
  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      number += (byte & 127) * 2 ** shift;
      if (byte < 128) return number;
    }
  }

  /**
   * Skips a length-prefixed item.
   *
   * @returns {Uint8Array} the item
   */
  skip() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  name() {
    return new TextDecoder().decode(this.skip());
  }
}

/**
 * The offset of the content of each section, by section id.
 *
 * @param {Uint8Array} bytes
 */
function sections(bytes) {
  const found = new Map();
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length;) {
    const id = bytes[reader.at++];
    const content = reader.skip();
    found.set(id, reader.at - content.length);
  }
  return found;
}

/**
 * The number of imported functions: they come first in the index space.
 *
 * @param {Reader} reader
 */
function importedFunctions(reader) {
  let functions = 0;
  for (let left = reader.number(); left > 0; left--) {
    reader.skip();
    reader.skip();
    if (reader.bytes[reader.at++] !== 0) throw new Error("the module imports something other than functions");
    reader.number();
    functions++;
  }
  return functions;
}

/**
 * The index of an exported function.
 *
 * @param {Reader} reader
 * @param {string} wanted
 */
function exported(reader, wanted) {
  for (let left = reader.number(); left > 0; left--) {
    const name = reader.name();
    const kind = reader.bytes[reader.at++];
    const number = reader.number();
    if (name === wanted && kind === 0) return number;
  }
  throw new Error(`the module exports no function ${wanted}`);
}

/**
 * The module, in which this exported function traps.
 *
 * @param {string} name
 * @returns {Promise<Buffer>}
 */
export async function trappingModule(name) {
  const parts = join(DIST, "parts");
  const module =
    (await readdir(parts, { recursive: true })).find((file) => /base-\w+\.wasm$/.test(file)) ?? "";
  const bytes = await readFile(join(parts, module));
  const starts = sections(bytes);
  const functions = importedFunctions(new Reader(bytes, starts.get(IMPORTS)));
  const number = exported(new Reader(bytes, starts.get(EXPORTS)), name) - functions;
  const reader = new Reader(bytes, starts.get(CODE));
  reader.number();
  for (let before = number; before > 0; before--) reader.skip();
  const size = reader.number();
  const end = reader.at + size;
  for (let kinds = reader.number(); kinds > 0; kinds--) {
    reader.number();
    reader.at++;
  }
  bytes.fill(NOTHING, reader.at, end);
  bytes[reader.at] = UNREACHABLE;
  bytes[end - 1] = END;
  return bytes;
}
