/** What the words of Emergo mean, in Portuguese. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["peça", "Uma pedra isolada ou uma pilha. É de quem tem a pedra de cima."],
  ["pilha", "Pedras umas sobre as outras. Andam juntas."],
  [
    "prisioneira",
    "Uma pedra capturada. Está debaixo de pedras da outra cor, anda com elas e pode ser libertada.",
  ],
  ["pôr", "Levar uma pedra da mão para uma casa vazia."],
  [
    "saltar",
    "É assim que uma peça captura: por cima de uma vizinha adversária até à casa vazia atrás, levando a pedra de cima dessa vizinha.",
  ],
  [
    "proibição de alimentar",
    "Não ponha uma pedra onde dê uma captura ao adversário, a não ser que ele já possa capturar.",
  ],
  [
    "peça-sombra",
    "Todas as pedras que lhe restam, postas como uma só peça quando o adversário já não tem nenhuma na mão.",
  ],
];
