/** The threats of both sides and what parries them, in French. */
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
  if (isTurn && code === "five") return `${side} gagne tout de suite : cinq en ${or(at)}.`;
  const makes = code === "five" ? "menace de faire cinq" : "peut faire un quatre ouvert";
  const isThere = String(answers) === String(at);
  const parries =
    answers.length > 0
      ? `peut parer en ${isThere ? "y jouant" : `jouant en ${or(answers)}`}`
      : "ne peut pas parer";
  return `${side} ${makes} en ${or(at)} : ${other} ${parries}.`;
}

/** @param {ExplainedFact[]} facts */
const sentences = (facts) =>
  facts.map(sentence).join(" ") || "Personne ne menace de faire un cinq ou un quatre ouvert.";

/** @type {Explained} */
export const ergo = {
  lead: () => "Menaces.",
  text: sentences,
};
