/**
 * The messages of parts of the page that are loaded when somebody asks for them; other parts have theirs in
 * their own scripts, by `course-words.js` and `explorer-words.js`.
 */
import { source, words } from "./index.js";

/** @import {FindingsWords} from "./language.js" */
/** @import {PracticeWords} from "./language.js" */

/**
 * Each part has a file in each language.
 *
 * @template {object} Words
 * @typedef {Record<string, () => Promise<{ default: Words }>>} Files
 */

export const SEPARATE_WORDS = {
  practice: /** @type {Files<PracticeWords>} */ ({
    en: () => import("./en/practice.js"),
    de: () => import("./de/practice.js"),
    es: () => import("./es/practice.js"),
    fr: () => import("./fr/practice.js"),
    nl: () => import("./nl/practice.js"),
    pt: () => import("./pt/practice.js"),
  }),
  findings: /** @type {Files<FindingsWords>} */ ({
    en: () => import("./en/findings.js"),
    de: () => import("./de/findings.js"),
    es: () => import("./es/findings.js"),
    fr: () => import("./fr/findings.js"),
    nl: () => import("./nl/findings.js"),
    pt: () => import("./pt/findings.js"),
  }),
};

/**
 * The messages of a part in the current language. When that changes, the place is made again and asks for
 * them again.
 *
 * @template {object} Words
 * @param {Files<Words>} files
 * @returns {Promise<Words>}
 */
export async function wordsOf(files) {
  const own = files[words.code];
  if (own) return (await own()).default;
  // Languages for tests are made of English.
  const messages = source.module?.messagesOf("", files.en) ?? (await files.en()).default;
  return /** @type {Words} */ (await messages);
}
