/** The gaps that are left around stacks and cities, in Dutch. */
import { COLOURS } from "../../board.js";
import { and, plural } from "../../format.js";
import { OPEN, citiesIn, stacksInDanger } from "../../../gaps.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

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
    const cities = citiesIn(facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `De stad van ${COLOURS[colour]} heeft ${gaps(answers.length)}${answers.length > 0 && answers.length < OPEN ? `: ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Beide steden hebben ${gaps(OPEN)}.`] : each;
    const few = stacksInDanger(facts);
    const stacks = few.map((group) => `${gapsFirst(group.count)} om ${and(group.facts.map(withGaps))}.`);
    const rest = stacks.length > 0 ? "Om de andere stapels minstens twee." : "Om elke stapel minstens twee.";
    return [...around, ...stacks, rest].join(" ");
  },
};
