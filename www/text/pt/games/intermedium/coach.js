/** The coach of Intermedium in Portuguese. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const intermedium = {
  lead: ({ chosen, left }) => (chosen && left > 0 ? `Por semear: ${stones(left)}.` : ""),
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `A última pedra captura se cair em ${cells(captures)}.`;
      return entered === 0 ? "Toque numa casa junto à pilha, na diagonal." : "Toque na casa seguinte.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Toque numa pilha e depois, uma a uma, nas casas onde ela deixa as pedras.";
    if (note?.code === "opening")
      return "Também nesta jogada a última pedra tem de cair mais perto do adversário, e uma pedra numa casa vazia.";
    return turn === 3 ? "Para capturar, cerque uma pilha e acabe numa pedra sua, isolada, ao lado dela." : "";
  },
};
