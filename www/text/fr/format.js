/** Numbers, plurals, lists and the preposition _de_ in French. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("fr");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };
export { afterColon } from "../format.js";

/**
 * A number of something, whose words all take an s in the plural.
 *
 * @param {number} count
 * @param {string} words such as `partie gagnée`
 */
export const counted = (count, words) =>
  plural(count, { one: `# ${words}`, other: `# ${words.replace(/ |$/g, "s$&")}` });

/** @param {number} count */
export const moves = (count) => counted(count, "coup");

/** @param {number} count */
export const stones = (count) => counted(count, "pion");

/**
 * The size of a board, and what each player has.
 *
 * @param {number} cells
 * @param {number} stones
 */
export const size = (cells, stones) => `${counted(cells, "case")}, ${counted(stones, "pion")} par joueur`;

/**
 * A name after _de_, which loses its vowel before another one and before the silent h of HexEmergo.
 *
 * @param {string} name
 */
export const de = (name) => (/^(?:[aeiouàâäéèêëîïôöùûüœæ]|hex)/i.test(name) ? `d’${name}` : `de ${name}`);
