/**
 * The findings of a review as edits of a study: evaluations after every move, signs, and better moves as
 * variations.
 */
import { SIGNS, Tree } from "../game/tree.js";

/** @import {StudyEdit} from "../element/study-edit.js" */
/** @import {Reviewed} from "./review-card.js" */

/** How many moves of a better line are kept. */
const LONGEST = 6;

/**
 * @param {Reviewed} reviewed
 * @param {import("../game/types.js").State} state of the study
 * @returns {StudyEdit[]}
 */
export function editsOf({ line, review }, { view, annotations }) {
  if (!view) return [];
  const tree = new Tree(view, annotations);
  return review.moves.flatMap(({ ply, glyph, eval: score, better, betterEval }) => {
    const own = line.slice(0, ply);
    const before = own.slice(0, -1);
    const glyphs = tree.moves[tree.find(own) ?? -1]?.glyphs ?? [];
    /** @type {StudyEdit[]} */
    const edits = score === undefined ? [] : [{ kind: "eval", line: own, text: score }];
    const sign = glyph === undefined ? -1 : SIGNS.indexOf(glyph);
    // What somebody found good stays so.
    const others = glyphs.filter((other) => !review.mistakes.includes(other));
    if (sign > 0 && !others.some((other) => SIGNS[other]))
      edits.push({ kind: "glyphs", line: own, glyphs: [sign, ...others] });
    if (!better || better.length === 0) return edits;
    edits.push({ kind: "add", line: before, moves: better.slice(0, LONGEST) });
    if (betterEval !== undefined && tree.find([...before, better[0]]) === undefined) {
      edits.push({ kind: "eval", line: [...before, better[0]], text: betterEval });
    }
    return edits;
  });
}
