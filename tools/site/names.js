/**
 * Names of files that change with their content and with nothing else: a digest is their last part, before
 * the ending. Scripts have digests of 8 letters and digits; other files have 10 hexadecimal digits where one
 * script names them all, and else 16.
 */
import { createHash } from "node:crypto";

/** The digits of a digest in the name of a script. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** How many of them. */
const LENGTH = 8;

/** A name with a digest, as this module makes them. */
const WITH_DIGEST = new RegExp(`-(?:[${DIGITS}]{${LENGTH}}|[0-9a-f]{10}|[0-9a-f]{16})\\.\\w+$`);

/**
 * Whether a name contains a digest of the content of the file, so that the file never changes.
 *
 * @param {string} name
 */
export const hasDigest = (name) => WITH_DIGEST.test(name);

/** The place of the digest in a name: before the last dot. */
export const BEFORE_ENDING = /(?=\.\w+$)/;

/**
 * The name of a file with its digest.
 *
 * @param {string} name
 * @param {string} digest
 */
export function withDigest(name, digest) {
  const named = name.replace(BEFORE_ENDING, `-${digest}`);
  if (!hasDigest(named)) throw new Error(`${named} has no digest`);
  return named;
}

/** @param {readonly string[]} texts */
function digestOf(texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return [...hash.digest().subarray(0, LENGTH)].map((byte) => DIGITS[byte % DIGITS.length]).join("");
}

/**
 * A file that may mention others by name; its new name begins with the stem, unless it keeps its own.
 *
 * @typedef {{ name: string; text: string; stem?: string }} File
 */

/**
 * Gives files names with a digest of their content. Files that mention each other, directly or not, can only
 * have names that depend on all of them.
 *
 * @param {readonly File[]} files
 * @returns {Map<string, string>} the texts by their names
 */
export function nameByContent(files) {
  const mentions = new Map(
    files.map((file) => [
      file,
      files.filter(({ name }) => file.name !== name && file.text.includes(`"./${name}"`)),
    ]),
  );
  /** @type {(from: File, found?: Set<File>) => Set<File>} */
  const reached = (from, found = new Set()) => {
    for (const file of mentions.get(from) ?? []) if (!found.has(file)) reached(file, found.add(file));
    return found;
  };
  const reach = new Map(files.map((file) => [file, reached(file)]));
  /** @type {Map<File, string>} */
  const names = new Map(files.flatMap((file) => (file.stem === undefined ? [[file, file.name]] : [])));
  const replace = (/** @type {string} */ text, /** @type {(file: File) => string} */ nameOf) =>
    files.reduce((text, file) => text.replaceAll(`"./${file.name}"`, () => `"./${nameOf(file)}"`), text);
  // Those that mention the fewest come first: whatever they mention has its name by then, or mentions them.
  const ordered = files.toSorted((one, other) => (reach.get(one)?.size ?? 0) - (reach.get(other)?.size ?? 0));
  for (const file of ordered) {
    if (names.has(file)) continue;
    const circle = files
      .filter((other) => other === file || (reach.get(file)?.has(other) && reach.get(other)?.has(file)))
      .filter(({ stem }) => stem !== undefined);
    const nameOf = (/** @type {File} */ other) => names.get(other) ?? `${other.stem}`;
    const texts = circle.map(({ text, stem }) => `${stem}\n${replace(text, nameOf)}`).sort();
    for (const other of circle)
      names.set(other, withDigest(`${other.stem}.js`, digestOf([`${other.stem}`, ...texts])));
  }
  return new Map(
    files.map((file) => [names.get(file) ?? "", replace(file.text, (one) => names.get(one) ?? "")]),
  );
}
