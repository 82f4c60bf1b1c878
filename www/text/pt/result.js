/** The end of a game in Portuguese. */
import { COLOURS, ofThe, The } from "./board.js";
import { integer, percentage, plural } from "./format.js";

/** @import {End} from "../language.js" */

/**
 * A draw that is offered to the engine.
 *
 * @type {import("../language.js").PlaceWords["drawOffer"]}
 */
export const drawOffer = {
  considered: "O computador está a pensar na sua proposta…",
  declined: "O computador prefere continuar: a posição agrada-lhe.",
};

/** @type {import("../language.js").PlaceWords["result"]} */
export const result = {
  label: "Resultado",
  /** @param {End} end */
  title: ({ winner, viewer }) => {
    if (!winner) return "Empate.";
    if (viewer) return viewer === "winner" ? "Ganhou!" : "Perdeu.";
    return `${The[winner]} ganharam!`;
  },
  /**
   * How the game ended.
   *
   * @type {Record<import("../language.js").OutcomeReason, (end: End & { cells: string[] }) => string>}
   */
  how: {
    five: ({ cells, winner = "white", viewer }) =>
      viewer === "loser"
        ? `${The[winner]} fizeram cinco em linha, de ${cells[0]} a ${cells.at(-1)}.`
        : `Cinco em linha, de ${cells[0]} a ${cells.at(-1)}.`,
    city: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "A sua cidade caiu." : `A cidade ${ofThe[loser]} caiu.`,
    "no-stack": ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Já não tem pilhas para semear." : `${The[loser]} já não têm pilhas para semear.`,
    "all-captured": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "As suas pedras foram todas capturadas."
        : `As pedras ${ofThe[loser]} foram todas capturadas.`,
    "no-move": ({ turn }) => `${The[turn]} não têm jogadas possíveis.`,
    repetition: () => "A mesma posição surgiu três vezes.",
    resigned: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Desistiu." : `${The[loser]} desistiram.`,
    agreed: () => "Empate por acordo.",
    time: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Acabou o seu tempo." : `Acabou o tempo ${ofThe[loser]}.`,
  },
  rematch: "Desforra",
  swapSides: "Trocar de lado",
  /** @param {number} level */
  tryLevel: (level) => `Tentar o nível ${integer(level)}`,
  review: "Revisão",
  /** Opens the review at what cost the loser most. */
  why: "Porque perdi?",
  /** @param {number} count */
  moments: (count) =>
    count === 0 ? "Sem momentos-chave" : plural(count, { one: "# momento-chave", other: "# momentos-chave" }),
  judging: "A ver todas as jogadas…",
  graph: "Hipóteses de ganhar, jogada a jogada",
  /**
   * @param {number} chances in percent
   * @param {import("../language.js").Colour} colour
   */
  chance: (chances, colour) => `${COLOURS[colour]} ${percentage(chances)}`,
};
