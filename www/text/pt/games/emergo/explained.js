/** Who owns what after the next captures, in Portuguese. */
import { ofThe, The, the } from "../../board.js";
import { allCells } from "../../cell-list.js";
import { and } from "../../format.js";

/** @import {Explained} from "../../../language.js" */
/** @import {ExplainedFact} from "../../../language.js" */

/** @type {Record<import("../../../language.js").Colour, string>} */
const TO_THE = { white: "às brancas", black: "às pretas" };

const NONE = "Ninguém pode capturar: cada pilha fica com o seu dono.";
const UNCLEAR = "Há capturas a mais para dizer o que acontece.";

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
      `${list(cells)} ${cells.length === 1 ? "passa" : "passam"} ${TO_THE[colour]}.`,
    arrives: ({ cells, colour }) => `${The[colour]} chegam a ${list(cells)}.`,
    depends: ({ cells }) => `${list(cells)} ${cells.length === 1 ? "depende" : "dependem"} da escolha.`,
    leaves: ({ cells, colour }) =>
      cells.length === 1
        ? `A pilha ${ofThe[colour]} em ${list(cells)} desaparece.`
        : `As pilhas ${ofThe[colour]} em ${list(cells)} desaparecem.`,
    stays: ({ cells, colour }) => `${The[colour]} mantêm ${list(cells)}.`,
    unclear: () => UNCLEAR,
  };
  const said = codes.flatMap((code) => facts.filter((fact) => fact.code === code));
  return said.map((fact) => say[fact.code]?.(fact)).join(" ");
}

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Sem capturas.";
    const { colour, isTurn } = captures;
    return isTurn ? `Depois da captura ${ofThe[colour]}:` : `Se ${the[colour]} puderem capturar:`;
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
