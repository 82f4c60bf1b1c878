/** What the words of Ergo mean, in Spanish. */

/** @type {import("../../../language.js").Term[]} */
export const ergo = [
  ["anillo", "Las 34 casillas del borde del tablero. Forman un circuito cerrado."],
  ["arena", "Las 56 casillas de dentro del anillo."],
  ["soldado", "Una pieza de la arena que nunca ha estado en el anillo. Da un paso por su fila o su columna."],
  [
    "león",
    "Una pieza que está en el anillo, o estuvo en él. Da un paso en las ocho direcciones y se desliza por el anillo.",
  ],
  ["hueco", "Una casilla vacía en medio de una línea. Una pieza ahí la completa."],
];
