/** Reviews in English: why a move was bad. The sentences state exactly what is proven. */
import { COLOURS } from "./board.js";
import { effectText } from "./commentary.js";
import { and, moves, or, plural, stones } from "./format.js";
import { guess } from "./guess.js";
import { card } from "./review-card.js";
import { story } from "./story.js";

/** @import {MistakeWords} from "../language.js" */

/**
 * In how many moves of the winner a line ends.
 *
 * @param {MistakeWords} words
 */
const soon = ({ opponent, plies }) =>
  plies <= 1
    ? `${COLOURS[opponent]} wins at once.`
    : `${COLOURS[opponent]} wins in ${moves((plies + 1) >> 1)}.`;

/**
 * The most that is lost or won.
 *
 * @param {number} count
 */
const atMost = (count) => (count === 0 ? "nothing" : `at most ${stones(count)}`);

/**
 * The cells around a city that the opponent does not occupy.
 *
 * @param {string[]} cells
 */
const gaps = (cells) =>
  cells.length === 0
    ? "no gap left"
    : plural(cells.length, { one: `one gap left, ${cells[0]}`, other: `# gaps left, ${and(cells)}` });

/**
 * In how many moves of a player.
 *
 * @param {number} plies
 */
const within = (plies) => `within ${moves((plies + 1) >> 1)}`;

/** @type {Record<import("../../wasm/ergo_wasm.js").MistakeCode, (words: MistakeWords) => string>} */
const reasons = {
  "allows-win": (words) => `${words.move} allows ${words.line[0]}: ${soon(words)}`,
  "allows-five": ({ move, line }) => `${move} allows ${line[0]}, which makes five in a row.`,
  "allows-two-fours": (words) =>
    `${words.move} allows ${words.line[0]}, which threatens five at ${or(words.cells)}: ${soon(words)}`,
  "allows-four": (words) =>
    `${words.move} allows ${words.line[0]}, a four that must be answered at ${words.cells[0]}: ${soon(words)}`,
  "allows-three": (words) =>
    `${words.move} allows ${words.line[0]}, which prepares an open four: ${soon(words)}`,
  "allows-city": ({ move, line, player, cells }) =>
    `After ${move}, ${COLOURS[player]}’s city has ${gaps(cells)}: ${line[0]} takes it.`,
  "allows-siege": (words) =>
    `${words.move} allows ${words.line[0]}, after which the city has ${gaps(words.cells)}: ${soon(words)}`,
  "misses-win": ({ line, plies }) =>
    plies <= 1 ? `${line[0]} wins at once.` : `${line[0]} wins in ${moves((plies + 1) >> 1)}.`,
  "loses-stones": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `After ${move}, ${line[0]} wins at least ${stones(lost)} ${within(plies)}. After ${better}, ${atMost(kept)} would be lost.`,
  "forces-capture": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `${move} allows ${line[0]}: the capture ${line[1]} is then compulsory, and at least ${stones(lost)} ` +
    `${plural(lost, { one: "is", other: "are" })} lost ${within(plies)}. After ${better}, ${atMost(kept)} would be lost.`,
  "misses-stones": ({ move, line, plies, counts: [won, kept] }) =>
    `${line[0]} wins at least ${stones(won)} ${within(plies)}; ${move} wins ${atMost(kept)}.`,
};

export default {
  review: {
    ...card,
    story,
    /**
     * Why a move was bad.
     *
     * @param {import("../../wasm/ergo_wasm.js").ReviewReason} reason
     * @param {import("../language.js").MistakeContext} context
     */
    reason: ({ code, line, counts, plies = 0 }, context) =>
      reasons[code]({ ...context, line, counts, plies }),
    /**
     * The best reply to a bad move.
     *
     * @param {string} move
     * @param {string} reply
     */
    reply: (move, reply) => `${move} allows ${reply}.`,
    effect: effectText,
  },
  guess,
};
