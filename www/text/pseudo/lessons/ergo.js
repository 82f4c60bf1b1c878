/** The pseudo-language for the lessons of Ergo. */
import en from "../../en/lessons/ergo.js";
import { disguised } from "../index.js";

/** @type {import("../../language.js").SameWords<typeof en>} */
export default disguised(en);
