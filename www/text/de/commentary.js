/** What a move does, and what counts in a position, in German. */
import { reasons, row, someStones } from "./advice.js";
import { COLOURS } from "./board.js";
import { and, integer, or, plural, stones } from "./format.js";

/** @import {ReasonCode} from "../../wasm/ergo_wasm.js" */
/** @import {StandingCode} from "../../wasm/ergo_wasm.js" */
/** @import {Colour} from "../language.js" */
/** @import {ReasonWords} from "../language.js" */

/**
 * What a move does, where a hint would speak to its player.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const effects = {
  "makes-two-fours": ({ player, opponent, cells }) =>
    `Damit droht ${COLOURS[player]} mit einem Fünfer auf ${or(cells)}. ${COLOURS[opponent]} kann nur einen stoppen.`,
  "threatens-capture": ({ player, cells, counts: [count] }) =>
    `Damit droht ${COLOURS[player]}, ${someStones(count)}${cells.length === 1 ? ` auf ${cells[0]}` : ""} zu schlagen.`,
  "frees-captives": ({ player }) => `Das befreit gefangene Steine von ${COLOURS[player]}.`,
  "enters-shadowpiece": ({ player, counts: [count] }) =>
    count === 1
      ? `Der letzte Stein von ${COLOURS[player]} kommt ins Spiel.`
      : `Die letzten ${stones(count)} von ${COLOURS[player]} kommen zusammen ins Spiel.`,
  "saves-city": ({ player }) => `Das rettet die Stadt von ${COLOURS[player]}.`,
};

/**
 * Other words for what would be said twice, one time after the other.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const again = {
  "only-move": () => "Auch dieser Zug war erzwungen.",
  captures: ({ counts: [count] }) => `Auch das schlägt ${someStones(count)}.`,
  "threatens-capture": ({ player, counts: [count] }) =>
    `${COLOURS[player]} kann als Nächstes ${someStones(count)} schlagen.`,
  "saves-stones": ({ counts: [count] }) =>
    `Auch das rettet ${someStones(count)} davor, geschlagen zu werden.`,
  "builds-row": ({ counts: [count] }) => `Auch das ergibt einen ${row(count)} mit Platz für fünf.`,
  "becomes-lion": () => "Auch diese Figur wird zum Löwen.",
  advances: () => "Auch dieser Zug rückt näher an die gegnerische Stadt.",
};

/**
 * What a move does.
 *
 * @param {ReasonCode} code
 * @param {ReasonWords} words
 */
export const effectText = (code, words) => (effects[code] ?? reasons[code])(words);

/**
 * How much of something a player has, in the accusative.
 *
 * @type {Record<StandingCode, (count: number) => string>}
 */
const counted = {
  threes: (count) =>
    plural(count, {
      one: "eine Chance auf einen Fünfer in zwei Zügen",
      other: "# Chancen auf einen Fünfer in zwei Zügen",
    }),
  twos: (count) => plural(count, { one: "einen Zweier", other: "# Zweier" }),
  lions: (count) => plural(count, { one: "einen Löwen", other: "# Löwen" }),
  hand: (count) => `${integer(count)} im Vorrat`,
  prisoners: (count) => plural(count, { one: "einen Gefangenen", other: "# Gefangene" }),
  pieces: (count) => plural(count, { one: "eine Figur", other: "# Figuren" }),
  jumpers: (count) => plural(count, { one: "eine schlagbereite Figur", other: "# schlagbereite Figuren" }),
  endangered: (count) => plural(count, { one: "eine gefährdete Figur", other: "# gefährdete Figuren" }),
  mobile: (count) =>
    plural(count, {
      one: "eine Figur mit Platz für einen Schritt",
      other: "# Figuren mit Platz für einen Schritt",
    }),
  central: (count) => plural(count, { one: "eine Figur in der Mitte", other: "# Figuren in der Mitte" }),
  stones: (count) => plural(count, { one: "noch einen Stein", other: "noch # Steine" }),
  stacks: (count) => plural(count, { one: "einen Stapel", other: "# Stapel" }),
  gaps: (count) =>
    plural(count, {
      one: "an der gegnerischen Stadt noch eine Lücke",
      other: "an der gegnerischen Stadt noch # Lücken",
    }),
  cells: (count) => plural(count, { one: "ein besetztes Feld", other: "# besetzte Felder" }),
  ahead: (count) =>
    plural(count, {
      one: "ein besetztes Feld weit vorne",
      other: "# besetzte Felder weit vorne",
    }),
};

export const commentary = {
  effect: effectText,
  /**
   * The same in other words.
   *
   * @param {ReasonCode} code
   * @param {ReasonWords} words
   */
  again: (code, words) => (again[code] ?? effects[code] ?? reasons[code])(words),
  /**
   * What counts for the player who is ahead.
   *
   * @param {Colour} colour
   * @param {{ code: StandingCode; own: number; other: number }[]} counts how much of each both have
   */
  standing: (colour, counts) =>
    `${COLOURS[colour]} hat ${and(counts.map(({ code, own, other }) => `${counted[code](own)} (gegen ${integer(other)})`))}.`,
};
