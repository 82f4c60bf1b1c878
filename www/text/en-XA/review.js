/** Reviews in the language that grows. */
import en from "../en/review.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").ReviewWords} */
export default grown(en);
