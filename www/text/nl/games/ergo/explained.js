/** The threats of both sides and what parries them, in Dutch. */
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
  if (isTurn && code === "five") return `${side} wint nu met vijf op ${or(at)}.`;
  const makes = code === "five" ? "vijf" : "een open vier";
  const isThere = String(answers) === String(at);
  const stops =
    answers.length > 0
      ? `kan dat ${isThere ? "daar" : `op ${or(answers)}`} tegenhouden`
      : "kan dat niet tegenhouden";
  return `${side} dreigt met ${makes} op ${or(at)}: ${other} ${stops}.`;
}

/** @param {ExplainedFact[]} facts */
const sentences = (facts) => facts.map(sentence).join(" ") || "niemand dreigt met vijf of met een open vier.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Dreigingen:",
  text: sentences,
};
