/** The opening explorer in French. */
import { integer, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Ouvertures",
  about:
    "Chances\u00a0: combien de fois le joueur au trait gagne avec ce coup. Elles viennent de longues " +
    "recherches du moteur et sont mesurées, non prouvées, sauf là où un gain ou une perte est indiqué. " +
    "Moteur\u00a0: combien de fois c’est arrivé dans les ouvertures jouées par le moteur. Vous\u00a0: " +
    "combien de fois dans vos parties.",
  table: "Coups connus, les meilleurs d’abord",
  columns: { move: "Coup", chance: "Chances", engine: "Moteur", own: "Vous" },
  /** @param {number} percent */
  chance: (percent) => `${integer(percent)}\u00a0%`,
  number: integer,
  /**
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "et # symétrique", other: "et # symétriques" })}\u00a0: ${moves.join(", ")}`,
  all: "Tout montrer",
  loading: "Chargement…",
  unknown: "On ne sait rien de cette position.",
  otherRules: "Connues seulement avec les règles habituelles du jeu.",
  /** @param {number} count of moves */
  known: (count) =>
    plural(count, {
      one: "Ouverture connue\u00a0: le premier coup.",
      other: "Ouverture connue\u00a0: les # premiers coups.",
    }),
};

export default words;
