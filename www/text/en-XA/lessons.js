/** The lessons in the language that grows. */
import { grown, pseudoLessons } from "../pseudo.js";

/** @param {string} text in English */
export default (text) => pseudoLessons(grown, text);
