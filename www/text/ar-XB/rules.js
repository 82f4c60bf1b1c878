/** The rules in the language that runs from right to left. */
import { mirrored, pseudoRules } from "../pseudo.js";

/** @param {string} text in English */
export default (text) => pseudoRules(mirrored, text);
