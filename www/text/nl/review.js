/** Reviews in Dutch: why a move was bad. The sentences state exactly what is proven. */
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
    ? `${COLOURS[opponent]} wint meteen.`
    : `${COLOURS[opponent]} wint in ${moves((plies + 1) >> 1)}.`;

/**
 * The most that is lost or won.
 *
 * @param {number} count
 */
const atMost = (count) => (count === 0 ? "niets" : `hoogstens ${stones(count)}`);

/**
 * How many cells around a city the opponent does not occupy, with the verb.
 *
 * @param {string[]} cells
 * @param {string} where the city
 */
const gaps = (cells, where) =>
  cells.length === 0
    ? `zit er om ${where} geen gat meer`
    : plural(cells.length, {
        one: `zit er om ${where} nog één gat, ${cells[0]}`,
        other: `zitten er om ${where} nog # gaten, ${and(cells)}`,
      });

/**
 * In how many moves of a player.
 *
 * @param {number} plies
 */
const within = (plies) => `binnen ${moves((plies + 1) >> 1)}`;

/** @type {Record<import("../../wasm/ergo_wasm.js").MistakeCode, (words: MistakeWords) => string>} */
const reasons = {
  "allows-win": (words) => `${words.move} laat ${words.line[0]} toe: ${soon(words)}`,
  "allows-five": ({ move, line }) => `${move} laat ${line[0]} toe, en dat is vijf op een rij.`,
  "allows-two-fours": (words) =>
    `${words.move} laat ${words.line[0]} toe, met de dreiging van vijf op ${or(words.cells)}: ${soon(words)}`,
  "allows-four": (words) =>
    `${words.move} laat ${words.line[0]} toe, een vier die op ${words.cells[0]} moet worden tegengehouden: ${soon(words)}`,
  "allows-three": (words) =>
    `${words.move} laat ${words.line[0]} toe, en dat bereidt een open vier voor: ${soon(words)}`,
  "allows-city": ({ move, line, player, cells }) =>
    `Na ${move} ${gaps(cells, `de stad van ${COLOURS[player]}`)}: met ${line[0]} valt de stad.`,
  "allows-siege": (words) =>
    `${words.move} laat ${words.line[0]} toe, en dan ${gaps(words.cells, "de stad")}: ${soon(words)}`,
  "misses-win": ({ line, plies }) =>
    plies <= 1 ? `${line[0]} wint meteen.` : `${line[0]} wint in ${moves((plies + 1) >> 1)}.`,
  "loses-stones": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `Na ${move} wint ${line[0]} ${within(plies)} minstens ${stones(lost)}. Na ${better} kost het ${atMost(kept)}.`,
  "forces-capture": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `${move} laat ${line[0]} toe: de slag ${line[1]} is dan verplicht, en dat kost ${within(plies)} ` +
    `minstens ${stones(lost)}. Na ${better} kost het ${atMost(kept)}.`,
  "misses-stones": ({ move, line, plies, counts: [won, kept] }) =>
    `${line[0]} wint ${within(plies)} minstens ${stones(won)}; ${move} wint ${atMost(kept)}.`,
};

/** @type {import("../language.js").ReviewWords} */
const words = {
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
    reply: (move, reply) => `${move} laat ${reply} toe.`,
    effect: effectText,
  },
  guess,
};

export default words;
