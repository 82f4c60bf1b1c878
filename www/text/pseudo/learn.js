/** The pseudo-language for lessons. */
import en from "../en/learn.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").LearnWords} */
export default disguised(en);
