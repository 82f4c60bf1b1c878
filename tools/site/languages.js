/** The languages of the site. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../www/text/languages.js";
import { WWW } from "./files.js";

/** Those besides English. */
export const TRANSLATIONS = LANGUAGES.map(({ code }) => code).filter(
  (code) => code !== "en" && existsSync(join(WWW, "text", code, "first.js")),
);

/** Those that are made of English, for tests. */
export const TEST_LANGUAGES = ["en-XA", "ar-XB"];
