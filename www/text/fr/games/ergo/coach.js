/** The coach of Ergo in French. */
import { cells } from "../../cell-list.js";

/** @param {import("../../../language.js").CoachFacts} facts */
function chosenText({ near, slides }) {
  if (slides)
    return near.length > 0
      ? `glissez le long du chemin, ou entrez en ${cells(near)}.`
      : "glissez le long du chemin.";
  return near.length === 1 ? `une seule case, ${near[0]}.` : `avancez d’une case, en ${cells(near)}.`;
}

/** @type {import("../../../language.js").Coach} */
export const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "Lion" : "Soldat"} ${chosen.name} :` : "";
  },
  text(facts) {
    const { chosen, pieces, lions, hand } = facts;
    if (chosen) return chosenText(facts);
    if (hand === 0) return "Déplacez une pièce : un soldat d’une case, un lion le long du chemin.";
    if (pieces === 0) return "Touchez une case vide : au milieu, un soldat ; sur le chemin, un lion.";
    if (lions.length > 0)
      return `Posez une autre pièce, ou touchez votre lion en ${lions[0]} : il glisse le long du chemin.`;
    if (pieces === 1) return "Posez une autre pièce, ou touchez une des vôtres pour la déplacer.";
    return "Alignez trois pièces, puis quatre. Un trois troué se bloque dans le trou.";
  },
};
