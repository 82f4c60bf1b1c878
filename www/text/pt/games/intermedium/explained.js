/** The gaps that are left around stacks and cities, in Portuguese. */
import { colours, ofThe } from "../../board.js";
import { and, plural } from "../../format.js";

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
const gaps = (count) => plural(count, { one: "# brecha", other: "# brechas" });

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${colours[colour]}${answers.length > 0 ? `: ${and(answers)}` : ""})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Brechas:",
  text(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `A cidade ${ofThe[colour]} ${answers.length > 0 ? `tem ${gaps(answers.length)}${answers.length < OPEN ? `: ${and(answers)}` : ""}` : "não tem brechas"}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`As duas cidades têm ${gaps(OPEN)}.`] : each;
    const few = byGaps(facts, "stack").filter(({ count }) => count <= FEW);
    const stacks = few.map((group) => {
      const named = and(group.facts.map(withGaps));
      return group.count === 0
        ? `Nenhuma brecha à volta de ${named}.`
        : `${gaps(group.count)} à volta de ${named}.`;
    });
    return [...around, ...stacks, "As outras pilhas têm duas brechas ou mais."].join(" ");
  },
};
