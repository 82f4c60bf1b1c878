/** The pseudo-language for pictures, animations and printed sheets. */
import en from "../en/publish.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").PublishWords} */
export default disguised(en);
