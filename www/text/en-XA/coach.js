/** The coach in the language that grows. */
import en from "../en/coach.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").CoachWords} */
export default grown(en);
