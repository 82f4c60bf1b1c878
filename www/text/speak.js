/** Switches boards and page to the language of the reader, or to one that was chosen. */
import { sourceOf } from "./words.js";

/** @import {Words} from "./language.js" */

/** The language that is built in. */
const ENGLISH = "en";

/**
 * A language that was chosen, or else those that the browser says its reader knows, for `speakIn`.
 *
 * @param {string} [lang] empty to leave it to the reader
 * @returns {[chosen: readonly string[], known?: readonly string[]]}
 */
export const languagesOf = (lang) => (lang ? [[lang]] : [[], navigator.languages]);

/**
 * Switches to the first language that is available: of those that were chosen, else of those that the reader
 * knows, else English. The built-in English does not serve the test language `en-XA`.
 *
 * @param {Words} words
 * @param {readonly string[]} chosen tags by BCP 47
 * @param {readonly string[]} [known]
 * @returns {Promise<void> | undefined} nothing if it is English already
 */
export function speakIn(words, chosen, known = []) {
  const source = sourceOf(words);
  const tags = (source.tags = [...chosen, ...known]);
  if (source.wanted === ENGLISH && words.code === ENGLISH && /^en(?!-XA)/i.test(tags[0])) return undefined;
  return import("./switch.js")
    .then(({ switchTo }) => (tags === source.tags ? switchTo(words, chosen, known) : undefined))
    .catch(console.warn);
}
