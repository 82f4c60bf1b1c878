/** Numbers, plurals and lists in Dutch. */
import { formatsFor } from "../format.js";

const { integer, compact, points, seconds, and, or, plural, percentage, tenths } = formatsFor("nl");
export { and, compact, integer, or, percentage, plural, points, seconds, tenths };
export { afterColon } from "../format.js";

/** @param {number} count */
export const moves = (count) => plural(count, { one: "# zet", other: "# zetten" });

/** @param {number} count */
export const stones = (count) => plural(count, { one: "# steen", other: "# stenen" });
