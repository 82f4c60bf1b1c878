/** Who owns what after the next captures, in Spanish. */
import { FEMININE, FIRST, PLURAL, SIDES } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

const NONE = "Nadie puede capturar: cada pila sigue siendo de su dueño.";
const UNCLEAR = "Hay demasiadas capturas posibles para decir qué pasará.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @param {ExplainedFact[]} facts
 * @param {ExplainedFact["code"][]} codes those that are said
 * @param {(names: string[]) => string} list
 */
function outcome(facts, codes, list) {
  /** @type {Partial<Record<ExplainedFact["code"], (fact: ExplainedFact) => string>>} */
  const say = {
    turns: ({ cells, colour }) =>
      cells.length === 1
        ? `${list(cells)} se vuelve ${FEMININE[colour]}.`
        : `${list(cells)} se vuelven ${PLURAL[colour]}.`,
    arrives: ({ cells, colour }) => `${FIRST[colour]} llegan a ${list(cells)}.`,
    depends: ({ cells }) =>
      `${list(cells)} ${cells.length === 1 ? "depende" : "dependen"} de lo que se elija.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `La pila ${FEMININE[colour]} de ${list(cells)} ya no estará.`
        : `Las pilas ${PLURAL[colour]} de ${list(cells)} ya no estarán.`,
    stays: ({ cells, colour }) => `${FIRST[colour]} conservan ${list(cells)}.`,
    unclear: () => UNCLEAR,
  };
  const said = codes.flatMap((code) => facts.filter((fact) => fact.code === code));
  const text = said.map((fact) => say[fact.code]?.(fact)).join(" ");
  // It follows a heading with a colon.
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Sin capturas.";
    const side = SIDES[captures.colour];
    return captures.isTurn ? `Cuando ${side} capturen:` : `Si ${side} llegan a capturar:`;
  },
  short(facts) {
    if (facts.length === 0) return NONE;
    const [{ colour }] = facts;
    // That the capturing stack is no longer where it was goes without saying.
    const shown = facts.filter((fact) => fact.code !== "leaves" || fact.colour !== colour);
    return outcome(shown, ["unclear", "turns", "arrives", "leaves", "depends"], allCells);
  },
  full(facts) {
    if (facts.length === 0) return NONE;
    const all = outcome(facts, ["unclear", "turns", "arrives", "leaves", "depends", "stays"], and);
    return `${emergo.lead(facts)} ${all}`;
  },
};
