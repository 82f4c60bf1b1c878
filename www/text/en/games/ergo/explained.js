/** The threats of both sides and what parries them, in English. */
import { COLOURS } from "../../board.js";
import { or } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/**
 * A threat, with what parries it.
 *
 * @param {ExplainedFact} fact
 */
function sentence({ code, colour, isTurn, cells: at, answers }) {
  const [side, other] = colour === "white" ? [COLOURS.white, COLOURS.black] : [COLOURS.black, COLOURS.white];
  if (isTurn && code === "five") return `${side} wins now with five at ${or(at)}.`;
  const makes = code === "five" ? "five" : "an open four";
  const isThere = String(answers) === String(at);
  const stops =
    answers.length > 0 ? `can stop it ${isThere ? "there" : `at ${or(answers)}`}` : "cannot stop it";
  return `${side} threatens ${makes} at ${or(at)}: ${other} ${stops}.`;
}

/** @param {ExplainedFact[]} facts */
const sentences = (facts) => facts.map(sentence).join(" ") || "Neither side threatens five or an open four.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Threats:",
  text: sentences,
};
