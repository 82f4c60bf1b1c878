/** Numbers, plurals, lists and the preposition _de_ in French. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural } = formatsFor("fr");
export { and, compact, integer, or, plural, points, seconds };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# coup", other: "# coups" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# pion", other: "# pions" });

/**
 * A name after _de_, which loses its vowel before another one.
 *
 * @param {string} name
 */
export const de = (name) => (/^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
