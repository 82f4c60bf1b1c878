/** What the words of Intermedium mean, in Portuguese. */

/** @type {import("../../../language.js").Term[]} */
export const intermedium = [
  ["pilha", "Duas ou mais pedras numa casa. Só as pilhas andam."],
  ["semear", "É assim que uma pilha anda: na diagonal, de casa em casa, deixando uma pedra em cada uma."],
  ["pedra isolada", "Uma pedra sozinha na sua casa. Não anda, mas outra que caia sobre ela faz uma pilha."],
  [
    "cidade",
    "A casa do meio da linha de fora: d1 é das brancas e d10 das pretas. Quem toma a do adversário ganha.",
  ],
  ["brecha", "Uma casa ao lado de uma pilha ou de uma cidade, que ainda falta ocupar para a cercar."],
];
