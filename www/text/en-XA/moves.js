/** The list of moves in the language that grows. */
import en from "../en/moves.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").MoveWords} */
export default grown(en);
