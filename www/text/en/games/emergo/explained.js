/** Who owns what after the next captures, in English. */
import { COLOURS } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Nobody can capture: every stack keeps its owner.";
const UNCLEAR = "There are too many ways to capture to say what follows.";

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
      `${list(cells)} ${cells.length === 1 ? "turns" : "turn"} ${COLOURS[colour]}.`,
    arrives: ({ cells, colour }) => `${COLOURS[colour]} lands on ${list(cells)}.`,
    depends: ({ cells }) => `${list(cells)} ${cells.length === 1 ? "depends" : "depend"} on the choice.`,
    leaves: ({ cells, colour }) =>
      `${COLOURS[colour]}’s ${cells.length === 1 ? "stack" : "stacks"} on ${list(cells)} will be gone.`,
    stays: ({ cells, colour }) => `${COLOURS[colour]} keeps ${list(cells)}.`,
    unclear: () => UNCLEAR,
  };
  const said = codes.flatMap((code) => facts.filter((fact) => fact.code === code));
  return said.map((fact) => say[fact.code]?.(fact)).join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "No captures.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `After ${colour}’s capture:` : `If ${colour} gets to capture:`;
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
