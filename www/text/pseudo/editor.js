/** The pseudo-language for setting up positions. */
import en from "../en/editor.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").EditorWords} */
export default disguised(en);
