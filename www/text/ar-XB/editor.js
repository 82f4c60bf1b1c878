/** Setting up positions in the language that runs from right to left. */
import en from "../en/editor.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").EditorWords} */
export default mirrored(en);
