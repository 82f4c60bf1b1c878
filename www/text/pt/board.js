/**
 * The board in Portuguese, before there is a game and while there is one: cells, trays, buttons, whose turn
 * it is.
 */
import { integer, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Colour} from "../language.js" */
/** @import {Stones} from "../language.js" */

/**
 * The players, alone on a label; they are plural.
 *
 * @type {Record<Colour, string>}
 */
export const COLOURS = { white: "Brancas", black: "Pretas" };

/**
 * The same within a line.
 *
 * @type {Record<Colour, string>}
 */
export const colours = { white: "brancas", black: "pretas" };

/**
 * At the start of a sentence.
 *
 * @type {Record<Colour, string>}
 */
export const The = { white: "As brancas", black: "As pretas" };

/**
 * Within a sentence.
 *
 * @type {Record<Colour, string>}
 */
export const the = { white: "as brancas", black: "as pretas" };

/**
 * What is theirs.
 *
 * @type {Record<Colour, string>}
 */
export const ofThe = { white: "das brancas", black: "das pretas" };

/** @type {Record<import("../language.js").Shape, [one: string, many: string]>} */
const SHAPES = { soldier: ["soldado", "soldados"], lion: ["leão", "leões"], stone: ["pedra", "pedras"] };

/** @type {Record<Colour, [masculine: string, feminine: string]>} */
const ADJECTIVES = { white: ["branco", "branca"], black: ["preto", "preta"] };

/**
 * What stones of a kind are called, one or several, such as `pedras brancas`.
 *
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 * @param {number} count
 */
function kind(colour, shape, count) {
  const [one, many] = SHAPES[shape];
  const adjective = ADJECTIVES[colour][shape === "stone" ? 1 : 0];
  return count === 1 ? `${one} ${adjective}` : `${many} ${adjective}s`;
}

/**
 * Stones of a kind, such as `3 pedras brancas`.
 *
 * @param {Stones} stones
 */
export function run({ colour, shape, count }) {
  const name = kind(colour, shape, count);
  return count === 1 ? name : `${integer(count)} ${name}`;
}

/**
 * From top to bottom.
 *
 * @param {Stones[]} stack
 * @param {number} [count] of cells with such a stack
 */
export function stackText(stack, count = 1) {
  const height = stack.reduce((sum, run) => sum + run.count, 0);
  const [{ colour, shape }] = stack;
  if (height === 1) return kind(colour, shape, count);
  const runs = stack.map(run);
  const noun = count === 1 ? "pilha" : "pilhas";
  return runs.length === 1
    ? `${noun} de ${runs[0]}`
    : `${noun} de ${integer(height)}, de cima para baixo: ${runs.join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "peça escolhida",
  movable: "pode mover-se",
  target: "destino possível",
  hint: "dica",
  last: "última jogada",
  winning: "decide a partida",
  must: "tem de capturar",
  forbidden: "aqui não pode entrar nenhuma pedra",
  captures: "a última pedra captura se cair aqui",
  captured: "seria capturada",
  "city-falls": "a cidade cairia",
  taken: "pedra tomada aqui",
  sown: "pedra semeada aqui",
  wrong: "aqui não é possível",
};

/** @type {import("../language.js").Language["board"]} */
export const board = {
  /** @param {string} game */
  label: (game) => `Tabuleiro de ${games[game].name}`,
  /** @param {import("../language.js").CellDescription} cell */
  cell({ name, stack, game = "", ground, facts = [] }) {
    const place = ground && games[game].grounds[ground];
    return [name, stack ? stackText(stack) : "vazia", place, ...facts.map((fact) => FACTS[fact])]
      .filter(Boolean)
      .join(", ");
  },
  keys: "Use as setas para mudar de casa, Enter para escolher, Esc para largar e o ponto de interrogação para ver todas as teclas.",
  viewKeys: "Use as setas para mudar de casa.",
  /** The game as text, where no board can be shown. */
  plain: "A partida em texto",
};

/** @type {import("../language.js").Language["tray"]} */
export const tray = {
  /**
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  name: (player, colour) => player.name || (player.kind === "seat" ? COLOURS[colour] : playerName(player)),
  /**
   * @param {import("../language.js").TrayState} state
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  state(state, player, colour) {
    // A player without a name is called by the colour, which is plural.
    const isPlural = player.kind === "seat" && !player.name;
    if (state === "winner") return isPlural ? "Ganharam" : "Ganhou";
    if (state === "thinking") return "A pensar…";
    if (state === "turn") return player.kind === "you" ? "A sua vez" : isPlural ? "Têm a vez" : "Tem a vez";
    if (player.kind === "engine") return LEVELS[player.number];
    return player.kind === "you" ? COLOURS[colour] : `Jogador ${integer(player.number)}`;
  },
  count: integer,
  /**
   * The unit of a tray's number.
   *
   * @param {import("../language.js").StockKind} kind
   * @param {number} count
   */
  unit: (kind, count) =>
    ({
      hand: "na mão",
      prisoners: plural(count, { one: "prisioneira", other: "prisioneiras" }),
      left: "em jogo",
    })[kind],
  /**
   * What both have in hand.
   *
   * @param {[Colour, Colour]} tones
   * @param {number[]} counts
   */
  hands: ([first, second], [own, other]) =>
    `Na mão: ${colours[first]} ${integer(own)}, ${colours[second]} ${integer(other)}.`,
};

/**
 * A player wherever one is named: beside the board, in a game text, a review and the library.
 *
 * @param {import("../language.js").PlayerName} player
 */
export function playerName(player) {
  if (player.kind === "you") return "Eu";
  return player.kind === "engine"
    ? `Computador, nível ${integer(player.number)}`
    : `Jogador ${integer(player.number)}`;
}

/** @type {import("../language.js").Language["panel"]} */
export const panel = {
  label: "Ao lado do tabuleiro",
  tabs: { aside: "Jogadas", analysis: "Análise", rules: "Regras" },
};

/** @type {import("../language.js").Language["actions"]} */
export const actions = {
  newGame: "Nova partida",
  undo: "Anular",
  takeBack: "Pedir para anular",
  redo: "Refazer",
  swap: "Trocar de lado",
  pause: "Pausa",
  resume: "Retomar",
  resumePlay: "Retomar a partida",
  flip: "Virar tabuleiro",
  first: "Ir para o início",
  back: "Jogada anterior",
  forward: "Jogada seguinte",
  last: "Ir para o fim",
  cancel: "Cancelar",
  start: "Começar",
  close: "Fechar",
  copy: "Copiar",
  retry: "Tentar de novo",
  hint: "Dica",
  threats: "Ameaças",
  warnings: "Avisos",
  resign: "Desistir",
  resignNow: "Desistir",
  offerDraw: "Propor empate",
  offerDrawNow: "Propor empate",
  agreeDrawNow: "Aceitar",
  rematch: "Desforra",
  swapSides: "Trocar de lado e jogar de novo",
  levelUp: "Subir de nível",
  levelDown: "Descer de nível",
  replay: "Rever o final",
  review: "Rever a partida",
  analyse: "Análise",
  gameText: "Texto da partida",
  share: "Partilhar",
  embed: "Incorporar",
  toolbar: "Comandos da partida",
  more: "Mais",
};

/** @type {import("../language.js").Language["status"]} */
export const status = {
  loading: "A preparar o tabuleiro…",
  failed: "O jogo não funciona aqui.",
  unreadable: "Não há partida para mostrar.",
  /** @param {Colour} colour */
  toMove: (colour) => `Jogam ${the[colour]}.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `A sua vez: jogam ${the[colour]}.`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) => `A sua primeira jogada passou para o adversário: agora ficam para si ${the[colour]}.`,
};
