/** Numbers, plurals, lists and the preposition _de_ in French. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("fr");
export { and, compact, integer, or, plural, points, seconds };

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
 * A name after _de_, which loses its vowel before another one.
 *
 * @param {string} name
 */
export const de = (name) => (/^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
