/** Who owns what after the next captures, in French. */
import { COLOURS } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Aucune prise possible : chaque pile garde son propriétaire.";
const UNCLEAR = "Trop de prises sont possibles pour dire ce qui s’ensuit.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @param {ExplainedFact[]} facts
 * @param {ExplainedFact["code"][]} codes those that are said
 * @param {(names: string[]) => string} list
 */
function outcome(facts, codes, list) {
  /** @type {Partial<Record<ExplainedFact["code"], (fact: ExplainedFact) => string>>} */
  const say = {
    turns: ({ cells, colour }) =>
      `${list(cells)} ${cells.length === 1 ? "passe" : "passent"} à ${COLOURS[colour]}.`,
    arrives: ({ cells, colour }) => `${COLOURS[colour]} arrive en ${list(cells)}.`,
    depends: ({ cells }) => `${list(cells)} ${cells.length === 1 ? "dépend" : "dépendent"} du choix.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `La pile de ${COLOURS[colour]} en ${list(cells)} disparaît.`
        : `Les piles de ${COLOURS[colour]} en ${list(cells)} disparaissent.`,
    stays: ({ cells, colour }) => `${COLOURS[colour]} garde ${list(cells)}.`,
    unclear: () => UNCLEAR,
  };
  const said = codes.flatMap((code) => facts.filter((fact) => fact.code === code));
  return said.map((fact) => say[fact.code]?.(fact)).join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Aucune prise.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Après la prise de ${colour} :` : `Si ${colour} prend :`;
  },
  short(facts) {
    if (facts.length === 0) return NONE;
    const [{ colour }] = facts;
    // That the capturing stack is no longer where it was goes without saying.
    const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
    return outcome(shown, ["unclear", "turns", "arrives", "leaves", "depends"], allCells);
  },
  full(facts) {
    if (facts.length === 0) return NONE;
    const all = outcome(facts, ["unclear", "turns", "arrives", "leaves", "depends", "stays"], and);
    return `${emergo.lead(facts)} ${all.replace(/^(La|Les|Trop)\b/, (word) => word.toLowerCase())}`;
  },
};
