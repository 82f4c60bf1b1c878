/** Reviews in the language that runs from right to left. */
import en from "../en/review.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").ReviewWords} */
export default mirrored(en);
