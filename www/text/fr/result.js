/** The end of a game in French. */
import { COLOURS } from "./board.js";
import { counted, integer, percentage } from "./format.js";

/** @import {End} from "../language.js" */

/** A draw that is offered to the engine. */
export const drawOffer = {
  considered: "L’ordinateur réfléchit à votre proposition…",
  declined: "L’ordinateur continue : sa position lui plaît.",
};

export const result = {
  label: "Résultat",
  /** @param {End} end */
  title: ({ winner, viewer }) => {
    if (!winner) return "Nulle.";
    if (viewer) return viewer === "winner" ? "Vous avez gagné !" : "Vous avez perdu.";
    return `${COLOURS[winner]} a gagné !`;
  },
  /**
   * How the game ended.
   *
   * @type {Record<import("../language.js").OutcomeReason, (end: End & { cells: string[] }) => string>}
   */
  how: {
    five: ({ cells, winner = "white", viewer }) =>
      viewer === "loser"
        ? `${COLOURS[winner]} a cinq pièces alignées, de ${cells[0]} à ${cells.at(-1)}.`
        : `Cinq pièces alignées, de ${cells[0]} à ${cells.at(-1)}.`,
    city: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Votre cité est tombée." : `La cité de ${COLOURS[loser]} est tombée.`,
    "no-stack": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "Vous n’avez plus de pile à semer."
        : `${COLOURS[loser]} n’a plus de pile à semer.`,
    "all-captured": ({ loser = "white", viewer }) =>
      viewer === "loser"
        ? "Tous vos pions sont capturés."
        : `Tous les pions de ${COLOURS[loser]} sont capturés.`,
    "no-move": ({ turn }) => `${COLOURS[turn]} n’a aucun coup légal.`,
    repetition: () => "La même position est apparue trois fois.",
    resigned: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Vous avez abandonné." : `${COLOURS[loser]} a abandonné.`,
    agreed: () => "D’un commun accord.",
    time: ({ loser = "white", viewer }) =>
      viewer === "loser" ? "Votre temps est écoulé." : `Le temps de ${COLOURS[loser]} est écoulé.`,
  },
  rematch: "Revanche",
  swapSides: "Changer de camp",
  /** @param {number} level */
  tryLevel: (level) => `Essayer le niveau ${integer(level)}`,
  review: "Bilan",
  /** Opens the review at what cost the loser most. */
  why: "Pourquoi ai-je perdu ?",
  /** @param {number} count */
  moments: (count) => (count === 0 ? "Aucun moment clé" : counted(count, "moment clé")),
  judging: "Examen de chaque coup…",
  graph: "Chances de gain, coup par coup",
  /**
   * @param {number} percent
   * @param {import("../language.js").Colour} colour
   */
  chance: (percent, colour) => `${COLOURS[colour]} ${percentage(percent)}`,
};
