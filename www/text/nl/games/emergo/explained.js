/** Who owns what after the next captures, in Dutch. */
import { COLOURS } from "../../board.js";
import { afterColon, and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Elke stapel houdt dezelfde eigenaar.";
const REST = "Alle andere stapels houden dezelfde eigenaar.";
const UNCLEAR = "Er kan op te veel manieren worden geslagen om te zeggen wat er volgt.";

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
      `${and(cells)} ${cells.length === 1 ? "wordt" : "worden"} van ${COLOURS[colour]}.`,
    arrives: ({ cells }) => `Het slaande stuk landt op ${and(cells)}.`,
    depends: ({ cells }) => `Wat er met ${and(cells)} gebeurt, hangt af van de gekozen slag.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `De stapel van ${COLOURS[colour]} op ${and(cells)} verdwijnt.`
        : `De stapels van ${COLOURS[colour]} op ${and(cells)} verdwijnen.`,
    unclear: () => UNCLEAR,
  };
  const [{ colour }] = facts;
  // That the capturing stack is no longer where it was goes without saying.
  const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
  const said = CODES.flatMap((code) => shown.filter((fact) => fact.code === code));
  const sentences = said.map((fact) => say[fact.code]?.(fact));
  if (facts.some(({ code }) => code === "stays")) sentences.push(REST);
  return afterColon(sentences.join(" "));
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Er valt niets te slaan.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Na de slag van ${colour}:` : `Als ${colour} mag slaan:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : outcome(facts)),
};
