/** The coach of Intermedium in Spanish. */
import { cells } from "../../cell-list.js";
import { plural } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const intermedium = {
  lead: ({ chosen, left }) =>
    chosen && left > 0
      ? plural(left, { one: "Falta # ficha por sembrar.", other: "Faltan # fichas por sembrar." })
      : "",
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `Si la última ficha cae en ${cells(captures)}, captura.`;
      return entered === 0 ? "Toca una casilla junto a la pila, en diagonal." : "Toca la casilla siguiente.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Toca una pila y luego, una por una, las casillas donde deja sus fichas.";
    if (note?.code === "opening")
      return "También en este turno la última ficha debe caer más cerca de tu rival, y alguna, en una casilla vacía.";
    return turn === 3 ? "Para capturar, rodea una pila y acaba al lado, en una ficha suelta tuya." : "";
  },
};
