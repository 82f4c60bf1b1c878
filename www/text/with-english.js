/** Says in English what a language lacks. */

/** @import {IncompleteLanguage} from "./language.js" */
/** @import {LanguageModule} from "./language.js" */

/** @param {unknown} value a message, or a group of them */
const isGroup = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * English messages, with those of another language in the place of the ones that it has.
 *
 * @template {object} Messages
 * @param {Messages} english
 * @param {object} own
 * @returns {Messages}
 */
function complete(english, own) {
  const messages = /** @type {Record<string, any>} */ (own);
  const all = Object.entries(english).map(([name, message]) => {
    const translated = messages[name] ?? message;
    return [name, isGroup(message) ? complete(message, translated) : translated];
  });
  return Object.fromEntries(all);
}

/**
 * A language that may lack any message.
 *
 * @param {string} code
 * @param {IncompleteLanguage} language
 * @returns {LanguageModule}
 */
export const withEnglish = (code, { first, messagesOf }) => ({
  first: (english) => ({ ...complete(english, first()), code }),
  async messagesOf(part, english) {
    const [{ default: all }, own] = await Promise.all([english(), messagesOf?.(part)]);
    return complete(complete(all, first()), own ?? {});
  },
  complete,
});
