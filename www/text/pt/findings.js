/** The place of findings in Portuguese. */
import { the } from "./board.js";
import { compact, integer, moves, percentage, plural, points, stones } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# resposta", other: "# respostas" });

/** @param {number} count */
const examined = (count) =>
  plural(count, {
    one: "# posição examinada",
    many: "# de posições examinadas",
    other: "# posições examinadas",
  });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "O que está provado",
  /** @param {string} name of the game */
  about: (name) =>
    `O que é certo sobre ${name}, o que foi medido e o que apenas se supõe. Pode verificar por si todas as provas.`,
  proven: "Provado",
  measured: "Medido",
  believed: "Suposto",
  /** @param {string} move */
  opening: (move) => `As respostas a ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Sem contar as simétricas, há ${answers(all)} a ${move}. Está provado que o primeiro jogador ganha depois de ` +
    `${plural(lost, { one: "uma delas", other: "# delas" })}; ` +
    `${plural(all - lost, { one: "# continua em aberto", other: "# continuam em aberto" })}.`,
  /** Of the picture of the board. */
  legend:
    "Um número indica em quantas jogadas, no máximo, a resposta perde. Um ponto é uma resposta em aberto.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: perde no máximo em ${moves(count)}`,
  asTable: "Em tabela",
  answer: "Resposta",
  lostIn: "Perde no máximo em",
  firstMove: "A vitória começa por",
  steps: "Passos da prova",
  open: "Resposta em aberto",
  chance: "Hipóteses do primeiro jogador, segundo o motor",
  replies: "Respostas com derrota provada",
  percent: percentage,
  /**
   * @param {string} move of the first player
   * @param {number} lost replies to it that are proven to lose
   * @param {number} all replies to it
   */
  repliesTo: (move, lost, all) => `${integer(lost)} de ${integer(all)}, depois de ${move}`,
  moves,
  number: integer,
  /**
   * Of the proof that is chosen.
   *
   * @param {string} move that the win begins with
   * @param {number} count of steps
   * @param {number} size in kilobytes
   */
  proof: (move, count, size) =>
    `A vitória começa por ${move}. Na prova está o que jogar depois de cada defesa: ` +
    `${plural(count, { one: "# passo", other: "# passos" })}, ${integer(size)}\u00a0KB.`,
  study: "Abrir como estudo",
  play: "Jogar contra ela",
  /** Of the board where that is done. */
  defence: "Jogar contra uma prova",
  task: (count) =>
    "Jogue com as pretas; as brancas seguem a prova. Sem a regra da troca, ganham no máximo em " +
    `${moves(count)}: procure a defesa mais longa.`,
  turnsLeft: (count) => `As brancas ganham em mais ${moves(count)}, no máximo.`,
  /** Switches the signs on the board and the list on and off. */
  show: "Mostrar respostas",
  replyList: "As suas respostas, primeiro as defesas mais longas",
  replyLegend:
    "Um número indica em quantas jogadas, no máximo, a resposta perde. As defesas mais longas estão num quadrado vermelho.",
  /** Of a reply, and after it. */
  losesIn: (count) => `perde no máximo em ${moves(count)}`,
  whitePlays: (move) => `As brancas jogam ${move}`,
  whiteWins: (move) => `As brancas ganham com ${move}`,
  won: (count, most) =>
    `As brancas ganharam em ${moves(count)}; segundo a prova, seriam no máximo ${integer(most)}.`,
  longestReplies: (count, all) => `Respostas com a defesa mais longa: ${integer(count)} de ${integer(all)}.`,
  unknown: "Não há prova para esta resposta.",
  check: "Verificar aqui",
  checkText:
    "A prova é carregada e verificada neste navegador, por um programa que só conhece as regras. Demora alguns segundos.",
  ownFile: "Verificar um ficheiro seu",
  ownText: "Uma prova, .txt ou .txt.gz. Não sai deste dispositivo.",
  stop: "Parar",
  loading: "A carregar…",
  /**
   * @param {number} share in percent
   * @param {number} count of positions
   */
  checking: (share, count) => `Verificado: ${percentage(share)}. Posições: ${compact(count)}.`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? plural(seconds, { one: "Falta cerca de # segundo", other: "Faltam cerca de # segundos" })
      : plural(Math.round(seconds / 60), {
          one: "Falta cerca de # minuto",
          other: "Faltam cerca de # minutos",
        }),
  stopped: "Verificação interrompida: nada ficou decidido.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `A prova está certa: ${the[colour]} ganham no máximo em ${moves(count)}.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Posição ${position}: ` +
    `${plural(count, { one: "# posição verificada", many: "# de posições verificadas", other: "# posições verificadas" })} ` +
    `em ${plural(seconds, { one: "# segundo", other: "# segundos" })}.`,
  wrong: "A prova não foi aceite.",
  /**
   * Where it is wrong.
   *
   * @param {number} line
   * @param {number} [column]
   */
  place: (line, column) =>
    column === undefined ? `Linha ${integer(line)}` : `Linha ${integer(line)}, coluna ${integer(column)}`,
  /** @param {string} line several moves */
  after: (line) => `Depois de ${line}`,
  troubles: {
    "cannot-unpack":
      "Este navegador não consegue abrir ficheiros comprimidos. Descomprima o ficheiro e verifique-o depois.",
    damaged: "O ficheiro está danificado: não é possível descomprimi-lo.",
    "too-large": "O ficheiro é demasiado grande: descomprimida, uma prova tem no máximo 16\u00a0MB.",
    missing: "Não foi possível carregar a prova. Verifique a ligação e tente de novo.",
    impossible: "Não é possível fazer a verificação neste navegador.",
  },
  /** Of the page in one file. */
  notHere: "As provas não estão neste ficheiro: encontram-se na página na Internet.",
  /** @param {string} name of the game */
  nothing: (name) => `Ainda não há nada provado sobre ${name}.`,
  commands: "Na linha de comandos",
  boards: "Tabuleiros pequenos",
  boardsText: "Foram examinadas todas as posições destes tabuleiros: se ninguém errar, o resultado é certo.",
  boardsPlay: "Escolha um tabuleiro para jogar: o computador nunca erra, e cada jogada pode ser anulada.",
  board: "Tabuleiro",
  result: "Resultado",
  best: "Primeiras jogadas que o garantem",
  longest: "Vitória mais longa",
  positions: "Posições",
  /**
   * @param {number} cells
   * @param {number} each stones of each player
   */
  cells: (cells, each) =>
    `${plural(cells, { one: "# casa", other: "# casas" })}, ${stones(each)} por jogador`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} por ${plural(rows, { one: "# casa", other: "# casas" })}, ` +
    `${plural(pieces, { one: "# peça", other: "# peças" })} por jogador`,
  banned: "O mesmo, com a proibição do centro",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `O primeiro jogador ganha em ${moves(count)}`,
      draw: "Empate",
      loss: `O segundo jogador ganha em ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `Em ${plural(games, { one: "# partida", other: "# partidas" })} do motor contra si próprio, com ` +
    `${examined(nodes)} por jogada, o primeiro jogador fez ${percentage(score)} dos pontos (±\u00a0${integer(margin)}).`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Com ${examined(nodes)}, o motor vê o primeiro jogador em vantagem depois de qualquer resposta a ${move}: ` +
    `de ${points(least)} a ${points(most)} pontos.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `É provável que o primeiro jogador ganhe também depois de qualquer outra resposta a ${move}, mas não está provado.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `É provável que o primeiro jogador tenha vantagem também no tabuleiro grande de ${name}: nos pequenos nunca ` +
    "perde, a não ser que o centro seja proibido. Mas não está provado.",
};

export default words;
