/** The pseudo-language for the list of moves. */
import en from "../en/moves.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").MoveWords} */
export default disguised(en);
