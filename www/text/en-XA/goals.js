/** Goals and lessons of one's own in the language that grows. */
import en from "../en/goals.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").GoalWords} */
export default grown(en);
