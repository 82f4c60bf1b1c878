/** The threats of both sides and what parries them, in English. */
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
  if (isTurn && code === "five") return `${side} wins now with five at ${list(at)}.`;
  const makes = code === "five" ? "five" : "an open four";
  const isThere = String(answers) === String(at);
  const parries =
    answers.length > 0 ? `parries ${isThere ? "there" : `at ${list(answers)}`}` : "cannot parry";
  return `${side} threatens ${makes} at ${list(at)}: ${other} ${parries}.`;
}

/**
 * @param {ExplainedFact[]} facts
 * @param {(names: string[]) => string} list
 */
const sentences = (facts, list) =>
  facts.map((fact) => sentence(fact, list)).join(" ") || "Neither side threatens five or an open four.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Threats:",
  short: (facts) => sentences(facts, cells),
  full: (facts) => sentences(facts, or),
};
