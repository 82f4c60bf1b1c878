/**
 * What English said when a language was last read by somebody who speaks it: `<code>.txt` in this folder has
 * a line for each message, with a hash for each of its texts. Texts that differ only in numbers and cells are
 * the same, so a new example changes nothing unless it shows a new sentence.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { shapeOf } from "./sections.mjs";

/** @import {Row} from "./sections.mjs" */

/**
 * The hashes of the English texts of each message, by its id.
 *
 * @typedef {Map<string, Set<string>>} Record
 */

/** @param {string} code */
const fileOf = (code) => new URL(`${code}.txt`, import.meta.url);

/**
 * A hash that is long enough to tell the texts of one message apart.
 *
 * @param {string} english
 */
const hashOf = (english) => createHash("sha256").update(shapeOf(english)).digest("hex").slice(0, 6);

/**
 * The record of a language that has been read now.
 *
 * @param {readonly Row[]} rows
 * @returns {Record}
 */
export function recordOf(rows) {
  /** @type {Record} */
  const record = new Map();
  for (const { id, english } of rows) {
    if (english === "") continue;
    if (!record.has(id)) record.set(id, new Set());
    record.get(id)?.add(hashOf(english));
  }
  return record;
}

/**
 * A record as it is written: sorted, so that changes of different messages can be merged.
 *
 * @param {Record} record
 */
export const recordText = (record) =>
  [...record]
    .map(([id, hashes]) => `${[id, ...[...hashes].sort()].join(" ")}\n`)
    .sort()
    .join("");

/**
 * @param {string} text of a record
 * @returns {Record}
 */
export const recordIn = (text) =>
  new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [id, ...hashes] = line.split(" ");
        return [id, new Set(hashes)];
      }),
  );

/**
 * The record of a language; a new one has none.
 *
 * @param {string} code
 */
export const readRecord = (code) =>
  recordIn(existsSync(fileOf(code)) ? readFileSync(fileOf(code), "utf8") : "");

/**
 * Records that a language has been read.
 *
 * @param {string} code
 * @param {readonly Row[]} rows
 */
export const writeRecord = (code, rows) => writeFileSync(fileOf(code), recordText(recordOf(rows)));

/**
 * The rows whose English has changed since the language was read, or is new.
 *
 * @param {Record} record
 * @param {readonly Row[]} rows
 */
export const changedSince = (record, rows) =>
  rows.filter(({ id, english }) => english !== "" && !record.get(id)?.has(hashOf(english)));
