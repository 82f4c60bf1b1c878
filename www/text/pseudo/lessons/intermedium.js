/** The pseudo-language for the lessons of Intermedium. */
import en from "../../en/lessons/intermedium.js";
import { disguised } from "../index.js";

/** @type {import("../../language.js").SameWords<typeof en>} */
export default disguised(en);
