/**
 * Texts of others, as much of them as is shown. Browsers take long to lay out many characters, and longer to
 * lay out many accents on one.
 */

/** The most marks on a character that are shown; no language needs as many. */
const MOST_MARKS = 8;

const TOO_MANY = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/** The most units of a character with its marks. */
const UNITS = 2 * (MOST_MARKS + 1);

/**
 * The start of a text, which ends between two characters as people see them.
 *
 * @param {string} text
 * @param {number} most how many units are shown
 * @param {string} [rest] put in place of what is not shown
 */
export function clip(text, most, rest = "…") {
  if (text.length <= MOST_MARKS) return text;
  const start = text.slice(0, UNITS * most);
  const shown = start.replace(TOO_MANY, "$1");
  if (shown.length <= most) return start.length < text.length ? shown + rest : shown;
  return shown.slice(0, new Intl.Segmenter().segment(shown).containing(most)?.index) + rest;
}

/**
 * Whether a text that may be long can be shown whole in a field.
 *
 * @param {string} text
 */
export const fitsField = (text) => text.search(TOO_MANY) === -1;
