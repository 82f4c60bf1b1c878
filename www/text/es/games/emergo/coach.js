/** The coach of Emergo in Spanish. */
import { cells } from "../../cell-list.js";
import { plural, stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const emergo = {
  lead: ({ note }) => (note?.code === "capture-compulsory" ? `Debes capturar ${stones(note.number)}.` : ""),
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return plural(note.number, {
        one: "Entra tu última ficha: toca una casilla vacía.",
        other: "Entran juntas tus últimas # fichas: toca una casilla vacía.",
      });
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Toca una pieza marcada para saltar con ella.";
      return entered === 0
        ? "Toca la casilla detrás de la pieza que saltas."
        : "Sigue saltando a otra casilla marcada.";
    }
    if (chosen) return near.length > 0 ? `Mueve la pieza entera un paso, a ${cells(near)}.` : "";
    if (hand === 0) return "Toca una de tus piezas y luego una casilla vecina.";
    // The very first stone may be forbidden in the centre, for another reason.
    if (forbidden && turn === 1) return "Toca una casilla vacía sin cruz roja para poner una ficha.";
    if (forbidden) return "Pon una ficha, pero no en una cruz roja: ahí la capturarían enseguida.";
    return turn === 1
      ? "Toca una casilla vacía para poner una ficha. Las piezas se mueven cuando están todas."
      : "Pon una ficha. Una pieza con una casilla vacía detrás se puede saltar.";
  },
};
