/** The coach of Emergo in German. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const emergo = {
  lead: ({ note }) =>
    note?.code === "capture-compulsory" ? `Du musst ${stones(note.number)} schlagen.` : "",
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return note.number === 1
        ? "Setze deinen letzten Stein ein: Tippe auf ein freies Feld."
        : `Setze deine letzten ${stones(note.number)} zusammen ein: Tippe auf ein freies Feld.`;
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Tippe auf eine markierte Figur, um mit ihr zu springen.";
      return entered === 0
        ? "Tippe auf das Feld hinter der Figur, über die du springst."
        : "Spring weiter auf das nächste markierte Feld.";
    }
    if (chosen) return near.length > 0 ? `Ziehe die ganze Figur einen Schritt, nach ${cells(near)}.` : "";
    if (hand === 0) return "Tippe auf eine deiner Figuren, dann auf ein Feld daneben.";
    // The very first stone may be forbidden in the centre, for another reason.
    if (forbidden && turn === 1) return "Setze einen Stein ein: Tippe auf ein freies Feld ohne rotes Kreuz.";
    if (forbidden)
      return "Setze einen Stein ein, nicht auf einem roten Kreuz: Dort könnte man ihn sofort schlagen.";
    return turn === 1
      ? "Setze einen Stein ein: Tippe auf ein freies Feld. Gezogen wird, wenn alle im Spiel sind."
      : "Setze einen Stein ein. Eine Figur mit freiem Feld dahinter kann übersprungen werden.";
  },
};
