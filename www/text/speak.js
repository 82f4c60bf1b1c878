/** Switches boards and page to the language of the reader, or to one that was chosen. */
import { sourceOf } from "./words.js";

/** @import {Words} from "./language.js" */

/** The language that is built in. */
const ENGLISH = "en";

/**
 * A language, or else those of the reader.
 *
 * @param {string} [lang] empty to leave it to the reader
 */
export const languagesOf = (lang) => (lang ? [lang] : navigator.languages);

/**
 * Switches to the first of some languages that is available, or to English. The built-in English does not
 * serve the test language `en-XA`.
 *
 * @param {Words} words
 * @param {readonly string[]} tags by BCP 47
 * @returns {Promise<void> | undefined} nothing if it is English already
 */
export function speakIn(words, tags) {
  const source = sourceOf(words);
  source.tags = tags;
  if (source.wanted === ENGLISH && words.code === ENGLISH && /^en(?!-XA)/i.test(tags[0])) return undefined;
  return import("./switch.js")
    .then(({ switchTo }) => (tags === source.tags ? switchTo(words, tags) : undefined))
    .catch(console.warn);
}
