/** Switches from one language to another. */
import { languageOf } from "./languages.js";
import { withEnglish } from "./with-english.js";
import { firstMessages, messagesOf, ownLanguages, say, sourceOf } from "./words.js";

/** @import {LanguageModule} from "./language.js" */
/** @import {Words} from "./language.js" */

/**
 * Loads a language.
 *
 * @param {string} code
 * @returns {Promise<LanguageModule | undefined>} nothing for English, which is built in
 */
async function moduleOf(code) {
  const language = languageOf(code);
  if (!language) return ownLanguages[code]();
  return language.isComplete ? language.load?.() : withEnglish(code, await language.load());
}

/**
 * The first language that is available: of those that were chosen, else of those that the browser says its
 * reader knows, among which an incomplete one does not count; else English.
 *
 * @param {readonly string[]} chosen tags by BCP 47
 * @param {readonly string[]} [known]
 */
export function pickLanguage(chosen, known = []) {
  const codesOf = (/** @type {readonly string[]} */ tags) =>
    tags.flatMap((tag) => [tag, tag.toLowerCase().split("-")[0]]);
  const isOwn = (/** @type {string} */ code) => Object.hasOwn(ownLanguages, code);
  return (
    codesOf(chosen).find((code) => languageOf(code) || isOwn(code)) ??
    codesOf(known).find((code) => languageOf(code)?.isComplete || isOwn(code)) ??
    "en"
  );
}

/**
 * Switches to the first language that is available, at once, as soon as all that is needed of it is there. If
 * that cannot be loaded, the current one stays.
 *
 * @param {Words} words
 * @param {readonly string[]} chosen tags by BCP 47
 * @param {readonly string[]} [known] those of the reader
 */
export function switchTo(words, chosen, known) {
  const source = sourceOf(words);
  const code = pickLanguage(chosen, known);
  if (code !== source.wanted) {
    source.wanted = code;
    source.switching = load(words, code);
  }
  return source.switching;
}

/**
 * @param {Words} words
 * @param {string} code
 */
async function load(words, code) {
  const source = sourceOf(words);
  try {
    const module = await moduleOf(code);
    /** @type {object[]} */
    let parts = [];
    // Others may be loaded meanwhile, in the language that was there.
    while (parts.length < source.parts.size)
      parts = await Promise.all([...source.parts].map((part) => messagesOf(part, module)));
    if (code !== source.wanted) return;
    source.module = module;
    for (const messages of [firstMessages(module), ...parts]) say(words, messages);
    source.dispatchEvent(new Event("change"));
  } catch (error) {
    console.warn(error);
    if (code === source.wanted) source.wanted = words.code;
  }
}
