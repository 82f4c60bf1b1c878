/** Setting up positions in the language that grows. */
import en from "../en/editor.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").EditorWords} */
export default grown(en);
