/** Who owns what after the next captures, in Spanish. */
import { FEMININE, PLURAL, SIDES } from "../../board.js";
import { and } from "../../format.js";
import { captureText } from "../../../captures.js";

/** @import {Explained} from "../../../language.js" */

const NONE = "Cada pila sigue siendo de su dueño.";
const REST = "Las demás pilas siguen siendo de su dueño.";
const UNCLEAR = "Hay demasiadas capturas posibles para decir qué pasará.";

/**
 * What becomes of the stacks, a sentence for each kind of fact.
 *
 * @type {import("../../../captures.js").CaptureWords}
 */
const SENTENCES = {
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

/** @type {Explained} */
export const emergo = {
  lead([captures]) {
    if (!captures) return "No hay capturas.";
    const side = SIDES[captures.colour];
    return captures.isTurn ? `Cuando ${side} capturen:` : `Si ${side} llegan a capturar:`;
  },
  text: (facts) => (facts.length === 0 ? NONE : captureText(facts, SENTENCES, REST)),
};
