/** The coach of Emergo in French. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const emergo = {
  lead: ({ note }) =>
    note?.code === "capture-compulsory" ? `Prenez ${stones(note.number)} : c’est obligatoire.` : "",
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return note.number === 1
        ? "Votre dernier pion entre en jeu : touchez une case vide."
        : `Vos ${stones(note.number)} restants entrent ensemble : touchez une case vide.`;
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Touchez une pièce marquée pour sauter avec elle.";
      return entered === 0
        ? "Touchez la case derrière la pièce à sauter."
        : "Sautez encore, sur la prochaine case marquée.";
    }
    if (chosen) return near.length > 0 ? `Toute la pièce avance d’une case, en ${cells(near)}.` : "";
    if (hand === 0) return "Touchez une de vos pièces, puis une case voisine.";
    // The very first stone may be forbidden in the centre, for another reason.
    if (forbidden && turn === 1) return "Posez un pion : touchez une case vide, sans croix rouge.";
    if (forbidden) return "Posez un pion. Pas sur une croix rouge : il serait aussitôt capturable.";
    return turn === 1
      ? "Posez un pion : touchez une case vide. Les pièces bougent une fois tous les pions posés."
      : "Posez un pion. On peut sauter par-dessus une pièce qui a une case vide derrière elle.";
  },
};
