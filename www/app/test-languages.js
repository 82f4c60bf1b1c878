/**
 * Adds the languages that are made of English for tests. Only the page has them, so that they are not in the
 * package of the board.
 */
import { ownLanguages } from "../text/index.js";

Object.assign(ownLanguages, {
  "en-XA": () => import("../text/en-XA/language.js"),
  "ar-XB": () => import("../text/ar-XB/language.js"),
});
