/** Who owns what after the next captures, in Portuguese. */
import { ofThe, the } from "../../board.js";
import { and } from "../../format.js";
import { captureText } from "../../../captures.js";

/** @import {Explained} from "../../../language.js" */

/** @type {Record<import("../../../language.js").Colour, string>} */
const TO_THE = { white: "às brancas", black: "às pretas" };

const NONE = "Cada pilha fica com o seu dono.";
const REST = "As outras pilhas ficam com o seu dono.";
const UNCLEAR = "Há demasiadas capturas possíveis para dizer o que acontece.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @type {import("../../../captures.js").CaptureWords}
 */
const SENTENCES = {
  turns: ({ cells, colour }) => `${and(cells)} ${cells.length === 1 ? "passa" : "passam"} ${TO_THE[colour]}.`,
  arrives: ({ cells }) => `A peça que captura acaba em ${and(cells)}.`,
  depends: ({ cells }) =>
    `${and(cells)} ${cells.length === 1 ? "depende" : "dependem"} da captura que for feita.`,
  leaves: ({ cells, colour }) =>
    cells.length === 1
      ? `A pilha ${ofThe[colour]} em ${and(cells)} desaparece.`
      : `As pilhas ${ofThe[colour]} em ${and(cells)} desaparecem.`,
  unclear: () => UNCLEAR,
};

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "Não há capturas.";
    const { colour, isTurn } = captures;
    return isTurn ? `Depois da captura ${ofThe[colour]}:` : `Se ${the[colour]} puderem capturar:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : captureText(facts, SENTENCES, REST)),
};
