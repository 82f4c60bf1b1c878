/** The pseudo-language for goals and lessons of one's own. */
import en from "../en/goals.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").GoalWords} */
export default disguised(en);
