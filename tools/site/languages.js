/** The languages of the site. */
import { LANGUAGES } from "../../www/text/languages.js";

/** The languages with pages of their own, as they have every text. */
export const COMPLETE = LANGUAGES.filter(({ isComplete }) => isComplete);

/** The codes of the complete languages besides English. */
export const TRANSLATIONS = COMPLETE.map(({ code }) => code).filter((code) => code !== "en");

/** The codes of all languages besides English. */
export const OTHER_LANGUAGES = LANGUAGES.map(({ code }) => code).filter((code) => code !== "en");

/** The codes of test languages, whose texts are made from the English ones. */
export const TEST_LANGUAGES = ["en-XA", "ar-XB"];
