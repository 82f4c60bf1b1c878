/** What a move does, and what counts in a position, in French. */
import { pieces, reasons } from "./advice.js";
import { COLOURS } from "./board.js";
import { and, counted as numberOf, integer, plural, stones } from "./format.js";

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
  "frees-captives": ({ player }) => `Ce coup libère des pions de ${COLOURS[player]} retenus prisonniers.`,
  "enters-shadowpiece": ({ player, counts: [count] }) =>
    count === 1
      ? `Le dernier pion de ${COLOURS[player]} entre en jeu.`
      : `Les ${stones(count)} restants de ${COLOURS[player]} entrent ensemble.`,
  "saves-city": ({ player }) => `Ce coup sauve la cité de ${COLOURS[player]}.`,
};

/**
 * Other words for what would be said twice, one time after the other.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const again = {
  "only-move": () => "Ce coup est forcé, lui aussi.",
  captures: ({ counts: [count] }) => `Ce coup aussi capture ${stones(count)}.`,
  "threatens-capture": ({ player, counts: [count] }) =>
    `${COLOURS[player]} peut ensuite capturer ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) => `Ce coup aussi sauve ${stones(count)} en prise.`,
  "builds-row": ({ counts: [count] }) =>
    count === 1
      ? "Il y a aussi de la place pour aligner cinq pièces."
      : `Ce coup aussi aligne ${pieces(count)}, avec de la place pour cinq.`,
  "becomes-lion": () => "Cette pièce devient un lion, elle aussi.",
  advances: () => "Ce coup avance, lui aussi, vers la cité ennemie.",
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
  threes: (count) => `${numberOf(count, "occasion")} de faire cinq en deux coups`,
  twos: (count) => `${numberOf(count, "ligne")} de deux`,
  lions: (count) => numberOf(count, "lion"),
  hand: (count) => `${numberOf(count, "pièce")} en réserve`,
  prisoners: (count) => numberOf(count, "prisonnier"),
  pieces: (count) => numberOf(count, "pièce"),
  jumpers: (count) => `${numberOf(count, "pièce")} en mesure de capturer`,
  endangered: (count) => `${numberOf(count, "pièce")} en prise`,
  mobile: (count) => plural(count, { one: "# pièce libre d’avancer", other: "# pièces libres d’avancer" }),
  central: (count) => `${numberOf(count, "pièce")} au milieu`,
  stones: (count) => numberOf(count, "pion restant"),
  stacks: (count) => numberOf(count, "pile"),
  gaps: (count) => `${numberOf(count, "issue")} à fermer autour de la cité adverse`,
  cells: (count) => numberOf(count, "case occupée"),
  ahead: (count) => `${numberOf(count, "case occupée")} loin devant`,
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
    `${COLOURS[colour]} a ${and(counts.map(({ code, own, other }) => `${counted[code](own)} (contre ${integer(other)})`))}.`,
};
