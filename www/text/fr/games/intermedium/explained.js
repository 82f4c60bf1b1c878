/** The gaps that are left around stacks and cities, in French. */
import { COLOURS } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and, counted, integer } from "../../format.js";

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
const gaps = (count) => (count === 0 ? "Aucune issue" : counted(count, "issue"));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${[COLOURS[colour], answers.length > 0 && answers.length <= FEW && and(answers)].filter(Boolean).join(" : ")})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Issues restantes :",
  short(facts) {
    const names = (/** @type {ExplainedFact[]} */ some) => allCells(some.flatMap(({ cells }) => cells));
    const count = (/** @type {number} */ number) => (number === 0 ? "aucune" : integer(number));
    const cities = byGaps(facts, "city").map(
      (group) =>
        `${count(group.count)} ${group.facts.length === 1 ? "à la cité" : "aux cités"} ${names(group.facts)}`,
    );
    const stacks = byGaps(facts, "stack").filter((group) => group.count <= FEW);
    const near = stacks.map((group) => `${count(group.count)} en ${names(group.facts)}`);
    return `${[...near.slice(0, 2), ...cities].join(" ; ")}.`;
  },
  full(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const around = cities.map(({ colour, answers }) =>
      answers.length === 0
        ? `La cité de ${COLOURS[colour]} n’a plus d’issue.`
        : `La cité de ${COLOURS[colour]} a ${gaps(answers.length)} : ${and(answers)}.`,
    );
    const stacks = byGaps(facts, "stack").map(
      (group) => `${gaps(group.count)} autour de ${and(group.facts.map(withGaps))}.`,
    );
    return [...around, ...stacks, "Toutes les autres piles sont ouvertes de tous côtés."].join(" ");
  },
};
