/** The languages of the site. */
import { LANGUAGES } from "../../www/text/languages.js";

/** Those besides English. */
export const TRANSLATIONS = LANGUAGES.map(({ code }) => code).filter((code) => code !== "en");

/** Those that are made of English, for tests. */
export const TEST_LANGUAGES = ["en-XA", "ar-XB"];
