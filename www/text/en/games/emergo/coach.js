/** The coach of Emergo in English. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const emergo = {
  lead: ({ note }) => (note?.code === "capture-compulsory" ? `You must take ${stones(note.number)}.` : ""),
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return note.number === 1
        ? "Your last stone enters: tap an empty cell."
        : `Your last ${stones(note.number)} enter together: tap an empty cell.`;
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Tap a marked piece to jump with it.";
      return entered === 0
        ? "Tap the cell behind the piece you jump over."
        : "Jump on to the next marked cell.";
    }
    if (chosen) return near.length > 0 ? `Move the whole piece one step, to ${cells(near)}.` : "";
    if (hand === 0) return "Tap one of your pieces, then a cell next to it.";
    // The very first stone may be forbidden in the centre, for another reason.
    if (forbidden && turn === 1) return "Tap an empty cell without a red cross to enter a stone.";
    if (forbidden) return "Enter a stone. Not on a red cross: it could be captured there at once.";
    return turn === 1
      ? "Tap an empty cell to enter a stone. Pieces move once all are in."
      : "Enter a stone. A piece with an empty cell behind it can be jumped.";
  },
};
