/** Who owns what after the next captures, in French. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";
import { captureText } from "../../../captures.js";

/** @import {Explained} from "../../../language.js" */

const NONE = "Chaque pile garde son propriétaire.";
const REST = "Toutes les autres piles gardent leur propriétaire.";
const UNCLEAR = "Il y a trop de prises possibles pour dire ce qui s’ensuit.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @type {import("../../../captures.js").CaptureWords}
 */
const SENTENCES = {
  turns: ({ cells, colour }) =>
    `${and(cells)} ${cells.length === 1 ? "passe" : "passent"} à ${COLOURS[colour]}.`,
  arrives: ({ cells }) => `La pièce qui capture finit en ${and(cells)}.`,
  depends: ({ cells }) => `${and(cells)} ${cells.length === 1 ? "dépend" : "dépendent"} de la prise choisie.`,
  leaves: ({ cells, colour }) =>
    cells.length === 1
      ? `La pile de ${COLOURS[colour]} en ${and(cells)} disparaît.`
      : `Les piles de ${COLOURS[colour]} en ${and(cells)} disparaissent.`,
  unclear: () => UNCLEAR,
};

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Aucune prise possible.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Après la prise de ${colour}…` : `Si ${colour} peut prendre…`;
  },
  text: (facts) => (facts.length === 0 ? NONE : captureText(facts, SENTENCES, REST)),
};
