/** The threats of both sides and what parries them, in Spanish. */
import { FIRST, SIDES } from "../../board.js";
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
  const other = SIDES[colour === "white" ? "black" : "white"];
  if (isTurn && code === "five") return `${FIRST[colour]} ganan ya con un cinco en ${list(at)}.`;
  const makes = code === "five" ? "un cinco" : "un cuatro abierto";
  const isThere = String(answers) === String(at);
  const parries =
    answers.length > 0
      ? `${other} lo paran ${isThere ? "ahí mismo" : `en ${list(answers)}`}`
      : `${other} no pueden pararlo`;
  return `${FIRST[colour]} amenazan ${makes} en ${list(at)}: ${parries}.`;
}

/**
 * @param {ExplainedFact[]} facts
 * @param {(names: string[]) => string} list
 */
const sentences = (facts, list) =>
  facts.map((fact) => sentence(fact, list)).join(" ") || "Nadie amenaza un cinco ni un cuatro abierto.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Amenazas:",
  short(facts) {
    const text = sentences(facts, cells);
    // It follows a heading with a colon.
    return text.charAt(0).toLowerCase() + text.slice(1);
  },
  full: (facts) => sentences(facts, or),
};
