/** The pseudo-language for what is loaded on demand. */
import en from "../en/more.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").MoreWords} */
export default disguised(en);
