/** The pseudo-language for the coach. */
import en from "../en/coach.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").CoachWords} */
export default disguised(en);
