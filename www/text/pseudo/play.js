/** The pseudo-language for a game. */
import en from "../en/play.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").PlayWords} */
export default disguised(en);
