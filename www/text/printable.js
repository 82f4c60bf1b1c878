/** Any value as a few printable characters, for messages about values that are not accepted. */

/** The most characters that are shown of a value, unless the message has more room. */
const MOST = 40;

/** Characters that are not seen, or that change the order in which others are seen. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Never runs code of the value and never throws: an object, whatever its `toString`, is shown by its kind.
 *
 * @param {unknown} value
 */
export function printable(value) {
  if (typeof value === "string") return shorten(value);
  // The digits of a huge number take long to compute.
  if (typeof value === "bigint") return "bigint";
  if (typeof value === "symbol") return "symbol";
  if (typeof value === "function") return "function";
  return value === null || typeof value !== "object" ? String(value) : kindOf(value);
}

/**
 * The start of a text, on one line.
 *
 * @param {string} text
 * @param {number} [most] how many characters are shown
 */
export function shorten(text, most = MOST) {
  // Two units are the most that a character takes.
  const characters = Array.from(text.slice(0, 2 * most + 2).replace(UNSEEN, "\u{FFFD}"));
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : characters.join("");
}

/** @param {object} value */
function kindOf(value) {
  try {
    return shorten(Object.prototype.toString.call(value).slice("[object ".length, -1));
  } catch {
    return "object";
  }
}
