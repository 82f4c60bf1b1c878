/** Who owns what after the next captures, in Dutch. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";
import { captureText } from "../../../captures.js";

/** @import {Explained} from "../../../language.js" */

const NONE = "Elke stapel houdt dezelfde eigenaar.";
const REST = "Alle andere stapels houden dezelfde eigenaar.";
const UNCLEAR = "Er kan op te veel manieren worden geslagen om te zeggen wat er volgt.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @type {import("../../../captures.js").CaptureWords}
 */
const SENTENCES = {
  turns: ({ cells, colour }) =>
    `${and(cells)} ${cells.length === 1 ? "wordt" : "worden"} van ${COLOURS[colour]}.`,
  arrives: ({ cells }) => `Het slaande stuk landt op ${and(cells)}.`,
  depends: ({ cells }) => `Wat er met ${and(cells)} gebeurt, hangt af van de gekozen slag.`,
  leaves: ({ cells, colour }) =>
    cells.length === 1
      ? `De stapel van ${COLOURS[colour]} op ${and(cells)} verdwijnt.`
      : `De stapels van ${COLOURS[colour]} op ${and(cells)} verdwijnen.`,
  unclear: () => UNCLEAR,
};

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Er valt niets te slaan.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Na de slag van ${colour}:` : `Als ${colour} mag slaan:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : captureText(facts, SENTENCES, REST)),
};
