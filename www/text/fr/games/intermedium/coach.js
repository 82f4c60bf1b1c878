/** The coach of Intermedium in French. */
import { cells } from "../../cell-list.js";
import { plural } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const intermedium = {
  lead: ({ chosen, left }) =>
    chosen && left > 0
      ? plural(left, { one: "Encore # pion à semer.", other: "Encore # pions à semer." })
      : "",
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `Si le dernier pion finit en ${cells(captures)}, il capture.`;
      return entered === 0
        ? "Touchez une case voisine de la pile, en diagonale."
        : "Touchez la case suivante.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Touchez une pile, puis les cases où elle laisse ses pions, un à un.";
    if (note?.code === "opening")
      return "Ce tour-ci encore, le dernier pion doit finir plus près de l’adversaire, et un pion sur une case vide.";
    return turn === 3
      ? "Pour capturer, encerclez une pile et finissez à côté, sur un de vos pions isolés."
      : "";
  },
};
