/** Who owns what after the next captures, in German. */
import { COLOURS } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Niemand kann schlagen: Jeder Stapel behält seinen Besitzer.";
const UNCLEAR = "Man kann auf so viele Arten schlagen, dass offen ist, was folgt.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @param {ExplainedFact[]} facts
 * @param {ExplainedFact["code"][]} codes those that are said
 * @param {(names: string[]) => string} list
 */
function outcome(facts, codes, list) {
  /** @type {Partial<Record<ExplainedFact["code"], (fact: ExplainedFact) => string>>} */
  const say = {
    turns: ({ cells, colour }) =>
      `${list(cells)} ${cells.length === 1 ? "wird" : "werden"} ${colour === "white" ? "weiß" : "schwarz"}.`,
    arrives: ({ cells, colour }) => `${COLOURS[colour]} landet auf ${list(cells)}.`,
    depends: ({ cells }) => `${list(cells)} ${cells.length === 1 ? "hängt" : "hängen"} von der Wahl ab.`,
    leaves: ({ cells, colour }) =>
      `${cells.length === 1 ? "Der Stapel" : "Die Stapel"} von ${COLOURS[colour]} auf ${list(cells)} ${cells.length === 1 ? "verschwindet" : "verschwinden"}.`,
    stays: ({ cells, colour }) => `${COLOURS[colour]} behält ${list(cells)}.`,
    unclear: () => UNCLEAR,
  };
  const said = codes.flatMap((code) => facts.filter((fact) => fact.code === code));
  return said.map((fact) => say[fact.code]?.(fact)).join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Nichts zu schlagen.";
    const colour = COLOURS[captures.colour];
    return captures.isTurn ? `Wenn ${colour} geschlagen hat:` : `Falls ${colour} zum Schlagen kommt:`;
  },
  short(facts) {
    if (facts.length === 0) return NONE;
    const [{ colour }] = facts;
    // That the capturing stack is no longer where it was goes without saying.
    const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
    return outcome(shown, ["unclear", "turns", "arrives", "leaves", "depends"], allCells);
  },
  full(facts) {
    if (facts.length === 0) return NONE;
    const all = outcome(facts, ["unclear", "turns", "arrives", "leaves", "depends", "stays"], and);
    return `${emergo.lead(facts)} ${all}`;
  },
};
