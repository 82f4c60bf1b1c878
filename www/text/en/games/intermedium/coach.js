/** The coach of Intermedium in English. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const intermedium = {
  lead: ({ chosen, left }) => (chosen ? (left > 0 ? `${stones(left)} left to sow.` : "") : ""),
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `If the last stone lands on ${cells(captures)}, it captures.`;
      return entered === 0 ? "Tap a cell diagonally next to the stack." : "Tap the next cell.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Tap a stack, then the cells where it drops its stones, one by one.";
    if (note?.code === "opening")
      return "This turn too the last stone must land nearer to the opponent, and one stone on an empty cell.";
    return turn === 3 ? "To capture, surround a stack and end on a single stone of yours beside it." : "";
  },
};
