/** Switches from one language to another. */
import { firstMessages, languageChanges, messagesOf, ownLanguages, say, source, words } from "./index.js";

/** @import {LanguageModule} from "./language.js" */

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
 * What loads a language.
 *
 * @param {string} code
 */
const moduleOf = (code) => [MODULES, ownLanguages].find((modules) => Object.hasOwn(modules, code))?.[code];

/** The language that was asked for last, and the switch to it. */
let wanted = ENGLISH;
let switching = Promise.resolve();

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
 * @param {readonly string[]} tags by BCP 47
 */
export function switchTo(tags) {
  const code = pickLanguage(tags);
  if (code !== wanted) {
    wanted = code;
    switching = load(code);
  }
  return switching;
}

/** @param {string} code */
async function load(code) {
  try {
    const module = await moduleOf(code)?.();
    const parts = await Promise.all([...source.parts].map((part) => messagesOf(part, module)));
    if (code !== wanted) return;
    source.module = module;
    for (const messages of [firstMessages(module), ...parts]) say(messages);
    languageChanges.dispatchEvent(new Event("change"));
  } catch (error) {
    console.warn(error);
    if (code === wanted) wanted = words.code;
  }
}
