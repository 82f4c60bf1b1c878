/** A game in the language that runs from right to left. */
import en from "../en/play.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").PlayWords} */
export default mirrored(en);
