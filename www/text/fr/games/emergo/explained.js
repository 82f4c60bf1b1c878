/** Who owns what after the next captures, in French. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Chaque pile garde son propriétaire.";
const REST = "Toutes les autres piles gardent leur propriétaire.";
const UNCLEAR = "Il y a trop de prises possibles pour dire ce qui s’ensuit.";

/** @type {ExplainedFact["code"][]} */
const CODES = ["unclear", "turns", "arrives", "leaves", "depends"];

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @param {ExplainedFact[]} facts
 */
function outcome(facts) {
  /** @type {Partial<Record<ExplainedFact["code"], (fact: ExplainedFact) => string>>} */
  const say = {
    turns: ({ cells, colour }) =>
      `${and(cells)} ${cells.length === 1 ? "passe" : "passent"} à ${COLOURS[colour]}.`,
    arrives: ({ cells }) => `La pièce qui capture finit en ${and(cells)}.`,
    depends: ({ cells }) =>
      `${and(cells)} ${cells.length === 1 ? "dépend" : "dépendent"} de la prise choisie.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `La pile de ${COLOURS[colour]} en ${and(cells)} disparaît.`
        : `Les piles de ${COLOURS[colour]} en ${and(cells)} disparaissent.`,
    unclear: () => UNCLEAR,
  };
  const [{ colour }] = facts;
  // That the capturing stack is no longer where it was goes without saying.
  const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
  const said = CODES.flatMap((code) => shown.filter((fact) => fact.code === code));
  const sentences = said.map((fact) => say[fact.code]?.(fact));
  if (facts.some(({ code }) => code === "stays")) sentences.push(REST);
  return sentences.join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Aucune prise possible.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Après la prise de ${colour}…` : `Si ${colour} peut prendre…`;
  },
  text: (facts) => (facts.length === 0 ? NONE : outcome(facts)),
};
