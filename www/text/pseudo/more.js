/** The pseudo-language for what is loaded on demand. */
import en from "../en/more.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").LateWords} */
export default disguised(en);
