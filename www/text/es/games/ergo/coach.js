/** The coach of Ergo in Spanish. */
import { cells } from "../../cell-list.js";

/** @param {import("../../../language.js").CoachFacts} facts */
function chosenText({ near, slides }) {
  if (slides)
    return near.length > 0
      ? `se desliza por el anillo o da un paso a ${cells(near)}.`
      : "se desliza por el anillo.";
  return near.length === 1 ? `solo puede ir a ${near[0]}.` : `un paso, a ${cells(near)}.`;
}

/** @type {import("../../../language.js").Coach} */
export const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "León" : "Soldado"} ${chosen.name}:` : "";
  },
  text(facts) {
    const { chosen, pieces, lions, hand } = facts;
    if (chosen) return chosenText(facts);
    if (hand === 0) return "Mueve una pieza: un soldado, un paso; un león, por el anillo.";
    if (pieces === 0) return "Toca una casilla vacía: soldado en el medio, león en el anillo.";
    if (lions.length > 0) return `Coloca otra pieza o toca tu león de ${lions[0]}: se desliza por el anillo.`;
    if (pieces === 1) return "Coloca otra pieza o toca una de las tuyas para moverla.";
    return "Haz líneas de tres y de cuatro. Un tres partido se corta en el hueco.";
  },
};
