/** The coach of Ergo in English. */
import { cells } from "../../cell-list.js";

/** @param {import("../../../language.js").CoachFacts} facts */
function chosenText({ near, slides }) {
  if (slides)
    return near.length > 0 ? `slide along the ring, or step to ${cells(near)}.` : "slide along the ring.";
  return near.length === 1 ? `one way, to ${near[0]}.` : `one step, to ${cells(near)}.`;
}

/** @type {import("../../../language.js").Coach} */
export const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "Lion" : "Soldier"} ${chosen.name}:` : "";
  },
  text(facts) {
    const { chosen, pieces, lions, hand } = facts;
    if (chosen) return chosenText(facts);
    if (hand === 0) return "Move one of your pieces: a soldier one step, a lion along the ring.";
    if (pieces === 0) return "Tap any empty cell: a soldier in the middle, a lion on the ring.";
    if (lions.length > 0)
      return `Drop another piece, or tap your lion ${lions[0]}: it slides along the ring.`;
    if (pieces === 1) return "Drop another piece, or tap one of yours to move it.";
    return "Make rows of three and four. A broken three is blocked in its gap.";
  },
};
