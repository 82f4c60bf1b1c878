/** The gaps that are left around stacks and cities, in Dutch. */
import { COLOURS } from "../../board.js";
import { afterColon, and, plural } from "../../format.js";

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
const gaps = (count) => (count === 0 ? "geen gaten" : plural(count, { one: "# gat", other: "# gaten" }));

/**
 * The same at the start of a sentence.
 *
 * @param {number} count
 */
const gapsFirst = (count) => (count === 0 ? "Geen gaten" : gaps(count));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} van ${COLOURS[colour]}${answers.length > 0 ? ` (${and(answers)})` : ""}`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Open gaten:",
  text(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `De stad van ${COLOURS[colour]} heeft ${gaps(answers.length)}${answers.length > 0 && answers.length < OPEN ? `: ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Beide steden hebben ${gaps(OPEN)}.`] : each;
    const few = byGaps(facts, "stack").filter(({ count }) => count <= FEW);
    const stacks = few.map((group) => `${gapsFirst(group.count)} om ${and(group.facts.map(withGaps))}.`);
    return afterColon([...around, ...stacks, "Om de andere stapels minstens twee."].join(" "));
  },
};
