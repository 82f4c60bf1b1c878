/** The coach of Ergo in Portuguese. */
import { cells } from "../../cell-list.js";

/** @param {import("../../../language.js").CoachFacts} facts */
function chosenText({ near, slides }) {
  if (slides)
    return near.length > 0 ? `deslize pelo anel, ou dê um passo para ${cells(near)}.` : "deslize pelo anel.";
  return near.length === 1 ? `só pode ir para ${near[0]}.` : `um passo, para ${cells(near)}.`;
}

/** @type {import("../../../language.js").Coach} */
export const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "Leão" : "Soldado"} ${chosen.name}:` : "";
  },
  text(facts) {
    const { chosen, pieces, lions, hand } = facts;
    if (chosen) return chosenText(facts);
    if (hand === 0) return "Mova uma das suas peças: um soldado um passo, um leão pelo anel.";
    if (pieces === 0) return "Toque numa casa vazia: no meio é um soldado, no anel um leão.";
    if (lions.length > 0) return `Coloque outra peça, ou toque no seu leão ${lions[0]}: desliza pelo anel.`;
    if (pieces === 1) return "Coloque outra peça, ou toque numa das suas para a mover.";
    return "Faça filas de três e de quatro. Um três partido bloqueia-se no buraco.";
  },
};
