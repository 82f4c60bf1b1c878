/** Who owns what after the next captures, in German. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";
import { captureText } from "../../../captures.js";

/** @import {Explained} from "../../../language.js" */

const NONE = "Jeder Stapel behält seinen Besitzer.";
const REST = "Alle anderen Stapel behalten ihren Besitzer.";
const UNCLEAR = "Es gibt zu viele Möglichkeiten, um zu sagen, was folgt.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @type {import("../../../captures.js").CaptureWords}
 */
const SENTENCES = {
  turns: ({ cells, colour }) =>
    `${and(cells)} ${cells.length === 1 ? "gehört" : "gehören"} dann ${COLOURS[colour]}.`,
  arrives: ({ cells }) => `Die schlagende Figur landet auf ${and(cells)}.`,
  depends: ({ cells }, capturer) =>
    `Was aus ${and(cells)} wird, hängt davon ab, wie ${COLOURS[capturer]} schlägt.`,
  leaves: ({ cells, colour }) =>
    `${cells.length === 1 ? "Der Stapel" : "Die Stapel"} von ${COLOURS[colour]} auf ${and(cells)} ` +
    `${cells.length === 1 ? "verschwindet" : "verschwinden"}.`,
  unclear: () => UNCLEAR,
};

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Nichts zu schlagen.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Wenn ${colour} geschlagen hat:` : `Falls ${colour} zum Schlagen kommt:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : captureText(facts, SENTENCES, REST)),
};
