/** Who owns what after the next captures, in Dutch. */
import { COLOURS } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Niemand kan slaan: elke stapel houdt zijn eigenaar.";
const UNCLEAR = "Er kan op te veel manieren worden geslagen om te zeggen wat er volgt.";

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
      `${list(cells)} ${cells.length === 1 ? "wordt" : "worden"} van ${COLOURS[colour]}.`,
    arrives: ({ cells, colour }) => `${COLOURS[colour]} landt op ${list(cells)}.`,
    depends: ({ cells }) => `${list(cells)} ${cells.length === 1 ? "hangt" : "hangen"} af van de keuze.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `De stapel van ${COLOURS[colour]} op ${list(cells)} verdwijnt.`
        : `De stapels van ${COLOURS[colour]} op ${list(cells)} verdwijnen.`,
    stays: ({ cells, colour }) => `${COLOURS[colour]} houdt ${list(cells)}.`,
    unclear: () => UNCLEAR,
  };
  const said = codes.flatMap((code) => facts.filter((fact) => fact.code === code));
  return said.map((fact) => say[fact.code]?.(fact)).join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Geen slag.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Na de slag van ${colour}:` : `Als ${colour} mag slaan:`;
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
    return `${emergo.lead(facts)} ${all}`;
  },
};
