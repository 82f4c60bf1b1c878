/** Reviews in Portuguese: why a move was bad. The sentences state exactly what is proven. */
import { ofThe, the } from "./board.js";
import { effectText } from "./commentary.js";
import { and, moves, plural, stones } from "./format.js";
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
  plies <= 1 ? `${the[opponent]} ganham logo.` : `${the[opponent]} ganham em ${moves((plies + 1) >> 1)}.`;

/**
 * The most that is lost.
 *
 * @param {number} count
 */
const loss = (count) =>
  count === 0
    ? "não se perdia nada"
    : plural(count, { one: "perdia-se no máximo # pedra", other: "perdiam-se no máximo # pedras" });

/**
 * The cells around a city that the opponent does not occupy.
 *
 * @param {string[]} cells
 */
const gaps = (cells) =>
  cells.length === 0
    ? "sem brechas"
    : plural(cells.length, { one: `com uma brecha, ${cells[0]}`, other: `com # brechas, ${and(cells)}` });

/**
 * In how many moves of a player.
 *
 * @param {number} plies
 */
const within = (plies) => `em ${moves((plies + 1) >> 1)}`;

/** @type {Record<import("../../wasm/ergo_wasm.js").MistakeCode, (words: MistakeWords) => string>} */
const reasons = {
  "allows-win": (words) => `${words.move} permite ${words.line[0]}: ${soon(words)}`,
  "allows-five": ({ move, line }) => `${move} permite ${line[0]}, que faz cinco em linha.`,
  "allows-two-fours": (words) =>
    `${words.move} permite ${words.line[0]}, que ameaça fazer cinco em ${and(words.cells)}: ${soon(words)}`,
  "allows-four": (words) =>
    `${words.move} permite ${words.line[0]}, um quatro que obriga a responder em ${words.cells[0]}: ${soon(words)}`,
  "allows-three": (words) =>
    `${words.move} permite ${words.line[0]}, que prepara um quatro aberto: ${soon(words)}`,
  "allows-city": ({ move, line, player, cells }) =>
    `Depois de ${move}, a cidade ${ofThe[player]} fica ${gaps(cells)}, e cai com ${line[0]}.`,
  "allows-siege": (words) =>
    `${words.move} permite ${words.line[0]}, e a cidade fica ${gaps(words.cells)}: ${soon(words)}`,
  "misses-win": ({ line, plies }) =>
    plies <= 1 ? `${line[0]} ganhava logo.` : `${line[0]} ganhava em ${moves((plies + 1) >> 1)}.`,
  "loses-stones": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `Depois de ${move}, ${line[0]} ganha pelo menos ${stones(lost)} ${within(plies)}. Com ${better}, ${loss(kept)}.`,
  "forces-capture": ({ move, line, better, plies, counts: [lost, kept] }) =>
    `${move} permite ${line[0]}: a captura ${line[1]} torna-se obrigatória, e ` +
    `${plural(lost, { one: "perde-se pelo menos # pedra", other: "perdem-se pelo menos # pedras" })} ` +
    `${within(plies)}. Com ${better}, ${loss(kept)}.`,
  "misses-stones": ({ move, line, plies, counts: [won, kept] }) =>
    `${line[0]} ganhava pelo menos ${stones(won)} ${within(plies)}; ${move} ` +
    `${kept === 0 ? "não ganha nada" : `ganha no máximo ${stones(kept)}`}.`,
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
