/** The pseudo-language for the lessons. */
import { disguised } from "./index.js";

/**
 * Disguises what lessons say: some of the tags, and the words of the comments after their commands.
 *
 * @param {string} text game texts in English
 */
export default (text) =>
  text
    .replace(/^\[(Event|Right|Wrong) "(.*)"\]$/gm, (_, name, value) => `[${name} "${disguised(value)}"]`)
    .replace(/\{((?:\[%[^\]]*\]\s*)*)([^}]*)\}/g, (_, commands, words) => `{${commands}${disguised(words)}}`);
