/** Studies in the language that runs from right to left. */
import en from "../en/study.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").StudyWords} */
export default mirrored(en);
