/** Pictures, animations and printed sheets in the language that grows. */
import en from "../en/publish.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").PublishWords} */
export default grown(en);
