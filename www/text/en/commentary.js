/** What a move does, and what counts in a position, in English. */
import { reasons, word } from "./advice.js";
import { COLOURS } from "./board.js";
import { and, integer, plural, stones } from "./format.js";

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
  "frees-captives": ({ player }) => `It frees captive stones of ${COLOURS[player]}.`,
  "enters-shadowpiece": ({ player, counts: [count] }) =>
    count === 1
      ? `${COLOURS[player]}’s last stone enters.`
      : `${COLOURS[player]}’s last ${stones(count)} enter together.`,
  "saves-city": ({ player }) => `It saves ${COLOURS[player]}’s city.`,
};

/**
 * Other words for what would be said twice, one time after the other.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const again = {
  "only-move": () => "This was forced, too.",
  captures: ({ counts: [count] }) => `It captures ${stones(count)} in return.`,
  "threatens-capture": ({ player, counts: [count] }) =>
    `${COLOURS[player]} can capture ${stones(count)} next.`,
  "saves-stones": ({ counts: [count] }) => `It, too, saves ${stones(count)} from capture.`,
  "builds-row": ({ counts: [count] }) => `It also makes ${word(count)} in a row with room for five.`,
  "becomes-lion": () => "This piece, too, becomes a lion.",
  advances: () => "This, too, goes towards the enemy city.",
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
    plural(count, { one: "# chance of five in two moves", other: "# chances of five in two moves" }),
  twos: (count) => plural(count, { one: "# row of two", other: "# rows of two" }),
  lions: (count) => plural(count, { one: "# lion", other: "# lions" }),
  hand: (count) => `${integer(count)} in hand`,
  prisoners: (count) => plural(count, { one: "# prisoner", other: "# prisoners" }),
  pieces: (count) => plural(count, { one: "# piece", other: "# pieces" }),
  jumpers: (count) => plural(count, { one: "# piece that can capture", other: "# pieces that can capture" }),
  endangered: (count) => plural(count, { one: "# piece in danger", other: "# pieces in danger" }),
  mobile: (count) => plural(count, { one: "# piece that can step", other: "# pieces that can step" }),
  central: (count) => plural(count, { one: "# piece in the middle", other: "# pieces in the middle" }),
  stones: (count) => `${stones(count)} left`,
  stacks: (count) => plural(count, { one: "# stack", other: "# stacks" }),
  gaps: (count) =>
    plural(count, { one: "# gap to fill at the enemy city", other: "# gaps to fill at the enemy city" }),
  cells: (count) => plural(count, { one: "# occupied cell", other: "# occupied cells" }),
  ahead: (count) => plural(count, { one: "# cell held far ahead", other: "# cells held far ahead" }),
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
    `${COLOURS[colour]} has ${and(counts.map(({ code, own, other }) => `${counted[code](own)} (to ${integer(other)})`))}.`,
};
