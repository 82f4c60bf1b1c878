/** What the words of Intermedium mean, in Spanish. */

/** @type {import("../../../language.js").Term[]} */
export const intermedium = [
  ["pila", "Dos o más fichas en una casilla. Solo se mueven las pilas."],
  ["sembrar", "Así se mueve una pila: en diagonal, de casilla en casilla, y deja una ficha en cada una."],
  ["ficha suelta", "Una ficha sola en su casilla. No se mueve, pero si le cae otra, vuelven a ser una pila."],
  [
    "ciudad",
    "La casilla central de la primera y de la última fila: d1 es la blanca y d10 la negra. Quien toma la del otro gana.",
  ],
  ["hueco", "Una casilla al lado de una pila o una ciudad que aún falta ocupar para rodearla."],
];
