/** The messages of parts of the page that are loaded when somebody asks for them. */
import { source, words } from "./index.js";
import { separateFile } from "./separate-files.js";

/** @import {SeparateWords} from "./language.js" */

/**
 * The messages of a part in the current language. When that changes, the place is made again and asks for
 * them again.
 *
 * @template {keyof SeparateWords} Part
 * @param {Part} part
 * @returns {Promise<SeparateWords[Part]>}
 */
export async function wordsOf(part) {
  const own = separateFile(part, words.code);
  const complete = source.module?.complete;
  if (!complete) return /** @type {SeparateWords[Part]} */ (await own);
  const [english, some] = await Promise.all([separateFile(part, "en"), own]);
  return complete(/** @type {SeparateWords[Part]} */ (english), some ?? {});
}
