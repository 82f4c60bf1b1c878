/**
 * The messages of the page, in its language. Its boards say the same; those in other pages have words of
 * their own.
 */
import en from "./en/index.js";
import { speakIn } from "./speak.js";
import { firstMessages, loadPart, makeWords, say, shared, sourceOf } from "./words.js";

export { colourOf, failureText, gameName, outcomeText, ownLanguages, placeText } from "./words.js";
export { languagesOf } from "./speak.js";

export const words = (shared.words = makeWords());

/** Where they come from. */
export const source = sourceOf(words);

/**
 * Dispatches `change` when the language has changed.
 *
 * @type {EventTarget}
 */
export const languageChanges = source;

/**
 * Adds what a page says in English to what the board says.
 *
 * @param {Partial<import("./language.js").PageWords>} messages
 */
export function addEnglish(messages) {
  Object.assign(en, messages);
  say(words, firstMessages(source.module));
}

/**
 * Loads a part of the messages, once.
 *
 * @param {import("./words.js").Part} [part]
 */
export const loadWords = (part) => loadPart(words, part);

/**
 * Switches to the first language that is available: of those that were chosen, else of those that the reader
 * knows, else English.
 *
 * @param {readonly string[]} chosen tags by BCP 47
 * @param {readonly string[]} [known]
 */
export const speak = (chosen, known) => speakIn(words, chosen, known);
