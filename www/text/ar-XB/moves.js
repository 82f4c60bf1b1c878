/** The list of moves in the language that runs from right to left. */
import en from "../en/moves.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").MoveWords} */
export default mirrored(en);
