/** The threats of both sides and what parries them, in German. */
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
  if (isTurn && code === "five") return `${side} gewinnt jetzt mit einem Fünfer auf ${or(at)}.`;
  const makes = code === "five" ? "einem Fünfer" : "einem offenen Vierer";
  const isThere = String(answers) === String(at);
  const where = isThere ? "dort" : `auf ${or(answers)}`;
  const parries = answers.length > 0 ? `kann das ${where} abwehren` : "kann das nicht abwehren";
  return `${side} droht mit ${makes} auf ${or(at)}; ${other} ${parries}.`;
}

/** @param {ExplainedFact[]} facts */
const sentences = (facts) =>
  facts.map(sentence).join(" ") || "Niemand droht mit einem Fünfer oder einem offenen Vierer.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Drohungen:",
  text: sentences,
};
