/** What the words of Ergo mean, in Portuguese. */

/** @type {import("../../../language.js").Term[]} */
export const ergo = [
  ["anel", "As 34 casas da borda do tabuleiro. Formam um circuito fechado."],
  ["arena", "As 56 casas dentro do anel."],
  ["soldado", "Uma peça da arena que nunca esteve no anel. Dá um passo na sua linha ou coluna."],
  [
    "leão",
    "Uma peça que está no anel, ou já esteve. Dá um passo em qualquer das oito direções e desliza pelo anel.",
  ],
  ["buraco", "Uma casa vazia no meio de uma fila. Uma peça aí completa a fila."],
];
