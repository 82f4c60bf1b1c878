/** Who owns what after the next captures, in German. */
import { COLOURS } from "../../board.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Jeder Stapel behält seinen Besitzer.";
const REST = "Alle anderen Stapel behalten ihren Besitzer.";
const UNCLEAR = "Es gibt zu viele Möglichkeiten, um zu sagen, was folgt.";

/** @type {ExplainedFact["code"][]} */
const CODES = ["unclear", "turns", "arrives", "leaves", "depends"];

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @param {ExplainedFact[]} facts
 */
function outcome(facts) {
  /** @type {Partial<Record<ExplainedFact["code"], (fact: ExplainedFact) => string>>} */
  const say = {
    turns: ({ cells, colour }) =>
      `${and(cells)} ${cells.length === 1 ? "gehört" : "gehören"} dann ${COLOURS[colour]}.`,
    arrives: ({ cells }) => `Die schlagende Figur landet auf ${and(cells)}.`,
    depends: ({ cells }) => `Was aus ${and(cells)} wird, hängt davon ab, wie ${COLOURS[colour]} schlägt.`,
    leaves: ({ cells, colour }) =>
      `${cells.length === 1 ? "Der Stapel" : "Die Stapel"} von ${COLOURS[colour]} auf ${and(cells)} ${cells.length === 1 ? "verschwindet" : "verschwinden"}.`,
    unclear: () => UNCLEAR,
  };
  const [{ colour }] = facts;
  // That the capturing stack is no longer where it was goes without saying.
  const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
  const said = CODES.flatMap((code) => shown.filter((fact) => fact.code === code));
  const sentences = said.map((fact) => say[fact.code]?.(fact));
  if (facts.some(({ code }) => code === "stays")) sentences.push(REST);
  return sentences.join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Nichts zu schlagen.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Wenn ${colour} geschlagen hat:` : `Falls ${colour} zum Schlagen kommt:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : outcome(facts)),
};
