/** What a move does, and what counts in a position, in Spanish. */
import { reasons, word } from "./advice.js";
import { FEMININE, FIRST, PLURAL, SIDES } from "./board.js";
import { integer, plural, stones } from "./format.js";

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
  "frees-captives": ({ player }) => `Libera fichas ${PLURAL[player]} que estaban prisioneras.`,
  "enters-shadowpiece": ({ player, counts: [count] }) =>
    plural(count, {
      one: `Entra la última ficha de ${SIDES[player]}.`,
      other: `Entran juntas las # últimas fichas de ${SIDES[player]}.`,
    }),
  "saves-city": ({ player }) => `Salva la ciudad ${FEMININE[player]}.`,
};

/**
 * Other words for what would be said twice, one time after the other.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const again = {
  "only-move": () => "Esta también era forzada.",
  captures: ({ counts: [count] }) => `Esta también captura ${stones(count)}.`,
  "threatens-capture": ({ player, counts: [count] }) =>
    `${FIRST[player]} pueden capturar luego ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) => `Esta también evita la captura de ${stones(count)}.`,
  "builds-row": ({ counts: [count] }) =>
    `Esta también hace una línea de ${word(count)} con sitio para cinco.`,
  "becomes-lion": () => "Esta pieza también se vuelve león.",
  advances: () => "Esta también avanza hacia la ciudad enemiga.",
};

/**
 * What a move does.
 *
 * @param {ReasonCode} code
 * @param {ReasonWords} words
 */
export const effectText = (code, words) => (effects[code] ?? reasons[code])(words);

/**
 * How much of something a player has.
 *
 * @type {Record<StandingCode, (count: number) => string>}
 */
const counted = {
  threes: (count) =>
    plural(count, {
      one: "# cinco posible en dos jugadas",
      other: "# cincos posibles en dos jugadas",
    }),
  twos: (count) => plural(count, { one: "# línea de dos", other: "# líneas de dos" }),
  lions: (count) => plural(count, { one: "# león", other: "# leones" }),
  hand: (count) => `${integer(count)} en mano`,
  prisoners: (count) => plural(count, { one: "# prisionera", other: "# prisioneras" }),
  pieces: (count) => plural(count, { one: "# pieza", other: "# piezas" }),
  jumpers: (count) =>
    plural(count, { one: "# pieza que puede capturar", other: "# piezas que pueden capturar" }),
  endangered: (count) => plural(count, { one: "# pieza en peligro", other: "# piezas en peligro" }),
  mobile: (count) =>
    plural(count, { one: "# pieza que puede dar un paso", other: "# piezas que pueden dar un paso" }),
  central: (count) =>
    plural(count, { one: "# pieza en la zona central", other: "# piezas en la zona central" }),
  stones,
  stacks: (count) => plural(count, { one: "# pila", other: "# pilas" }),
  gaps: (count) =>
    plural(count, {
      one: "# hueco por ocupar junto a la ciudad enemiga",
      other: "# huecos por ocupar junto a la ciudad enemiga",
    }),
  cells: (count) => plural(count, { one: "# casilla ocupada", other: "# casillas ocupadas" }),
  ahead: (count) =>
    plural(count, { one: "# casilla ocupada muy adelante", other: "# casillas ocupadas muy adelante" }),
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
    `${FIRST[colour]} tienen ${counts.map(({ code, own, other }) => `${counted[code](own)} frente a ${integer(other)}`).join("; ")}.`,
};
