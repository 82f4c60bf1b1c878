/** The pseudo-language for what is said to people who do not see the board. */
import en from "../en/ears.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").EarWords} */
export default disguised(en);
