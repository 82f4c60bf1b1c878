/** Reviews in German: why a move was bad. The sentences state exactly what is proven. */
import { someStones } from "./advice.js";
import { COLOURS } from "./board.js";
import { effectText } from "./commentary.js";
import { and, inMoves, or, plural, withinMoves } from "./format.js";
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
    ? `${COLOURS[opponent]} gewinnt sofort.`
    : `${COLOURS[opponent]} gewinnt ${inMoves((plies + 1) >> 1)}.`;

/**
 * The most that is won.
 *
 * @param {number} count
 */
const atMost = (count) => (count === 0 ? "nichts" : `höchstens ${someStones(count)}`);

/**
 * That no more is lost.
 *
 * @param {number} count
 */
const atMostLost = (count) =>
  count === 0
    ? "ginge nichts verloren"
    : plural(count, {
        one: "ginge höchstens ein Stein verloren",
        other: "gingen höchstens # Steine verloren",
      });

/**
 * The cells around a city that the opponent does not occupy.
 *
 * @param {string[]} cells
 */
const gaps = (cells) =>
  cells.length === 0
    ? "keine Lücke mehr"
    : plural(cells.length, { one: `nur noch die Lücke ${cells[0]}`, other: `noch # Lücken, ${and(cells)}` });

/**
 * In how many moves of a player.
 *
 * @param {number} plies
 */
const within = (plies) => withinMoves((plies + 1) >> 1);

/** @type {Record<import("../../wasm/ergo_wasm.js").MistakeCode, (words: MistakeWords) => string>} */
const reasons = {
  "allows-win": (words) => `${words.move} erlaubt ${words.line[0]}: ${soon(words)}`,
  "allows-five": ({ move, line }) => `${move} erlaubt ${line[0]}, und das sind fünf in einer Reihe.`,
  "allows-two-fours": (words) =>
    `${words.move} erlaubt ${words.line[0]}, womit ein Fünfer auf ${or(words.cells)} droht: ${soon(words)}`,
  "allows-four": (words) =>
    `${words.move} erlaubt ${words.line[0]}, einen Vierer, auf den ${words.cells[0]} die einzige Antwort ist: ${soon(words)}`,
  "allows-three": (words) =>
    `Nach ${words.move} bereitet ${words.line[0]} einen offenen Vierer vor: ${soon(words)}`,
  "allows-city": ({ move, line, player, cells }) =>
    `Nach ${move} hat die Stadt von ${COLOURS[player]} ${gaps(cells)}: ${line[0]} erobert sie.`,
  "allows-siege": (words) =>
    `${words.move} erlaubt ${words.line[0]}; danach hat die Stadt ${gaps(words.cells)}: ${soon(words)}`,
  "misses-win": ({ line, plies }) =>
    plies <= 1 ? `${line[0]} gewinnt sofort.` : `${line[0]} gewinnt ${inMoves((plies + 1) >> 1)}.`,
  "loses-stones": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `Nach ${move} gewinnt ${line[0]} ${within(plies)} mindestens ${someStones(lost)}. Nach ${better} ${atMostLost(kept)}.`,
  "forces-capture": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `${move} erlaubt ${line[0]}: Dann ist ${line[1]} Pflicht, und ${within(plies)} ` +
    `${plural(lost, { one: "geht mindestens ein Stein", other: "gehen mindestens # Steine" })} verloren. ` +
    `Nach ${better} ${atMostLost(kept)}.`,
  "misses-stones": ({ move, line, plies, counts: [won, kept] }) =>
    `${line[0]} gewinnt ${within(plies)} mindestens ${someStones(won)}; ${move} gewinnt ${atMost(kept)}.`,
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
    reply: (move, reply) => `${move} erlaubt ${reply}.`,
    effect: effectText,
  },
  guess,
};

export default words;
