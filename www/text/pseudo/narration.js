/** The pseudo-language for what is said to people who do not see the board. */
import en from "../en/narration.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").NarrationWords} */
export default disguised(en);
