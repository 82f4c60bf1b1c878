/** The pseudo-language for reviews. */
import en from "../en/review.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").ReviewWords} */
export default disguised(en);
