/** What is said to people who do not see the board in the language that grows. */
import en from "../en/narration.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").NarrationWords} */
export default grown(en);
