/** Lessons in the language that runs from right to left. */
import en from "../en/learn.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").LearnWords} */
export default mirrored(en);
