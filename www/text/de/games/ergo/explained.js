/** The threats of both sides and what parries them, in German. */
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
  if (isTurn && code === "five") return `${side} gewinnt jetzt mit einem Fünfer auf ${list(at)}.`;
  const makes = code === "five" ? "einem Fünfer" : "einem offenen Vierer";
  const isThere = String(answers) === String(at);
  const parries =
    answers.length > 0 ? `wehrt ${isThere ? "dort" : `auf ${list(answers)}`} ab` : "kann das nicht abwehren";
  return `${side} droht mit ${makes} auf ${list(at)}; ${other} ${parries}.`;
}

/**
 * @param {ExplainedFact[]} facts
 * @param {(names: string[]) => string} list
 */
const sentences = (facts, list) =>
  facts.map((fact) => sentence(fact, list)).join(" ") ||
  "Niemand droht mit einem Fünfer oder einem offenen Vierer.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Drohungen:",
  short: (facts) => sentences(facts, cells),
  full: (facts) => sentences(facts, or),
};
