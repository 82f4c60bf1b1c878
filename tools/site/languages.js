/** The languages of the site. */
import { LANGUAGES } from "../../www/text/languages.js";

/** Those that have pages of their own: every text is in them. */
export const COMPLETE = LANGUAGES.filter(({ isComplete }) => isComplete);

/** Those of them besides English. */
export const TRANSLATIONS = COMPLETE.map(({ code }) => code).filter((code) => code !== "en");

/** All besides English. */
export const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== "en");

/** Those that are made of English, for tests. */
export const TEST_LANGUAGES = ["en-XA", "ar-XB"];
