/** Setting up a position, in Spanish. */
import { and, integer, plural } from "./format.js";
import { COLOURS, FIRST, SIDES, pieceName } from "./board.js";

/** @import {Colour} from "../language.js" */
/** @typedef {{ colour: Colour; cells: string[]; count: number; most: number }} ProblemFacts */

const OTHER = { white: SIDES.black, black: SIDES.white };

/**
 * The problems that make a position impossible.
 *
 * @type {Partial<Record<import("../language.js").ParseErrorCode, (facts: ProblemFacts) => string>>}
 */
const PROBLEMS = {
  "too-many-pieces": ({ colour, count, most }) =>
    `${FIRST[colour]} tienen ${plural(count, { one: "# pieza", other: "# piezas" })}; se permiten ${integer(most)} como máximo.`,
  "too-many-stones": ({ colour, count, most }) =>
    `${FIRST[colour]} tienen ${plural(count, { one: "# ficha", other: "# fichas" })}, contando las de la ` +
    `mano; se permiten ${integer(most)} como máximo.`,
  "soldier-on-edge": ({ cells }) =>
    cells.length === 1
      ? `Hay un soldado en ${cells[0]}, pero en el anillo toda pieza es un león.`
      : `Hay soldados en ${and(cells)}, pero en el anillo toda pieza es un león.`,
  "wrong-colour": ({ cells }) =>
    cells.length === 1
      ? `Las fichas de ${cells[0]} están en una casilla del otro color.`
      : `Las fichas de ${and(cells)} están en casillas del otro color.`,
  "turns-odd": ({ colour, count }) =>
    `Tras ${plural(count, { one: "# turno", other: "# turnos" })} juegan ${OTHER[colour]}, no ${SIDES[colour]}.`,
};

/**
 * The names of the numbers of a position.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").Counter, (tones: [Colour, Colour]) => string>}
 */
const COUNTERS = {
  "hand-first": ([first]) => `${COLOURS[first]} en mano`,
  "hand-second": ([, second]) => `${COLOURS[second]} en mano`,
  turns: () => "Turnos jugados, hasta 4",
};

/**
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
function piece(colour, shape) {
  const name = pieceName(colour, shape);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const editor = {
  /** @param {Colour} colour */
  colour: (colour) => COLOURS[colour],
  keys:
    "Con las flechas vas de casilla en casilla. Con Enter pones la pieza elegida, con Supr quitas la de " +
    "arriba y con Mayús Supr, todo. Con las cifras eliges una pieza; con el 0, «Quitar piezas».",
  pieces: "Piezas",
  piece,
  eraser: "Quitar piezas",
  /**
   * @param {Colour} colour
   * @param {import("../language.js").Shape} shape
   */
  chosen: (colour, shape) => `Vas a poner: ${pieceName(colour, shape)}.`,
  eraserChosen: "Vas a quitar piezas.",
  undo: "Deshacer",
  redo: "Rehacer",
  flip: "Girar",
  empty: "Vaciar",
  start: "Posición inicial",
  tools: "Editar la posición",
  verdict: "Comprobación",
  possible: "Esta posición se puede jugar.",
  /** After the outcome. */
  over: "En esta posición la partida ha terminado.",
  /**
   * @param {import("../language.js").ParseErrorCode} code
   * @param {ProblemFacts} facts
   */
  problem: (code, facts) => PROBLEMS[code]?.(facts) ?? `Esta posición no es posible (${code}).`,
  /** @param {number} count of problems */
  wrong: (count) => plural(count, { one: "Un fallo.", other: "# fallos." }),
  toMove: "Juegan",
  counters: COUNTERS,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  less: (code, tones) => `${COUNTERS[code](tones)}: restar 1`,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  more: (code, tones) => `${COUNTERS[code](tones)}: sumar 1`,
  text: "Posición en texto",
  copy: "Copiar",
  /**
   * Where a text is wrong.
   *
   * @param {number} column
   */
  place: (column) => `Error en el carácter ${integer(column)}.`,
  actions: "Usar la posición",
  play: "Jugar desde aquí",
  study: "Estudiar",
  save: "A la biblioteca",
  link: "Copiar enlace",
  embed: "Insertar",
  saved: "Guardada en la biblioteca.",
  linkLabel: "Enlace a esta posición",
};

/** @type {import("../language.js").EditorWords} */
const words = { editor };

export default words;
