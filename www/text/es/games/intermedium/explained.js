/** The gaps that are left around stacks and cities, in Spanish. */
import { FEMININE } from "../../board.js";
import { and, plural } from "../../format.js";
import { OPEN, citiesIn, stacksInDanger } from "../../../gaps.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** @param {number} count */
const gaps = (count) => (count === 0 ? "ningún hueco" : plural(count, { one: "# hueco", other: "# huecos" }));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${[FEMININE[colour], ...(answers.length > 0 ? [and(answers)] : [])].join(": ")})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Huecos libres:",
  text(facts) {
    const cities = citiesIn(facts);
    const each = cities.map(({ colour, answers }) =>
      answers.length > 0
        ? `La ciudad ${FEMININE[colour]} tiene ${gaps(answers.length)}${answers.length < OPEN ? `: ${and(answers)}` : ""}.`
        : `La ciudad ${FEMININE[colour]} no tiene ${gaps(0)}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Las dos ciudades tienen ${gaps(OPEN)}.`] : each;
    const few = stacksInDanger(facts);
    const stacks = few.map(
      (group) =>
        `${group.count === 0 ? "Sin huecos" : `Con ${gaps(group.count)}`}: ${and(group.facts.map(withGaps))}.`,
    );
    const rest = `${stacks.length > 0 ? "Las demás" : "Todas las"} pilas tienen dos huecos o más.`;
    return [...around, ...stacks, rest].join(" ");
  },
};
