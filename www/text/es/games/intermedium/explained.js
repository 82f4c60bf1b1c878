/** The gaps that are left around stacks and cities, in Spanish. */
import { FEMININE } from "../../board.js";
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
const gaps = (count) => (count === 0 ? "ningún hueco" : plural(count, { one: "# hueco", other: "# huecos" }));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${[FEMININE[colour], ...(answers.length > 0 && answers.length <= FEW ? [and(answers)] : [])].join(": ")})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Huecos libres:",
  short(facts) {
    const names = (/** @type {ExplainedFact[]} */ some) => allCells(some.flatMap(({ cells }) => cells));
    const count = (/** @type {number} */ number) => (number === 0 ? "ninguno" : integer(number));
    const cities = byGaps(facts, "city").map(
      (group) =>
        `${count(group.count)} en ${group.facts.length === 1 ? "la ciudad" : "las ciudades"} ${names(group.facts)}`,
    );
    const stacks = byGaps(facts, "stack").filter((group) => group.count <= FEW);
    const near = stacks.map((group) => `${count(group.count)} en ${names(group.facts)}`);
    return `${[...near.slice(0, 2), ...cities].join("; ")}.`;
  },
  full(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const around = cities.map(({ colour, answers }) =>
      answers.length > 0
        ? `La ciudad ${FEMININE[colour]} tiene ${gaps(answers.length)}: ${and(answers)}.`
        : `La ciudad ${FEMININE[colour]} no tiene ${gaps(0)}.`,
    );
    const stacks = byGaps(facts, "stack").map((group) =>
      group.count === 0
        ? `No hay ${gaps(0)} alrededor de ${and(group.facts.map(withGaps))}.`
        : `Hay ${gaps(group.count)} alrededor de ${and(group.facts.map(withGaps))}.`,
    );
    return [...around, ...stacks, "Las demás pilas están abiertas por todos lados."].join(" ");
  },
};
