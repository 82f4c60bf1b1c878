/** The gaps that are left around stacks and cities, in Dutch. */
import { COLOURS } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and, integer, plural } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** How many gaps there are at most where something is named that has few. */
const FEW = 2;

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

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} van ${COLOURS[colour]}${answers.length > 0 && answers.length <= FEW ? ` (${and(answers)})` : ""}`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Open gaten:",
  short(facts) {
    const names = (/** @type {ExplainedFact[]} */ some) => allCells(some.flatMap(({ cells }) => cells));
    const count = (/** @type {number} */ number) => (number === 0 ? "geen" : integer(number));
    const cities = byGaps(facts, "city").map(
      (group) =>
        `${count(group.count)} bij ${group.facts.length === 1 ? "stad" : "steden"} ${names(group.facts)}`,
    );
    const stacks = byGaps(facts, "stack").filter((group) => group.count <= FEW);
    const near = stacks.map((group) => `${count(group.count)} bij ${names(group.facts)}`);
    return `${[...near.slice(0, 2), ...cities].join("; ")}.`;
  },
  full(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const around = cities.map(
      ({ colour, answers }) =>
        `De stad van ${COLOURS[colour]} heeft ${gaps(answers.length)}${answers.length > 0 ? `: ${and(answers)}` : ""}.`,
    );
    const stacks = byGaps(facts, "stack").map(
      (group) => `Om ${and(group.facts.map(withGaps))}: ${gaps(group.count)}.`,
    );
    return [...around, ...stacks, "Alle andere stapels zijn aan alle kanten open."].join(" ");
  },
};
