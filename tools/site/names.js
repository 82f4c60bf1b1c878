/**
 * Names of files that change with their content and with nothing else: a digest is their last part, before
 * the ending. It has 10 hexadecimal digits where one script names all such files, or in the name of a script,
 * and else 16.
 */

/** How many digits of a digest are in the name of a script. */
export const DIGITS = 10;

/**
 * A name with a digest. A source map has the name of its script: where nothing but comments differs, two maps
 * have the same one, which only developers notice.
 */
const WITH_DIGEST = new RegExp(`-(?:[0-9a-f]{${DIGITS}}|[0-9a-f]{16})\\.\\w+(?:\\.map)?$`);

/**
 * Whether a name contains a digest of the content of the file, so that the file never changes.
 *
 * @param {string} name
 */
export const hasDigest = (name) => WITH_DIGEST.test(name);

/**
 * Whether a file is the script of a chunk.
 *
 * @param {string} name
 * @param {string} chunk
 */
export const isScriptOf = (name, chunk) => new RegExp(`^${chunk}-[0-9a-f]{${DIGITS}}\\.js$`).test(name);

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
