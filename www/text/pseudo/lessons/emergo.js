/** The pseudo-language for the lessons of Emergo. */
import en from "../../en/lessons/emergo.js";
import { disguised } from "../index.js";

/** @type {import("../../language.js").SameWords<typeof en>} */
export default disguised(en);
