/** Puzzles in the language that grows. */
import en from "../en/puzzles.js";
import { grown } from "../pseudo.js";

/** @type {import("../language.js").PuzzleWords} */
export default grown(en);
