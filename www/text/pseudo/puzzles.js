/** The pseudo-language for puzzles. */
import en from "../en/puzzles.js";
import { disguised } from "./index.js";

/** @type {import("../language.js").PuzzleWords} */
export default disguised(en);
