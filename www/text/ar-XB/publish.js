/** Pictures, animations and printed sheets in the language that runs from right to left. */
import en from "../en/publish.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").PublishWords} */
export default mirrored(en);
