/**
 * The coach in English: what can be done now, in at most two lines. `lead` is in bold; where it is empty, the
 * status stays.
 */
import { integer, or, stones } from "./format.js";

/** @import {CoachFacts as Facts} from "../language.js" */
/** @typedef {{ lead: (facts: Facts) => string; text: (facts: Facts) => string }} Coach */

const cells = (/** @type {string[]} */ names) => or(names.length > 4 ? [...names.slice(0, 3), "…"] : names);

/** @param {Facts} facts */
function ergoChosen({ near, slides }) {
  if (slides)
    return near.length > 0 ? `slide along the ring, or step to ${cells(near)}.` : "slide along the ring.";
  return near.length === 1 ? `one way, to ${near[0]}.` : `one step, to ${cells(near)}.`;
}

/** @type {Coach} */
const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "Lion" : "Soldier"} ${chosen.name}:` : "";
  },
  text(facts) {
    const { chosen, turn, lions, hand } = facts;
    if (chosen) return ergoChosen(facts);
    if (hand === 0) return "Move one of your pieces: a soldier one step, a lion along the ring.";
    if (turn === 1) return "Tap any empty cell: a soldier in the middle, a lion on the ring.";
    if (lions.length > 0)
      return `Drop another piece, or tap your lion ${lions[0]}: it slides along the ring.`;
    if (turn === 2) return "Drop another piece, or tap one of yours to move it.";
    return "Make rows of three and four. A broken three is blocked in its gap.";
  },
};

/** @type {Coach} */
const emergo = {
  lead: ({ note }) => (note?.code === "capture-compulsory" ? `You must take ${stones(note.number)}.` : ""),
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return `Your last ${stones(note.number)} enter together: tap an empty cell.`;
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Tap a marked piece to jump with it.";
      return entered === 0
        ? "Tap the cell behind the piece you jump over."
        : "Jump on to the next marked cell.";
    }
    if (chosen) return near.length > 0 ? `Move the whole piece one step, to ${cells(near)}.` : "";
    if (hand === 0) return "Tap one of your pieces, then a cell next to it.";
    if (forbidden) return "Enter a stone. Not on a red cross: it could be captured there at once.";
    return turn === 1
      ? "Tap an empty cell to enter a stone. Pieces move once all are in."
      : "Enter a stone. Pieces next to a gap can be jumped.";
  },
};

/** @type {Coach} */
const intermedium = {
  lead: ({ chosen, left }) => (chosen ? (left > 0 ? `${stones(left)} left to sow.` : "") : ""),
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `The last stone captures from ${cells(captures)}.`;
      return entered === 0 ? "Tap a cell diagonally next to the stack." : "Tap the next cell.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Tap a stack, then the cells where it drops its stones, one by one.";
    if (note?.code === "opening")
      return "This turn too the last stone must land nearer to the enemy, and one stone on an empty cell.";
    return turn === 3 ? "To capture, surround a stack and end on a single stone of yours beside it." : "";
  },
};

/** @type {Record<"ergo" | "emergo" | "intermedium", Coach>} */
const games = { ergo, emergo, intermedium };

const coach = {
  ...games,
  swap: "You may take over this first move.",
  /**
   * How many stones of a capture are taken, and how many there are.
   *
   * @param {number} taken
   * @param {number} all
   */
  taken: (taken, all) => `${integer(taken)}/${integer(all)}`,
  takenUnit: "taken",
};

export default { coach };
