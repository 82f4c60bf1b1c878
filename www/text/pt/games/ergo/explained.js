/** The threats of both sides and what parries them, in Portuguese. */
import { The, the } from "../../board.js";
import { or } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/**
 * A threat, with what parries it.
 *
 * @param {ExplainedFact} fact
 */
function sentence({ code, colour, isTurn, cells: at, answers }) {
  if (isTurn && code === "five") return `${The[colour]} ganham já com cinco em ${or(at)}.`;
  const makes = code === "five" ? "cinco" : "um quatro aberto";
  const isThere = String(answers) === String(at);
  const parry =
    answers.length > 0 ? `podem defender ${isThere ? "aí" : `em ${or(answers)}`}` : "não têm defesa";
  return `${The[colour]} ameaçam ${makes} em ${or(at)}: ${the[colour === "white" ? "black" : "white"]} ${parry}.`;
}

/** @param {ExplainedFact[]} facts */
const sentences = (facts) => facts.map(sentence).join(" ") || "Ninguém ameaça cinco nem um quatro aberto.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Ameaças:",
  text: sentences,
};
