/** Makes things that have words in them again once the language has changed. */
import { words } from "../text/index.js";

/**
 * @template Made
 * @param {() => Made} make
 * @returns {() => Made} what was made last, in the language of now
 */
export function inLanguage(make) {
  /** @type {{ code: string; made: Made } | undefined} */
  let last;
  return () => {
    if (last?.code !== words.code) last = { code: words.code, made: make() };
    return last.made;
  };
}
