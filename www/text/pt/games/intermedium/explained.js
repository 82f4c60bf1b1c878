/** The gaps that are left around stacks and cities, in Portuguese. */
import { ofThe } from "../../board.js";
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
const gaps = (count) => plural(count, { one: "# brecha", other: "# brechas" });

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} ${ofThe[colour]}${answers.length > 0 && answers.length <= FEW ? ` (${and(answers)})` : ""}`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Brechas:",
  short(facts) {
    const names = (/** @type {ExplainedFact[]} */ some) => allCells(some.flatMap(({ cells }) => cells));
    const count = (/** @type {number} */ number) => (number === 0 ? "nenhuma" : integer(number));
    const cities = byGaps(facts, "city").map(
      (group) =>
        `${count(group.count)} ${group.facts.length === 1 ? "na cidade" : "nas cidades"} ${names(group.facts)}`,
    );
    const stacks = byGaps(facts, "stack").filter((group) => group.count <= FEW);
    const near = stacks.map((group) => `${count(group.count)} em ${names(group.facts)}`);
    return `${[...near.slice(0, 2), ...cities].join("; ")}.`;
  },
  full(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const around = cities.map(
      ({ colour, answers }) =>
        `A cidade ${ofThe[colour]} ${answers.length > 0 ? `tem ${gaps(answers.length)}: ${and(answers)}` : "não tem brechas"}.`,
    );
    const stacks = byGaps(facts, "stack").map((group) => {
      const named = and(group.facts.map(withGaps));
      return group.count === 0
        ? `Nenhuma brecha à volta de ${named}.`
        : `${gaps(group.count)} à volta de ${named}.`;
    });
    return [...around, ...stacks, "As outras pilhas estão abertas de todos os lados."].join(" ");
  },
};
