/** Why a text was refused, in Portuguese. */
import { The } from "./board.js";
import { afterColon, and, integer, or } from "./format.js";
import { games } from "./games.js";
import { shorten } from "../printable.js";

/** @import {ParseError} from "../language.js" */
/** @typedef {string | ((found: string, error: ParseError) => string)} Message `found` is in quotes already */

const TAG = 'Não é possível ler esta etiqueta. Escreva etiquetas como [Game "ergo"].';
const LINK_SAFE = "A sua partida está a salvo.";

/** @type {(found: string, error: ParseError) => string} */
function noCell(found, { cells }) {
  const {
    columns: [left, right],
    rows: [bottom, top],
  } = cells ?? { columns: ["a", "a"], rows: [1, 1] };
  const rows =
    bottom === top
      ? `só tem a linha ${integer(top)}`
      : `tem as linhas de ${integer(bottom)} a ${integer(top)}`;
  return left === right
    ? `${found} não é uma casa deste tabuleiro (a coluna ${left} ${rows}).`
    : `${found} não é uma casa deste tabuleiro (colunas de ${left} a ${right}, linhas de ${integer(bottom)} a ${integer(top)}).`;
}

/**
 * Positions are written by programs, so the message only says where the error is.
 *
 * @type {(found: string, error: ParseError) => string}
 */
const position = (found, error) =>
  error.found === "" ? "A posição acaba cedo demais." : `Não é possível ler a posição em ${found}.`;

/**
 * Why a text was rejected.
 *
 * @type {Record<
 *   Exclude<
 *     import("../language.js").ParseErrorCode,
 *     import("../language.js").LinkDamage | import("../language.js").PositionSyntax
 *   >,
 *   Message
 * >}
 */
export const parseErrors = {
  // Game texts
  control: "Este carácter não é permitido aqui.",
  "text-long": "O texto tem mais de quatro megabytes.",
  "games-many": "O texto tem mais de duas mil partidas. A biblioteca pode importá-lo como ficheiro.",
  "tag-name": TAG,
  "tag-value": TAG,
  "tag-end": TAG,
  "tag-twice": (found) => `A etiqueta ${found} está repetida.`,
  "tags-many": "Uma partida tem no máximo cem etiquetas.",
  "string-end": TAG,
  escape: TAG,
  "game-missing": 'Uma etiqueta tem de dizer qual é o jogo, como [Game "ergo"].',
  "game-unknown": (found) =>
    `${found} não é um jogo desta página, que tem ${and(Object.values(games).map(({ name }) => name))}.`,
  "option-unknown": (found) => `${found} não é uma opção deste jogo.`,
  result: (found) => `${found} não é um resultado. Use 1-0, 0-1, 1/2-1/2 ou *.`,
  setup: "A etiqueta SetUp tem de ser 1 se a etiqueta Position der a posição inicial, e 0 se não.",
  "setup-missing": 'A etiqueta Position precisa da etiqueta [SetUp "1"].',
  "position-missing": 'A etiqueta [SetUp "1"] precisa da etiqueta Position.',
  number: (found, { expected }) => `O número da jogada devia ser ${expected}, não ${found}.`,
  "move-missing": "Depois do número tem de vir uma jogada.",
  "word-long": "Isto é demasiado longo para uma jogada.",
  "line-long": "Uma partida tem no máximo dez mil jogadas.",
  "game-large": "Uma partida tem no máximo vinte mil jogadas, comentários e sinais.",
  token: (found) => `${found} não é uma jogada, um comentário, uma variante nem um resultado.`,
  "variation-early": "Uma variante tem de vir depois de uma jogada.",
  "variation-empty": "Esta variante não tem jogadas.",
  "variation-none": "Este ) não tem o ( correspondente.",
  "variation-end": "Uma variante não está fechada: falta ).",
  glyph: (found) => `${found} não é um sinal de jogada. Use $0 a $255, ou ! ? !! ?? !? ?!.`,
  "glyph-early": "Um sinal como ! ou $1 tem de vir depois de uma jogada.",
  "comment-end": "Um comentário não está fechado: falta }.",
  "command-end": "Um comando num comentário não está fechado: falta ].",
  eval: (found) =>
    `${found} não é uma avaliação. Escreva pontos como 0.35, ou #7 ou #-4 para uma vitória provada.`,
  "eval-twice": "Esta jogada tem duas avaliações.",
  clock: (found) => `${found} não é um tempo de relógio. Escreva horas, minutos e segundos como 0:05:00.`,
  "clock-twice": "Esta jogada tem dois tempos de relógio.",
  "result-missing": "A partida precisa de um resultado no fim: 1-0, 0-1, 1/2-1/2 ou *.",
  "result-differs": (found) => `${found} não é o resultado que está na etiqueta Result.`,
  "result-wrong": (found) => `Pelas regras, ${found} não é o resultado desta partida.`,
  "game-unread": "Não é possível ler listas de jogadas do Abstract Play para este jogo.",
  "move-unread": (found) => `${found} não é uma jogada como as escreve o Abstract Play.`,
  // Moves
  illegal: (found) => `${found} não é uma jogada possível aqui.`,
  "game-over": (found) => `${found} não se pode jogar: a partida acabou.`,
  "no-swap": "Só se pode trocar de lado com a regra da troca, logo depois da primeira jogada.",
  "position-line": "Uma lista de jogadas começa por startpos, ou por fen e uma posição.",
  trailing: (found) => `${found} está a mais aqui. Apague-o.`,
  sowing: "A jogada tem de dizer as casas onde se semeia, como c2@d3-e4.",
  goal: (found) =>
    `${found} não é um objetivo de um exercício, como “win 3”, “hold 3”, “gain 2 in 3”, “decide 3”, “play e5”, “end e5” ou “any”.`,
  shape: (found) => `${found} não é uma marca como “Ge5” nem uma seta como “Re5a1”, ou há mais de 256.`,
  "sowing-long": "Não há pedras que cheguem para esta sementeira.",
  // Positions
  column: noCell,
  row: noCell,
  "soldier-on-edge": "Um soldado não pode estar no anel, onde todas as peças são leões.",
  "too-many-pieces": "Nesta posição um lado tem peças a mais.",
  "too-many-stones": "Nesta posição um lado tem pedras a mais.",
  "wrong-colour": "Nesta posição há uma pilha numa casa da outra cor.",
  // Links
  "link-none": "Este endereço não leva a nenhuma partida.",
  "link-newer":
    "Este link foi criado por uma versão mais recente desta página. Recarregue a página e abra-o de novo.",
};

/** The most characters of a text that an error repeats. */
const MOST_FOUND = 100;

/** @param {ParseError} error */
function sentence(error) {
  const { code, found } = error;
  const message = /** @type {Partial<Record<string, Message>>} */ (parseErrors)[code] ?? position;
  return typeof message === "string"
    ? message
    : message(found === "" ? "Isto" : `“${shorten(found, MOST_FOUND)}”`, error);
}

/** @param {ParseError} error */
function linkSentence(error) {
  if (["link-none", "link-newer", "game-unknown"].includes(error.code)) return sentence(error);
  return error.found === ""
    ? "Falta uma parte deste link. Peça ao seu amigo que o envie de novo."
    : "Este link está danificado. Peça ao seu amigo que o envie de novo.";
}

/** @type {import("../language.js").PlaceWords["textErrors"]} */
export const textErrors = {
  /** A move, a position or a list of moves that cannot be read or is not legal. */
  parse: sentence,
  /**
   * The same in a game text of many lines.
   *
   * @param {ParseError & { line: number }} error
   */
  text: (error) => `Linha ${integer(error.line)}: ${afterColon(sentence(error))}`,
  /**
   * A link that cannot be opened.
   *
   * @param {ParseError} error
   */
  link: (error) => `${linkSentence(error)} ${LINK_SAFE}`,
  /**
   * An attribute of a board in another page; without choices, it is a number.
   *
   * @param {string} name
   * @param {string} value
   * @param {readonly string[]} choices
   * @param {number} least
   * @param {number} most
   */
  attribute: (name, value, choices, least, most) =>
    choices.length > 0
      ? `O atributo ${name} de um tabuleiro não pode ser “${value}”, só ${or(choices.map((choice) => `“${choice}”`))}.`
      : `O atributo ${name} de um tabuleiro não pode ser “${value}”, só um número de ${least} a ${integer(most)}.`,
  /**
   * A move that is not legal.
   *
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {boolean} isOccupied whether it is a cell that is not empty
   */
  illegal: (colour, move, isOccupied) =>
    isOccupied
      ? `${The[colour]} não podem jogar ${move}: a casa está ocupada.`
      : `${The[colour]} não podem jogar ${move} aqui.`,
  /**
   * Where exactly.
   *
   * @param {number} line
   * @param {number} column
   * @param {string} code
   */
  place: (line, column, code) => `Linha ${integer(line)}, coluna ${integer(column)} (${code})`,
  noGame: "Não há nenhuma partida neste texto.",
  unreadable: "Não foi possível ler o texto. Tente de novo.",
  linkUnreadable: `Não foi possível ler o link. Tente de novo. ${LINK_SAFE}`,
};
