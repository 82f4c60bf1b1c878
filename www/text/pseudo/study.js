/** The pseudo-language for studies. */
import en from "../en/study.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").StudyWords} */
export default disguised(en);
