/** The gaps that are left around stacks and cities, in French. */
import { COLOURS } from "../../board.js";
import { and, counted } from "../../format.js";
import { OPEN, citiesIn, stacksInDanger } from "../../../gaps.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** @param {number} count */
const gaps = (count) => (count === 0 ? "Aucune issue" : counted(count, "issue"));

/** @param {ExplainedFact} fact */
const withGaps = ({ colour, cells: [cell], answers }) =>
  `${cell} (${[COLOURS[colour], answers.length > 0 && and(answers)].filter(Boolean).join(" : ")})`;

/** @type {Explained} */
export const intermedium = {
  lead: () => "Issues restantes.",
  text(facts) {
    const cities = citiesIn(facts);
    const each = cities.map(({ colour, answers }) =>
      answers.length === 0
        ? `La cité de ${COLOURS[colour]} n’a plus d’issue.`
        : `La cité de ${COLOURS[colour]} a ${gaps(answers.length)}${answers.length < OPEN ? ` : ${and(answers)}` : ""}.`,
    );
    const areOpen = cities.every(({ answers }) => answers.length === OPEN);
    const around = areOpen ? [`Les deux cités ont ${gaps(OPEN)}.`] : each;
    const few = stacksInDanger(facts);
    const stacks = few.map((group) => `${gaps(group.count)} autour de ${and(group.facts.map(withGaps))}.`);
    const rest =
      stacks.length > 0
        ? "Toutes les autres piles ont deux issues ou plus."
        : "Toutes les piles ont deux issues ou plus.";
    return [...around, ...stacks, rest].join(" ");
  },
};
