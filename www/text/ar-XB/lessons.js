/** The lessons in the language that runs from right to left. */
import { mirrored, pseudoLessons } from "../pseudo.js";

/** @param {string} text in English */
export default (text) => pseudoLessons(mirrored, text);
