/** Setting up a position, in German. */
import { and, integer, movesDative, plural, stones } from "./format.js";
import { COLOURS, oneStone } from "./board.js";

/** @import {Colour} from "../language.js" */
/** @typedef {{ colour: Colour; cells: string[]; count: number; most: number }} ProblemFacts */

const OTHER = { white: COLOURS.black, black: COLOURS.white };

/**
 * The problems that make a position impossible.
 *
 * @type {Partial<Record<import("../language.js").ParseErrorCode, (facts: ProblemFacts) => string>>}
 */
const PROBLEMS = {
  "too-many-pieces": ({ colour, count, most }) =>
    `${COLOURS[colour]} hat ${plural(count, { one: "# Figur", other: "# Figuren" })}; erlaubt sind höchstens ${integer(most)}.`,
  "too-many-stones": ({ colour, count, most }) =>
    `${COLOURS[colour]} hat ${stones(count)}, den Vorrat mitgezählt; erlaubt sind höchstens ${integer(most)}.`,
  "soldier-on-edge": ({ cells }) =>
    cells.length === 1
      ? `Auf ${cells[0]} steht ein Soldat, aber Figuren auf dem Ring sind immer Löwen.`
      : `Auf ${and(cells)} stehen Soldaten, aber Figuren auf dem Ring sind immer Löwen.`,
  "wrong-colour": ({ cells }) =>
    cells.length === 1
      ? `Die Steine auf ${cells[0]} liegen auf einem Feld der anderen Farbe.`
      : `Die Steine auf ${and(cells)} liegen auf Feldern der anderen Farbe.`,
  "turns-odd": ({ colour, count }) =>
    `Nach ${movesDative(count)} ist ${OTHER[colour]} dran, nicht ${COLOURS[colour]}.`,
};

/**
 * The names of the numbers of a position.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").Counter, (tones: [Colour, Colour]) => string>}
 */
const COUNTERS = {
  "hand-first": ([first]) => `Vorrat von ${COLOURS[first]}`,
  "hand-second": ([, second]) => `Vorrat von ${COLOURS[second]}`,
  turns: () => "Gespielte Züge, bis 4",
};

/**
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 */
function piece(colour, shape) {
  const text = oneStone(colour, shape);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const editor = {
  /** @param {Colour} colour */
  colour: (colour) => COLOURS[colour],
  keys:
    "Mit den Pfeiltasten von Feld zu Feld. Mit Eingabe setzt du die ausgewählte Figur, mit Entf nimmst " +
    "du die oberste weg, mit Umschalt+Entf alles. Mit Ziffern wählst du eine Figur, mit 0 den Radierer.",
  pieces: "Figuren",
  piece,
  eraser: "Figuren wegnehmen",
  /** @type {typeof piece} */
  chosen: (colour, shape) => `Ausgewählt: ${oneStone(colour, shape)}.`,
  eraserChosen: "Ausgewählt: Figuren wegnehmen.",
  undo: "Rückgängig",
  redo: "Wiederholen",
  flip: "Drehen",
  empty: "Leeren",
  start: "Anfangsstellung",
  tools: "Stellung bearbeiten",
  verdict: "Ist die Stellung möglich?",
  possible: "Diese Stellung ist spielbar.",
  /** After the outcome. */
  over: "In dieser Stellung ist die Partie zu Ende.",
  /**
   * @param {import("../language.js").ParseErrorCode} code
   * @param {ProblemFacts} facts
   */
  problem: (code, facts) => PROBLEMS[code]?.(facts) ?? `Diese Stellung ist nicht möglich (${code}).`,
  /** @param {number} count of problems */
  wrong: (count) => plural(count, { one: "Ein Problem.", other: "# Probleme." }),
  toMove: "Am Zug",
  counters: COUNTERS,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  less: (code, tones) => `${COUNTERS[code](tones)}: eins weniger`,
  /**
   * @param {keyof typeof COUNTERS} code
   * @param {[Colour, Colour]} tones
   */
  more: (code, tones) => `${COUNTERS[code](tones)}: eins mehr`,
  text: "Stellung als Text",
  copy: "Kopieren",
  /**
   * Where a text is wrong.
   *
   * @param {number} column
   */
  place: (column) => `Prüfe das ${integer(column)}. Zeichen.`,
  actions: "Stellung verwenden",
  play: "Von hier spielen",
  study: "Studie",
  save: "Im Archiv speichern",
  link: "Link kopieren",
  embed: "Einbetten",
  saved: "Im Archiv gespeichert.",
  linkLabel: "Link zu dieser Stellung",
};

/** @type {import("../language.js").EditorWords} */
const words = { editor };

export default words;
