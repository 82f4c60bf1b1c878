/** The gaps that are left around stacks and cities, in French. */
import { COLOURS } from "../../board.js";
import { and, counted } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** How many gaps there are at most around stacks that are named: they are in danger. */
const FEW = 1;

/** How many gaps a city has around which nothing stands: they need no names. */
const OPEN = 3;

/**
 * The facts by the number of gaps, the fewest first.
 *
 * @param {ExplainedFact[]} facts
 * @param {ExplainedFact["code"]} code
 */
function byGaps(facts, code) {
  const about = facts.filter((fact) => fact.code === code);
  const counts = [...new Set(about.map(({ answers }) => answers.length))];
  return counts
    .toSorted((one, other) => one - other)
    .map((count) => ({ count, facts: about.filter(({ answers }) => answers.length === count) }));
}

/** @param {number} count */
const gaps = (count) => (count === 0 ? "Aucune issue" : counted(count, "issue"));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${[COLOURS[colour], answers.length > 0 && and(answers)].filter(Boolean).join(" : ")})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Issues restantes.",
  text(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const each = cities.map(({ colour, answers }) =>
      answers.length === 0
        ? `La cité de ${COLOURS[colour]} n’a plus d’issue.`
        : `La cité de ${COLOURS[colour]} a ${gaps(answers.length)}${answers.length < OPEN ? ` : ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Les deux cités ont ${gaps(OPEN)}.`] : each;
    const few = byGaps(facts, "stack").filter(({ count }) => count <= FEW);
    const stacks = few.map((group) => `${gaps(group.count)} autour de ${and(group.facts.map(withGaps))}.`);
    return [...around, ...stacks, "Toutes les autres piles ont deux issues ou plus."].join(" ");
  },
};
