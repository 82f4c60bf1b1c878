/** Lessons in the language that grows. */
import en from "../en/learn.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").LearnWords} */
export default grown(en);
