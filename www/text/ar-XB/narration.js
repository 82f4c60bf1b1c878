/** What is said to people who do not see the board in the language that runs from right to left. */
import en from "../en/narration.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").NarrationWords} */
export default mirrored(en);
