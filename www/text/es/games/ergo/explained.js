/** The threats of both sides and what parries them, in Spanish. */
import { FIRST, SIDES } from "../../board.js";
import { or } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/**
 * A threat, with what parries it.
 *
 * @param {ExplainedFact} fact
 */
function sentence({ code, colour, isTurn, cells: at, answers }) {
  const other = SIDES[colour === "white" ? "black" : "white"];
  if (isTurn && code === "five") return `${FIRST[colour]} ganan en el acto con un cinco en ${or(at)}.`;
  const makes = code === "five" ? "con un cinco" : "con un cuatro abierto";
  const isThere = String(answers) === String(at);
  const parries =
    answers.length > 0
      ? `${other} pueden pararlo ${isThere ? "ahí mismo" : `en ${or(answers)}`}`
      : `${other} no pueden pararlo`;
  return `${FIRST[colour]} amenazan ${makes} en ${or(at)}: ${parries}.`;
}

/** @param {ExplainedFact[]} facts */
const sentences = (facts) =>
  facts.map(sentence).join(" ") || "Nadie amenaza con un cinco ni con un cuatro abierto.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Amenazas:",
  text: sentences,
};
