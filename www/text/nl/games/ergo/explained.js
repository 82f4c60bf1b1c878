/** The threats of both sides and what parries them, in Dutch. */
import { COLOURS } from "../../board.js";
import { cells } from "../../cell-list.js";
import { or } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/**
 * A threat, with what parries it.
 *
 * @param {ExplainedFact} fact
 * @param {(names: string[]) => string} list
 */
function sentence({ code, colour, isTurn, cells: at, answers }, list) {
  const [side, other] = colour === "white" ? [COLOURS.white, COLOURS.black] : [COLOURS.black, COLOURS.white];
  if (isTurn && code === "five") return `${side} wint nu met vijf op ${list(at)}.`;
  const makes = code === "five" ? "vijf" : "een open vier";
  const isThere = String(answers) === String(at);
  const parries =
    answers.length > 0 ? `pareert ${isThere ? "daar" : `op ${list(answers)}`}` : "kan niet pareren";
  return `${side} dreigt met ${makes} op ${list(at)}: ${other} ${parries}.`;
}

/**
 * @param {ExplainedFact[]} facts
 * @param {(names: string[]) => string} list
 */
const sentences = (facts, list) =>
  facts.map((fact) => sentence(fact, list)).join(" ") || "Niemand dreigt met vijf of met een open vier.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Dreigingen:",
  short: (facts) => sentences(facts, cells),
  full: (facts) => sentences(facts, or),
};
