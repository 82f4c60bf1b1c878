/** The gaps that are left around stacks and cities, in English. */
import { COLOURS } from "../../board.js";
import { and, plural } from "../../format.js";
import { OPEN, citiesIn, stacksInDanger } from "../../../gaps.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** @param {number} count */
const gaps = (count) => (count === 0 ? "No gap" : plural(count, { one: "# gap", other: "# gaps" }));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${COLOURS[colour]}’s ${cell}${answers.length > 0 ? ` (${and(answers)})` : ""}`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Gaps left:",
  text(facts) {
    const cities = citiesIn(facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `${COLOURS[colour]}’s city has ${gaps(answers.length).toLowerCase()}${answers.length > 0 && answers.length < OPEN ? `: ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Both cities have ${gaps(OPEN)}.`] : each;
    const few = stacksInDanger(facts);
    const stacks = few.map((group) => `${gaps(group.count)} around ${and(group.facts.map(withGaps))}.`);
    const rest = `${stacks.length > 0 ? "All other" : "All"} stacks have two gaps or more.`;
    return [...around, ...stacks, rest].join(" ");
  },
};
