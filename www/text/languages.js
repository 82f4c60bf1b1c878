/**
 * The languages of the page and of its boards, in the order of their own names: everything else that needs to
 * know which there are has them from here. A language that is not complete is in English where it lacks
 * something. Readers get it only if they ask for it, and the site has no pages in it.
 */

/**
 * @import {
 *   CompleteLanguage,
 *   IncompleteLanguage
 * } from "./language.js"
 */

/**
 * A language by its code of two letters (ISO 639), with its own name and the function that loads its
 * messages; English is built in.
 *
 * @typedef {{ code: string; name: string } & (
 *   | { isComplete: true; load?: () => Promise<CompleteLanguage> }
 *   | { isComplete: false; load: () => Promise<IncompleteLanguage> }
 * )} Language
 */

/** @type {readonly Language[]} */
export const LANGUAGES = [
  { code: "de", name: "Deutsch", isComplete: true, load: () => import("./de/language.js") },
  { code: "en", name: "English", isComplete: true },
  { code: "es", name: "Español", isComplete: true, load: () => import("./es/language.js") },
  { code: "fr", name: "Français", isComplete: true, load: () => import("./fr/language.js") },
  { code: "nl", name: "Nederlands", isComplete: true, load: () => import("./nl/language.js") },
  { code: "pt", name: "Português", isComplete: true, load: () => import("./pt/language.js") },
];

/**
 * @param {string} code
 * @returns {Language | undefined} nothing for the languages for tests, which only the page has
 */
export const languageOf = (code) => LANGUAGES.find((language) => language.code === code);

/**
 * Where a page without scripts is in a language, such as the gallery: at its address in English if it is in
 * no other.
 *
 * @param {string} code
 * @param {string} page its address in English
 */
export const pageIn = (code, page) =>
  code !== "en" && languageOf(code)?.isComplete ? `${code}/${page}` : page;
