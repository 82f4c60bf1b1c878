/** Switches from one language to another. */
import { firstMessages, messagesOf, ownLanguages, say, sourceOf } from "./words.js";

/** @import {LanguageModule} from "./language.js" */
/** @import {Words} from "./language.js" */

/** The language that is built in. */
const ENGLISH = "en";

/**
 * The other languages by their tags.
 *
 * @type {Record<string, () => Promise<LanguageModule>>}
 */
const MODULES = {
  de: () => import("./de/first.js"),
  es: () => import("./es/first.js"),
  fr: () => import("./fr/first.js"),
  nl: () => import("./nl/first.js"),
  pt: () => import("./pt/first.js"),
};

/**
 * The function that loads a language.
 *
 * @param {string} code
 */
const moduleOf = (code) => [MODULES, ownLanguages].find((modules) => Object.hasOwn(modules, code))?.[code];

/**
 * The first of some languages that is available, or English.
 *
 * @param {readonly string[]} tags by BCP 47
 */
export function pickLanguage(tags) {
  const codes = tags.flatMap((tag) => [tag, tag.toLowerCase().split("-")[0]]);
  return codes.find((code) => code === ENGLISH || moduleOf(code)) ?? ENGLISH;
}

/**
 * Switches to the first of some languages that is available, at once, as soon as all that is needed of it is
 * there. If that cannot be loaded, the current one stays.
 *
 * @param {Words} words
 * @param {readonly string[]} tags by BCP 47
 */
export function switchTo(words, tags) {
  const source = sourceOf(words);
  const code = pickLanguage(tags);
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
    const module = await moduleOf(code)?.();
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
