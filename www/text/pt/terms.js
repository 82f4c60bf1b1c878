/** What the words of the games mean, in Portuguese: what the board says leads there, and so do the rules. */

/** @type {import("../language.js").Term[]} */
const ergo = [
  ["anel", "As 34 casas da borda do tabuleiro. Formam um circuito fechado."],
  ["arena", "As 56 casas dentro do anel."],
  ["soldado", "Uma peça da arena que nunca esteve no anel. Dá um passo na sua linha ou coluna."],
  ["leão", "Uma peça que está no anel, ou já esteve. Dá um passo nas oito direções e desliza pelo anel."],
  ["buraco", "Uma casa vazia no meio de uma fila. Uma peça aí completa a fila."],
];

/**
 * Those of HexEmergo are the same.
 *
 * @type {import("../language.js").Term[]}
 */
const emergo = [
  ["peça", "Uma pedra isolada ou uma pilha. É de quem tem a pedra de cima."],
  ["pilha", "Pedras umas sobre as outras. Andam juntas."],
  [
    "prisioneira",
    "Uma pedra capturada. Está debaixo de pedras da outra cor, anda com elas e pode ser libertada.",
  ],
  ["pôr", "Levar uma pedra da mão para uma casa vazia."],
  [
    "saltar",
    "É assim que uma peça captura: por cima de uma vizinha até à casa vazia atrás, levando a pedra de cima.",
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

/** @type {import("../language.js").Term[]} */
const intermedium = [
  ["pilha", "Duas ou mais pedras numa casa. Só as pilhas andam."],
  ["semear", "É assim que uma pilha anda: na diagonal, de casa em casa, deixando uma pedra em cada uma."],
  ["pedra isolada", "Uma pedra sozinha na sua casa. Não anda, mas outra que caia sobre ela faz uma pilha."],
  [
    "cidade",
    "A casa do meio da linha de fora: d1 é das brancas e d10 das pretas. Quem toma a do adversário ganha.",
  ],
  ["brecha", "Uma casa ao lado de uma pilha ou de uma cidade, que ainda falta ocupar para a cercar."],
];

export default { terms: { title: "Vocabulário", games: { ergo, emergo, hexemergo: emergo, intermedium } } };
