/** The coach in the language that runs from right to left. */
import en from "../en/coach.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").CoachWords} */
export default mirrored(en);
