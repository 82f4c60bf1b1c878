/** What the words of Emergo mean, in Spanish. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["pieza", "Una ficha suelta o una pila. Es de quien tiene la ficha de arriba."],
  ["pila", "Fichas una sobre otra. Se mueven juntas."],
  [
    "prisionera",
    "Una ficha capturada. Está debajo de fichas del otro color, se mueve con ellas y puede quedar libre.",
  ],
  ["poner", "Dejar una ficha de tu mano en una casilla vacía."],
  [
    "saltar",
    "Así captura una pieza: por encima de una enemiga vecina hasta la casilla vacía de detrás, y se lleva la ficha de arriba de la otra.",
  ],
  [
    "prohibido dar de comer",
    "No se puede poner una ficha donde le dé una captura al rival, salvo que ya tenga una.",
  ],
  [
    "pieza sombra",
    "Todas las fichas que te quedan en mano, puestas como una sola pieza cuando a tu rival ya no le queda ninguna.",
  ],
];
