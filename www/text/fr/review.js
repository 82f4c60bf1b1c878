/** Reviews in French: why a move was bad. The sentences state exactly what is proven. */
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
    ? `${COLOURS[opponent]} gagne tout de suite.`
    : `${COLOURS[opponent]} gagne en ${moves((plies + 1) >> 1)}.`;

/**
 * What a better move would have lost at most.
 *
 * @param {string} better
 * @param {number} kept
 */
const instead = (better, kept) =>
  kept === 0
    ? `Après ${better}, rien ne serait perdu.`
    : `Après ${better}, la perte serait de ${stones(kept)} au plus.`;

/**
 * The cells around a city that the opponent does not occupy, after the city.
 *
 * @param {string[]} cells
 */
const gaps = (cells) =>
  cells.length === 0
    ? "n’a plus d’issue"
    : plural(cells.length, {
        one: `n’a plus qu’une issue, ${cells[0]}`,
        other: `n’a plus que # issues, ${and(cells)}`,
      });

/**
 * In how many moves of a player.
 *
 * @param {number} plies
 */
const within = (plies) => `en ${moves((plies + 1) >> 1)}`;

/** @type {Record<import("../../wasm/ergo_wasm.js").MistakeCode, (words: MistakeWords) => string>} */
const reasons = {
  "allows-win": (words) => `${words.move} permet ${words.line[0]} : ${soon(words)}`,
  "allows-five": ({ move, line }) => `${move} permet ${line[0]}, qui aligne cinq pièces.`,
  "allows-two-fours": (words) =>
    `${words.move} permet ${words.line[0]}, qui menace de faire cinq en ${or(words.cells)} : ${soon(words)}`,
  "allows-four": (words) =>
    `${words.move} permet ${words.line[0]}, un quatre auquel il faut répondre en ${words.cells[0]} : ${soon(words)}`,
  "allows-three": (words) =>
    `${words.move} permet ${words.line[0]}, qui prépare un quatre ouvert : ${soon(words)}`,
  "allows-city": ({ move, line, player, cells }) =>
    `Après ${move}, la cité de ${COLOURS[player]} ${gaps(cells)} : ${line[0]} la prend.`,
  "allows-siege": (words) =>
    `${words.move} permet ${words.line[0]}, après quoi la cité ${gaps(words.cells)} : ${soon(words)}`,
  "misses-win": ({ line, plies }) =>
    plies <= 1 ? `${line[0]} gagne tout de suite.` : `${line[0]} gagne en ${moves((plies + 1) >> 1)}.`,
  "loses-stones": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `Après ${move}, ${line[0]} gagne au moins ${stones(lost)} ${within(plies)}. ${instead(better, kept)}`,
  "forces-capture": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `${move} permet ${line[0]} : la prise ${line[1]} est alors obligatoire, et au moins ${stones(lost)} ` +
    `${lost > 1 ? "sont perdus" : "est perdu"} ${within(plies)}. ${instead(better, kept)}`,
  "misses-stones": ({ move, line, plies, counts: [won, kept] }) =>
    `${line[0]} gagne au moins ${stones(won)} ${within(plies)} ; ` +
    `${move} ${kept === 0 ? "ne gagne rien" : `gagne ${stones(kept)} au plus`}.`,
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
    reply: (move, reply) => `${move} permet ${reply}.`,
    effect: effectText,
  },
  guess,
};

export default words;
