/** Studies in the language that grows. */
import en from "../en/study.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").StudyWords} */
export default grown(en);
