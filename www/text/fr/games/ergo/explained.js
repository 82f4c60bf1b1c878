/** The threats of both sides and what parries them, in French. */
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
  if (isTurn && code === "five") return `${side} gagne tout de suite : cinq en ${list(at)}.`;
  const makes = code === "five" ? "menace de faire cinq" : "peut faire un quatre ouvert";
  const isThere = String(answers) === String(at);
  const parries = answers.length > 0 ? `pare ${isThere ? "là" : `en ${list(answers)}`}` : "ne peut pas parer";
  return `${side} ${makes} en ${list(at)} : ${other} ${parries}.`;
}

/**
 * @param {ExplainedFact[]} facts
 * @param {(names: string[]) => string} list
 */
const sentences = (facts, list) =>
  facts.map((fact) => sentence(fact, list)).join(" ") ||
  "Personne ne menace de faire cinq ni un quatre ouvert.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Menaces :",
  short: (facts) => sentences(facts, cells),
  full: (facts) => sentences(facts, or),
};
