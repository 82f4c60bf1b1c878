/** Numbers, plurals and lists in Dutch. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("nl");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# zet", other: "# zetten" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# steen", other: "# stenen" });

/**
 * A sentence after a colon begins in lower case.
 *
 * @param {string} text that begins with no name
 */
export const afterColon = (text) => text.charAt(0).toLowerCase() + text.slice(1);
