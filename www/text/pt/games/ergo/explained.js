/** The threats of both sides and what parries them, in Portuguese. */
import { The, the } from "../../board.js";
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
  if (isTurn && code === "five") return `${The[colour]} ganham já com cinco em ${list(at)}.`;
  const makes = code === "five" ? "cinco" : "um quatro aberto";
  const isThere = String(answers) === String(at);
  const parry = answers.length > 0 ? `defendem ${isThere ? "aí" : `em ${list(answers)}`}` : "não têm defesa";
  return `${The[colour]} ameaçam ${makes} em ${list(at)}: ${the[colour === "white" ? "black" : "white"]} ${parry}.`;
}

/**
 * @param {ExplainedFact[]} facts
 * @param {(names: string[]) => string} list
 */
const sentences = (facts, list) =>
  facts.map((fact) => sentence(fact, list)).join(" ") || "Ninguém ameaça cinco nem um quatro aberto.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Ameaças:",
  short: (facts) => sentences(facts, cells),
  full: (facts) => sentences(facts, or),
};
