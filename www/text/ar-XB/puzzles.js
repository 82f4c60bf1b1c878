/** Puzzles in the language that runs from right to left. */
import en from "../en/puzzles.js";
import { mirrored } from "../pseudo.js";

/** @type {import("../language.js").PuzzleWords} */
export default mirrored(en);
