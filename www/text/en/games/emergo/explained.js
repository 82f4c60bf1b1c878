/** Who owns what after the next captures, in English. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Every stack keeps its owner.";
const REST = "All other stacks keep their owner.";
const UNCLEAR = "There are too many ways to capture to say what follows.";

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
      `${and(cells)} ${cells.length === 1 ? "becomes" : "become"} ${COLOURS[colour]}’s.`,
    arrives: ({ cells }) => `The capturing piece lands on ${and(cells)}.`,
    depends: ({ cells }) =>
      `${and(cells)} ${cells.length === 1 ? "depends" : "depend"} on which capture is made.`,
    leaves: ({ cells, colour }) =>
      `${COLOURS[colour]}’s ${cells.length === 1 ? "stack" : "stacks"} on ${and(cells)} will be gone.`,
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
    if (!captures) return "No capture is possible.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `After ${colour}’s capture:` : `If ${colour} gets to capture:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : outcome(facts)),
};
