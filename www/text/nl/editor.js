/** Setting up a position, in Dutch. */
import { and, integer, plural, stones } from "./format.js";
import { ADJECTIVES, COLOURS } from "./board.js";

/** @import {Colour} from "../language.js" */
/** @typedef {{ colour: Colour; cells: string[]; count: number; most: number }} ProblemFacts */

/** @type {Record<import("../language.js").Shape, string>} */
const SHAPES = { soldier: "soldaat", lion: "leeuw", stone: "steen" };

const OTHER = { white: COLOURS.black, black: COLOURS.white };

/**
 * The problems that make a position impossible.
 *
 * @type {Partial<Record<import("../language.js").ParseErrorCode, (facts: ProblemFacts) => string>>}
 */
const PROBLEMS = {
  "too-many-pieces": ({ colour, count, most }) =>
    `${COLOURS[colour]} heeft ${plural(count, { one: "# stuk", other: "# stukken" })}; het mogen er hoogstens ${integer(most)} zijn.`,
  "too-many-stones": ({ colour, count, most }) =>
    `${COLOURS[colour]} heeft ${stones(count)}, die in de hand meegerekend; het mogen er hoogstens ${integer(most)} zijn.`,
  "soldier-on-edge": ({ cells }) =>
    cells.length === 1
      ? `Op ${cells[0]} staat een soldaat, maar op de ring is elk stuk een leeuw.`
      : `Op ${and(cells)} staan soldaten, maar op de ring is elk stuk een leeuw.`,
  "wrong-colour": ({ cells }) =>
    cells.length === 1
      ? `De stenen op ${cells[0]} staan op een veld van de andere kleur.`
      : `De stenen op ${and(cells)} staan op velden van de andere kleur.`,
  "turns-odd": ({ colour, count }) =>
    `Na ${plural(count, { one: "# beurt", other: "# beurten" })} is ${OTHER[colour]} aan zet, niet ${COLOURS[colour]}.`,
};

/**
 * The names of the numbers of a position.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").Counter, (tones: [Colour, Colour]) => string>}
 */
const COUNTERS = {
  "hand-first": ([first]) => `${COLOURS[first]} in de hand`,
  "hand-second": ([, second]) => `${COLOURS[second]} in de hand`,
  turns: () => "Gespeelde beurten, tot 4",
};

/**
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
function piece(colour, shape) {
  const [first, ...rest] = ADJECTIVES[colour];
  return `${first.toUpperCase()}${rest.join("")} ${SHAPES[shape]}`;
}

const editor = {
  /** @param {Colour} colour */
  colour: (colour) => COLOURS[colour],
  keys:
    "Met de pijltjestoetsen ga je van veld naar veld. Met Enter zet je het gekozen stuk neer, met Delete " +
    "neem je het bovenste stuk weg en met Shift Delete alles. Met een cijfer kies je een stuk, met 0 de " +
    "gum.",
  pieces: "Stukken",
  piece,
  eraser: "Stukken wegnemen",
  /** @type {typeof piece} */
  chosen: (colour, shape) => `Gekozen: ${ADJECTIVES[colour]} ${SHAPES[shape]}.`,
  eraserChosen: "Gekozen: stukken wegnemen.",
  undo: "Ongedaan maken",
  redo: "Opnieuw doen",
  flip: "Draaien",
  empty: "Leegmaken",
  start: "Beginstelling",
  tools: "Stelling bewerken",
  verdict: "Is deze stelling mogelijk?",
  possible: "Deze stelling is speelbaar.",
  /** After the outcome. */
  over: "In deze stelling is de partij voorbij.",
  /**
   * @param {import("../language.js").ParseErrorCode} code
   * @param {ProblemFacts} facts
   */
  problem: (code, facts) => PROBLEMS[code]?.(facts) ?? `Deze stelling is niet mogelijk (${code}).`,
  /** @param {number} count of problems */
  wrong: (count) => plural(count, { one: "Eén probleem.", other: "# problemen." }),
  toMove: "Aan zet",
  counters: COUNTERS,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  less: (code, tones) => `${COUNTERS[code](tones)}: één minder`,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  more: (code, tones) => `${COUNTERS[code](tones)}: één meer`,
  text: "Stelling als tekst",
  copy: "Kopiëren",
  /**
   * Where a text is wrong.
   *
   * @param {number} column
   */
  place: (column) => `Kijk naar het teken op plaats ${integer(column)}.`,
  actions: "Stelling gebruiken",
  play: "Vanaf hier spelen",
  study: "Studie",
  save: "In het archief opslaan",
  link: "Link kopiëren",
  embed: "Insluiten",
  saved: "Opgeslagen in het archief.",
  linkLabel: "Link naar deze stelling",
};

/** @type {import("../language.js").EditorWords} */
const words = { editor };

export default words;
