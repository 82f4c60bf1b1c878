/** Goals and lessons of one's own in the language that runs from right to left. */
import en from "../en/goals.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").GoalWords} */
export default mirrored(en);
