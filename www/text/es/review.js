/** Reviews in Spanish: why a move was bad. The sentences state exactly what is proven. */
import { FEMININE, SIDES } from "./board.js";
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
    ? `${SIDES[opponent]} ganan en el acto.`
    : `${SIDES[opponent]} ganan en ${moves((plies + 1) >> 1)}.`;

/**
 * The most that would be lost.
 *
 * @param {number} count
 */
const atMost = (count) =>
  count === 0
    ? "no se perdería ninguna"
    : `${count === 1 ? "se perdería" : "se perderían"} ${stones(count)} como mucho`;

/**
 * The cells around a city that the opponent does not occupy.
 *
 * @param {string[]} cells
 */
const gaps = (cells) =>
  cells.length === 0
    ? "ya no tiene huecos"
    : plural(cells.length, {
        one: `solo tiene un hueco, ${cells[0]}`,
        other: `solo tiene # huecos, ${and(cells)}`,
      });

/**
 * In how many moves of a player.
 *
 * @param {number} plies
 */
const within = (plies) => `en ${moves((plies + 1) >> 1)}`;

/**
 * The least number of stones that are lost, in words.
 *
 * @param {number} count
 */
const lost = (count) => `${count === 1 ? "se pierde" : "se pierden"} al menos ${stones(count)}`;

/** @type {Record<import("../../wasm/ergo_wasm.js").MistakeCode, (words: MistakeWords) => string>} */
const reasons = {
  "allows-win": (words) => `${words.move} permite ${words.line[0]}: ${soon(words)}`,
  "allows-five": ({ move, line }) => `${move} permite ${line[0]}, que hace cinco en línea.`,
  "allows-two-fours": (words) =>
    `${words.move} permite ${words.line[0]}, que amenaza con un cinco en ${or(words.cells)}: ${soon(words)}`,
  "allows-four": (words) =>
    `${words.move} permite ${words.line[0]}, un cuatro que hay que parar en ${words.cells[0]}: ${soon(words)}`,
  "allows-three": (words) =>
    `${words.move} permite ${words.line[0]}, que prepara un cuatro abierto: ${soon(words)}`,
  "allows-city": ({ move, line, player, cells }) =>
    `Tras ${move}, la ciudad ${FEMININE[player]} ${gaps(cells)}: ${line[0]} la toma.`,
  "allows-siege": (words) =>
    `${words.move} permite ${words.line[0]}, y la ciudad ${gaps(words.cells)}: ${soon(words)}`,
  "misses-win": ({ line, plies }) =>
    plies <= 1 ? `${line[0]} gana en el acto.` : `${line[0]} gana en ${moves((plies + 1) >> 1)}.`,
  "loses-stones": ({ move, line, better, plies, counts: [gone, kept] }) =>
    `Tras ${move}, ${line[0]} gana al menos ${stones(gone)} ${within(plies)}. Tras ${better} ${atMost(kept)}.`,
  "forces-capture": ({ move, line, better, plies, counts: [gone, kept] }) =>
    `${move} permite ${line[0]}: la captura ${line[1]} es entonces obligatoria y ` +
    `${lost(gone)} ${within(plies)}. Tras ${better} ${atMost(kept)}.`,
  "misses-stones": ({ move, line, plies, counts: [won, kept] }) =>
    `${line[0]} gana al menos ${stones(won)} ${within(plies)}; ` +
    `${move} ${kept === 0 ? "no gana ninguna" : `gana ${stones(kept)} como mucho`}.`,
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
    reply: (move, reply) => `${move} permite ${reply}.`,
    effect: effectText,
  },
  guess,
};

export default words;
