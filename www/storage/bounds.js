/**
 * Whether a text of JSON can be read in one go: what other programs write may be nested so deeply, or have so
 * many values, that reading or writing it takes seconds or fails. One pass, and nothing is allocated.
 */

/** More than anything that the page writes; a text with all of it is read in a few hundredths of a second. */
const MOST_LEVELS = 20;
const MOST_VALUES = 400_000;
const MOST_NAMES = 50_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = ['"', "\\", ",", ":"].map((letter) => letter.charCodeAt(0));
const OPENING = ["[", "{"].map((letter) => letter.charCodeAt(0));
const CLOSING = ["]", "}"].map((letter) => letter.charCodeAt(0));

/**
 * Where a text in quotes ends.
 *
 * @param {string} text
 * @param {number} start
 */
function endOfText(text, start) {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** @param {string} text */
export function isBounded(text) {
  let [levels, values, names] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === COMMA) values += 1;
    else if (code === COLON) names += 1;
    else if (OPENING.includes(code)) {
      levels += 1;
      values += 1;
    } else if (CLOSING.includes(code)) levels -= 1;
    if (levels > MOST_LEVELS || values > MOST_VALUES || names > MOST_NAMES) return false;
  }
  return true;
}
