/** Who owns what after the next captures, in Spanish. */
import { FEMININE, PLURAL, SIDES } from "../../board.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Cada pila sigue siendo de su dueño.";
const REST = "Las demás pilas siguen siendo de su dueño.";
const UNCLEAR = "Hay demasiadas capturas posibles para decir qué pasará.";

/** @type {ExplainedFact["code"][]} */
const CODES = ["unclear", "turns", "arrives", "leaves", "depends"];

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @param {ExplainedFact[]} facts
 */
function outcome(facts) {
  /** @type {Partial<Record<ExplainedFact["code"], (fact: ExplainedFact) => string>>} */
  const say = {
    turns: ({ cells, colour }) =>
      `${and(cells)} ${cells.length === 1 ? "pasa" : "pasan"} a ser de ${SIDES[colour]}.`,
    arrives: ({ cells }) => `La pieza que captura acaba en ${and(cells)}.`,
    depends: ({ cells }) =>
      `${and(cells)} ${cells.length === 1 ? "depende" : "dependen"} de qué captura se haga.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `La pila ${FEMININE[colour]} de ${and(cells)} desaparece.`
        : `Las pilas ${PLURAL[colour]} de ${and(cells)} desaparecen.`,
    unclear: () => UNCLEAR,
  };
  const [{ colour }] = facts;
  // That the capturing stack is no longer where it was goes without saying.
  const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
  const said = CODES.flatMap((code) => shown.filter((fact) => fact.code === code));
  const sentences = said.map((fact) => say[fact.code]?.(fact));
  if (facts.some(({ code }) => code === "stays")) sentences.push(REST);
  return sentences.join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "No hay capturas.";
    const side = SIDES[captures.colour];
    return captures.isTurn ? `Cuando ${side} capturen:` : `Si ${side} llegan a capturar:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : outcome(facts)),
};
