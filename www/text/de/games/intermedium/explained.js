/** The gaps that are left around stacks and cities, in German. */
import { COLOURS } from "../../board.js";
import { and, plural } from "../../format.js";
import { OPEN, citiesIn, stacksInDanger } from "../../../gaps.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

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
    const cities = citiesIn(facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `Die Stadt von ${COLOURS[colour]} hat ${gaps(answers.length)}${answers.length > 0 && answers.length < OPEN ? `: ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Beide Städte haben ${gaps(OPEN)}.`] : each;
    const few = stacksInDanger(facts);
    const stacks = few.map(
      (group) =>
        `${group.count === 0 ? "Ohne Lücke" : `Mit ${gaps(group.count)}`}: ${byColour(group.facts)}.`,
    );
    const rest =
      stacks.length > 0
        ? "Alle anderen Stapel haben zwei Lücken oder mehr."
        : "Alle Stapel haben zwei Lücken oder mehr.";
    return [...around, ...stacks, rest].join(" ");
  },
};
