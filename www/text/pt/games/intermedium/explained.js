/** The gaps that are left around stacks and cities, in Portuguese. */
import { colours, ofThe } from "../../board.js";
import { and, plural } from "../../format.js";
import { OPEN, citiesIn, stacksInDanger } from "../../../gaps.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** @param {number} count */
const gaps = (count) => plural(count, { one: "# brecha", other: "# brechas" });

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${colours[colour]}${answers.length > 0 ? `: ${and(answers)}` : ""})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Brechas:",
  text(facts) {
    const cities = citiesIn(facts);
    const each = cities.map(
      ({ colour, answers }) =>
        `A cidade ${ofThe[colour]} ${answers.length > 0 ? `tem ${gaps(answers.length)}${answers.length < OPEN ? `: ${and(answers)}` : ""}` : "não tem brechas"}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`As duas cidades têm ${gaps(OPEN)}.`] : each;
    const few = stacksInDanger(facts);
    const stacks = few.map((group) => {
      const named = and(group.facts.map(withGaps));
      return group.count === 0
        ? `Nenhuma brecha à volta de ${named}.`
        : `${gaps(group.count)} à volta de ${named}.`;
    });
    const rest =
      stacks.length > 0
        ? "As outras pilhas têm duas brechas ou mais."
        : "Todas as pilhas têm duas brechas ou mais.";
    return [...around, ...stacks, rest].join(" ");
  },
};
