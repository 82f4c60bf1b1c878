/** The gaps that are left around stacks and cities, in German. */
import { COLOURS } from "../../board.js";
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
const gaps = (count) => (count === 0 ? "keine Lücke" : plural(count, { one: "# Lücke", other: "# Lücken" }));

/** @param {ExplainedFact} fact */
const withGaps = ({ cells: [cell], answers }) => `${cell}${answers.length > 0 ? ` (${and(answers)})` : ""}`;

/**
 * The stacks of each colour.
 *
 * @param {ExplainedFact[]} facts
 */
const byColour = (facts) =>
  [...new Set(facts.map(({ colour }) => colour))]
    .map(
      (colour) => `${COLOURS[colour]} ${and(facts.filter((fact) => fact.colour === colour).map(withGaps))}`,
    )
    .join(", ");

/** @type {Explained} */
export const intermedium = {
  lead: () => "Lücken:",
  text(facts) {
    const cities = byGaps(facts, "city").flatMap((group) => group.facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `Die Stadt von ${COLOURS[colour]} hat ${gaps(answers.length)}${answers.length > 0 && answers.length < OPEN ? `: ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Beide Städte haben ${gaps(OPEN)}.`] : each;
    const few = byGaps(facts, "stack").filter(({ count }) => count <= FEW);
    const stacks = few.map(
      (group) =>
        `${group.count === 0 ? "Ohne Lücke" : `Mit ${gaps(group.count)}`}: ${byColour(group.facts)}.`,
    );
    return [...around, ...stacks, "Alle anderen Stapel haben zwei Lücken oder mehr."].join(" ");
  },
};
