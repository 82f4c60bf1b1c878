/** The coach of Intermedium in German. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const intermedium = {
  lead: ({ chosen, left }) => (chosen && left > 0 ? `Noch ${stones(left)} zu säen.` : ""),
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `Landet der letzte Stein auf ${cells(captures)}, schlägt er.`;
      return entered === 0 ? "Tippe auf ein Feld schräg neben dem Stapel." : "Tippe auf das nächste Feld.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Tippe auf einen Stapel, dann nacheinander auf die Felder für seine Steine.";
    if (note?.code === "opening")
      return "Auch jetzt muss der letzte Stein näher am Gegner landen, und einer auf einem freien Feld.";
    return turn === 3
      ? "Zum Schlagen: Umzingle einen Stapel, und lande daneben auf einem deiner einzelnen Steine."
      : "";
  },
};
