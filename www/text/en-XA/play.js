/** A game in the language that grows. */
import en from "../en/play.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").PlayWords} */
export default grown(en);
