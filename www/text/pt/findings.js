/** The place of findings in Portuguese. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, plural, points } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# resposta", other: "# respostas" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# posição", other: "# posições" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "O que está provado",
  /** @param {string} name of the game */
  about: (name) =>
    `O que é certo sobre ${name}, o que foi medido e o que apenas se supõe. Você pode verificar todas as provas.`,
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
    `Sem imagens de espelho, há ${answers(all)} a ${move}. Está provado que o primeiro jogador vence depois de ` +
    `${integer(lost)} delas; ${integer(all - lost)} continuam abertas.`,
  /** Of the picture of the board. */
  legend: "Um número diz em quantas jogadas, no máximo, uma resposta perde. Um ponto é uma resposta aberta.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: perdida em no máximo ${moves(count)}`,
  asTable: "Como tabela",
  answer: "Resposta",
  lostIn: "Perdida em no máximo",
  firstMove: "A vitória começa com",
  steps: "Passos da prova",
  open: "Resposta aberta",
  chance: "Chances do primeiro jogador, segundo o computador",
  replies: "Respostas que perdem, provado",
  percent: (count) => `${integer(count)}%`,
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
    `A vitória começa com ${move}. A prova diz o que jogar depois de cada defesa: ` +
    `${plural(count, { one: "# passo", other: "# passos" })}, ${integer(size)} KB.`,
  study: "Abrir como estudo",
  check: "Verificar aqui",
  checkText:
    "Carrega a prova e a verifica neste navegador, com um programa que só conhece as regras. Leva alguns segundos.",
  ownFile: "Verificar seu arquivo",
  ownText: "Uma prova, .txt ou .txt.gz. Ela fica neste dispositivo.",
  stop: "Parar",
  loading: "Carregando…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${integer(percent)}% verificado, ${compact(count)} posições`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Faltam cerca de ${plural(seconds, { one: "# segundo", other: "# segundos" })}`
      : `Faltam cerca de ${plural(Math.round(seconds / 60), { one: "# minuto", other: "# minutos" })}`,
  stopped: "Parado: nada foi decidido.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `A prova está certa: ${COLOURS[colour]} vencem em no máximo ${moves(count)}.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Posição ${position}: ${positions(count)} em ${plural(seconds, { one: "# segundo", other: "# segundos" })}.`,
  wrong: "A prova não é aceita.",
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
      "Este navegador não consegue abrir arquivos compactados. Descompacte o arquivo e verifique-o depois.",
    damaged: "O arquivo está danificado: não é possível descompactá-lo.",
    "too-large": "O arquivo é grande demais: descompactada, uma prova tem no máximo 16 MB.",
    missing: "Não foi possível carregar a prova. Verifique a conexão e tente de novo.",
    impossible: "Este navegador não consegue fazer a verificação.",
  },
  /** Of the page in one file. */
  notHere: "As provas não estão neste arquivo; a página na internet as tem.",
  /** @param {string} name of the game */
  nothing: (name) => `Sobre ${name} ainda não há nada provado.`,
  commands: "Na linha de comando",
  boards: "Tabuleiros pequenos",
  boardsText: "Cada posição nesses tabuleiros foi examinada: o resultado é certo se ninguém errar.",
  board: "Tabuleiro",
  result: "Resultado",
  best: "Primeiras jogadas que o alcançam",
  longest: "Vitória mais longa",
  positions: "Posições",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) => `${integer(cells)} casas, ${integer(stones)} pedras cada um`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} por ${integer(rows)} casas, ${integer(pieces)} peças cada um`,
  banned: "O mesmo, centro proibido",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `O primeiro jogador vence em ${moves(count)}`,
      draw: "Empate",
      loss: `O segundo jogador vence em ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `Em ${integer(games)} partidas do computador contra si mesmo, com ${integer(nodes)} posições examinadas por ` +
    `jogada, o primeiro jogador fez ${integer(score)}% ± ${integer(margin)} dos pontos.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Depois de cada resposta a ${move}, o computador vê o primeiro jogador em vantagem, de ${points(least)} a ` +
    `${points(most)} pontos, quando examina ${integer(nodes)} posições.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Que o primeiro jogador vence também depois de todas as outras respostas a ${move}. Ninguém tem uma prova.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Que o primeiro jogador está em vantagem também no tabuleiro grande de ${name}: em nenhum tabuleiro pequeno ` +
    "ele perde, salvo se o centro é proibido. Ninguém tem uma prova.",
};

export default words;
