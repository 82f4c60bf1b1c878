/** Which gaps around stacks and cities are said, and in which order. */

/** @import {ExplainedFact} from "./language.js" */

/** How many gaps there are at most around stacks that are named: they are in danger. */
const FEW = 1;

/** How many gaps a city has around which nothing stands: they need no names. */
export const OPEN = 3;

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

/** @param {ExplainedFact[]} facts */
export const citiesIn = (facts) => byGaps(facts, "city").flatMap((group) => group.facts);

/**
 * Stacks in danger, by the number of gaps around them.
 *
 * @param {ExplainedFact[]} facts
 */
export const stacksInDanger = (facts) => byGaps(facts, "stack").filter(({ count }) => count <= FEW);
