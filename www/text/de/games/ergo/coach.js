/** The coach of Ergo in German. */
import { cells } from "../../cell-list.js";

/** @param {import("../../../language.js").CoachFacts} facts */
function chosenText({ near, slides }) {
  if (slides)
    return near.length > 0 ? `lauf auf dem Ring, oder geh nach ${cells(near)}.` : "lauf auf dem Ring.";
  return near.length === 1 ? `nur nach ${near[0]}.` : `ein Schritt, nach ${cells(near)}.`;
}

/** @type {import("../../../language.js").Coach} */
export const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "Löwe" : "Soldat"} ${chosen.name}:` : "";
  },
  text(facts) {
    const { chosen, pieces, lions, hand } = facts;
    if (chosen) return chosenText(facts);
    if (hand === 0) return "Ziehe mit einer Figur: mit Soldaten einen Schritt, mit Löwen auf dem Ring.";
    if (pieces === 0) return "Tippe auf ein freies Feld: in der Mitte ein Soldat, auf dem Ring ein Löwe.";
    if (lions.length > 0)
      return `Setze noch eine Figur, oder tippe auf deinen Löwen ${lions[0]}: Er läuft auf dem Ring.`;
    if (pieces === 1) return "Setze noch eine Figur, oder tippe auf eine eigene, um mit ihr zu ziehen.";
    return "Bilde Dreier und Vierer. Einen Dreier mit Lücke blockt man in der Lücke.";
  },
};
