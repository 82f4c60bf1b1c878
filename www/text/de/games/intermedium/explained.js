/** The gaps that are left around stacks and cities, in German. */
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
const gaps = (count) => (count === 0 ? "keine Lücke" : plural(count, { one: "# Lücke", other: "# Lücken" }));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} von ${COLOURS[colour]}${answers.length > 0 && answers.length <= FEW ? ` (${and(answers)})` : ""}`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Lücken:",
  short(facts) {
    const names = (/** @type {ExplainedFact[]} */ some) => allCells(some.flatMap(({ cells }) => cells));
    const count = (/** @type {number} */ number) => (number === 0 ? "keine" : integer(number));
    const cities = byGaps(facts, "city").map(
      (group) =>
        `${count(group.count)} um ${group.facts.length === 1 ? "die Stadt" : "die Städte"} ${names(group.facts)}`,
    );
    const stacks = byGaps(facts, "stack").filter((group) => group.count <= FEW);
    const near = stacks.map((group) => `${count(group.count)} um ${names(group.facts)}`);
    return `${[...near.slice(0, 2), ...cities].join("; ")}.`;
  },
  full(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const around = cities.map(
      ({ colour, answers }) =>
        `Die Stadt von ${COLOURS[colour]} hat ${gaps(answers.length)}${answers.length > 0 ? `: ${and(answers)}` : ""}.`,
    );
    const stacks = byGaps(facts, "stack").map((group) => {
      const text = `${gaps(group.count)} um ${and(group.facts.map(withGaps))}.`;
      return text.charAt(0).toUpperCase() + text.slice(1);
    });
    return [...around, ...stacks, "Alle anderen Stapel sind ringsum offen."].join(" ");
  },
};
