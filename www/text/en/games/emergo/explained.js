/** Who owns what after the next captures, in English. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";
import { captureText } from "../../../captures.js";

/** @import {Explained} from "../../../language.js" */

const NONE = "Every stack keeps its owner.";
const REST = "All other stacks keep their owner.";
const UNCLEAR = "There are too many ways to capture to say what follows.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @type {import("../../../captures.js").CaptureWords}
 */
const SENTENCES = {
  turns: ({ cells, colour }) =>
    `${and(cells)} ${cells.length === 1 ? "becomes" : "become"} ${COLOURS[colour]}’s.`,
  arrives: ({ cells }) => `The capturing piece lands on ${and(cells)}.`,
  depends: ({ cells }) =>
    `${and(cells)} ${cells.length === 1 ? "depends" : "depend"} on which capture is made.`,
  leaves: ({ cells, colour }) =>
    `${COLOURS[colour]}’s ${cells.length === 1 ? "stack" : "stacks"} on ${and(cells)} will be gone.`,
  unclear: () => UNCLEAR,
};

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "No capture is possible.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `After ${colour}’s capture:` : `If ${colour} gets to capture:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : captureText(facts, SENTENCES, REST)),
};
