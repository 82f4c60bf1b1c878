/** Setting up a position, in Portuguese. */
import { COLOURS, run, The, the } from "./board.js";
import { and, integer, plural } from "./format.js";

/** @import {Colour} from "../language.js" */
/** @typedef {{ colour: Colour; cells: string[]; count: number; most: number }} ProblemFacts */

/** @type {Record<Colour, Colour>} */
const OTHER = { white: "black", black: "white" };

/**
 * The problems that make a position impossible.
 *
 * @type {Partial<Record<import("../language.js").ParseErrorCode, (facts: ProblemFacts) => string>>}
 */
const PROBLEMS = {
  "too-many-pieces": ({ colour, count, most }) =>
    `${The[colour]} têm ${plural(count, { one: "# peça", other: "# peças" })}; o máximo é ${integer(most)}.`,
  "too-many-stones": ({ colour, count, most }) =>
    `${The[colour]} têm ${plural(count, { one: "# pedra", other: "# pedras" })}, contando as da mão; o máximo é ${integer(most)}.`,
  "soldier-on-edge": ({ cells }) =>
    cells.length === 1
      ? `Há um soldado em ${cells[0]}, mas no anel as peças são sempre leões.`
      : `Há soldados em ${and(cells)}, mas no anel as peças são sempre leões.`,
  "wrong-colour": ({ cells }) =>
    cells.length === 1
      ? `As pedras em ${cells[0]} estão numa casa da outra cor.`
      : `As pedras em ${and(cells)} estão em casas da outra cor.`,
  "turns-odd": ({ colour, count }) =>
    `Depois de ${plural(count, { one: "# jogada", other: "# jogadas" })}, jogam ${the[OTHER[colour]]}, não ${the[colour]}.`,
};

/**
 * The names of the numbers of a position.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").Counter, (tones: [Colour, Colour]) => string>}
 */
const COUNTERS = {
  "hand-first": ([first]) => `${COLOURS[first]} na mão`,
  "hand-second": ([, second]) => `${COLOURS[second]} na mão`,
  turns: () => "Jogadas feitas, até 4",
};

/**
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
function piece(colour, shape) {
  const name = run({ colour, shape, count: 1 });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const editor = {
  /** @param {Colour} colour */
  colour: (colour) => COLOURS[colour],
  keys:
    "Use as setas para mudar de casa, Enter para pôr a peça escolhida, Delete para tirar a peça de cima " +
    "e Shift Delete para tirar tudo. Escolha uma peça com os algarismos, ou a borracha com 0.",
  pieces: "Peças",
  piece,
  eraser: "Tirar peças",
  /** @type {typeof piece} */
  chosen: (colour, shape) => `Peça escolhida: ${run({ colour, shape, count: 1 })}.`,
  eraserChosen: "Borracha escolhida: tirar peças.",
  undo: "Anular",
  redo: "Refazer",
  flip: "Virar",
  empty: "Limpar",
  start: "Posição inicial",
  tools: "Editar a posição",
  verdict: "Verificação",
  possible: "Esta posição pode ser jogada.",
  /** After the outcome. */
  over: "Nesta posição a partida já acabou.",
  /**
   * @param {import("../language.js").ParseErrorCode} code
   * @param {ProblemFacts} facts
   */
  problem: (code, facts) => PROBLEMS[code]?.(facts) ?? `Esta posição não é possível (${code}).`,
  /** @param {number} count of problems */
  wrong: (count) => plural(count, { one: "Um erro.", other: "# erros." }),
  toMove: "Quem joga",
  counters: COUNTERS,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  less: (code, tones) => `${COUNTERS[code](tones)}: menos uma`,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  more: (code, tones) => `${COUNTERS[code](tones)}: mais uma`,
  text: "Posição em texto",
  copy: "Copiar",
  /**
   * Where a text is wrong.
   *
   * @param {number} column
   */
  place: (column) => `Erro no carácter ${integer(column)}.`,
  actions: "Usar a posição",
  play: "Jogar a partir daqui",
  study: "Estudar",
  save: "Guardar na biblioteca",
  link: "Copiar link",
  embed: "Incorporar",
  saved: "Guardada na biblioteca.",
  linkLabel: "Link para esta posição",
};

/** @type {import("../language.js").EditorWords} */
const words = { editor };
export default words;
