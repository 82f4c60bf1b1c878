/** What the words of the games mean, in Spanish: what the board says leads there, and so do the rules. */

/** @type {import("../language.js").Term[]} */
const ergo = [
  ["anillo", "Las 34 casillas del borde del tablero. Forman un circuito cerrado."],
  ["arena", "Las 56 casillas de dentro del anillo."],
  ["soldado", "Una pieza de la arena que nunca ha estado en el anillo. Da un paso por su fila o su columna."],
  [
    "león",
    "Una pieza que está en el anillo, o estuvo en él. Da un paso en las ocho direcciones y se desliza por el anillo.",
  ],
  ["hueco", "Una casilla vacía en medio de una línea. Una pieza ahí la completa."],
];

/**
 * Those of HexEmergo are the same.
 *
 * @type {import("../language.js").Term[]}
 */
const emergo = [
  ["pieza", "Una ficha suelta o una pila. Es de quien tiene la ficha de arriba."],
  ["pila", "Fichas una sobre otra. Se mueven juntas."],
  [
    "prisionera",
    "Una ficha capturada. Está debajo de fichas del otro color, se mueve con ellas y puede quedar libre.",
  ],
  ["poner", "Dejar una ficha de tu mano en una casilla vacía."],
  [
    "saltar",
    "Así captura una pieza: por encima de una vecina hasta la casilla vacía de detrás, y se lleva su ficha de arriba.",
  ],
  [
    "prohibido dar de comer",
    "No pongas una ficha donde tu rival pueda capturar por ella, salvo que ya pueda hacerlo.",
  ],
  [
    "pieza sombra",
    "Todas las fichas que te quedan, puestas como una pieza cuando a tu rival no le queda ninguna.",
  ],
];

/** @type {import("../language.js").Term[]} */
const intermedium = [
  ["pila", "Dos o más fichas en una casilla. Solo se mueven las pilas."],
  ["sembrar", "Así se mueve una pila: en diagonal, de casilla en casilla, y deja una ficha en cada una."],
  ["ficha suelta", "Una ficha sola en su casilla. No se mueve, pero si le cae otra vuelven a ser una pila."],
  [
    "ciudad",
    "La casilla central de la fila de fuera: d1 es la blanca y d10 la negra. Quien toma la del otro gana.",
  ],
  ["hueco", "Una casilla junto a una pila o una ciudad que nadie ocupa todavía."],
];

export default { terms: { title: "Vocabulario", games: { ergo, emergo, hexemergo: emergo, intermedium } } };
