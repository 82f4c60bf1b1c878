/** The rules in the language that grows. */
import { grown, pseudoRules } from "../pseudo.js";

/** @param {string} text in English */
export default (text) => pseudoRules(grown, text);
