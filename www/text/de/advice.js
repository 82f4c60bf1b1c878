/** Hints and threats in German. */
import { COLOURS } from "./board.js";
import { and, inMoves, integer, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * Pieces in a row, of masculine gender, after an article.
 *
 * @param {number} count
 */
const row = (count) => ["", "", "Zweier", "Dreier", "Vierer", "Fünfer"][count] || `${integer(count)}er`;

/**
 * Why a move is good, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
const reasons = {
  "makes-five": () => "Das ergibt fünf in einer Reihe und gewinnt.",
  "stops-five": ({ opponent, cells }) =>
    `Das verhindert einen Fünfer von ${COLOURS[opponent]} auf ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Das ergibt einen Vierer: ${COLOURS[opponent]} muss auf ${cells[0]} antworten.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Du drohst mit einem Fünfer auf ${or(cells)}. ${COLOURS[opponent]} kann nur einen stoppen.`,
  "stops-four": ({ opponent }) =>
    `Sonst macht ${COLOURS[opponent]} einen Vierer, der an beiden Enden offen ist.`,
  "prepares-four": ({ cells }) =>
    `Das bereitet auf ${or(cells.slice(0, 2))} einen Vierer vor, der an beiden Enden offen ist.`,
  "blocks-row": ({ opponent, counts: [count] }) => `Das blockt den ${row(count)} von ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Auf dem Ring wird die Figur zum Löwen: Der kann rundherum laufen.",
  "builds-row": ({ counts: [count] }) => `Das ergibt einen ${row(count)} mit Platz für fünf.`,
  captures: ({ counts: [count] }) => `Das schlägt ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) =>
    count === 1
      ? "Das rettet einen Stein, der geschlagen werden könnte."
      : `Das rettet ${stones(count)}, die geschlagen werden könnten.`,
  "threatens-capture": ({ counts: [count] }) => `Du drohst, ${stones(count)} zu schlagen.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Das befreit deine gefangenen Steine in einem Stapel.",
      other: "Das befreit deine gefangenen Steine in # Stapeln.",
    }),
  "lures-capture": ({ opponent, counts: [lost, won] }) =>
    `${COLOURS[opponent]} muss ${stones(lost)} schlagen, und dann schlägst du ${stones(won)}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} muss ${stones(count)} schlagen, und du holst dir mehr zurück.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Dein letzter Stein kommt als Schattenfigur ins Spiel."
      : `Deine letzten ${stones(count)} kommen als ein hoher Stapel ins Spiel.`,
  "enters-safely": () => "Ein Stein ist dort sicher: Niemand kann ihn überspringen.",
  "takes-city": ({ opponent }) => `Das erobert die Stadt von ${COLOURS[opponent]} und gewinnt.`,
  "saves-city": () => "Das rettet deine Stadt.",
  "threatens-city": ({ opponent }) => `Das bedroht die Stadt von ${COLOURS[opponent]}.`,
  advances: () => "Das gewinnt Raum in Richtung der gegnerischen Stadt.",
};

/** @type {Record<import("../language.js").Shape, string>} */
const WITH = { soldier: "dem Soldaten", lion: "dem Löwen", stone: "dem Stein" };

export const hints = {
  searching: "Ein Tipp wird gesucht…",
  more: "Mehr dazu",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Schau auf ${left === right ? `Spalte ${left}` : `die Spalten ${left} bis ${right}`} in ` +
    `${bottom === top ? `Reihe ${integer(bottom)}` : `den Reihen ${integer(bottom)} bis ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Ziehe mit ${isStack ? "dem Stapel" : WITH[shape]}, der auf ${cell} steht.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) =>
    shape === "stone" ? "Setze dort einen Stein ein." : "Setze dort eine Figur aus deinem Vorrat.",
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Tausch die Seiten" : move}.${reply ? ` Erwartete Antwort: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Das gewinnt ${inMoves(count)}.`,
  best: "Ein stiller Zug: Es gibt nichts zu schlagen und nichts abzuwehren, und kein anderer Zug ist stärker.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} droht mit einem Fünfer auf ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} könnte auf ${or(cells)} einen offenen Vierer machen: vier in einer Reihe, und du kannst nur ein Ende blocken.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} droht, ${stones(count)} auf ${and(cells)} zu schlagen.`,
  entry: ({ opponent, cells }) =>
    `Ein Stein auf ${or(cells)} könnte von ${COLOURS[opponent]} sofort geschlagen werden: Dort darf keiner eingesetzt werden.`,
  city: ({ opponent }) => `${COLOURS[opponent]} bedroht deine Stadt!`,
};

export const threats = {
  none: "Im Moment droht nichts.",
  kinds: threatened,
};
