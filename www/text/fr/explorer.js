/** The opening explorer in French. */
import { integer, percentage, plural } from "./format.js";

/** @type {import("../language.js").ExplorerWords} */
const words = {
  title: "Ouvertures",
  about:
    "Chances : la part des parties que gagne le joueur qui joue ce coup. Le moteur l’a mesurée par de longs " +
    "calculs ; elle n’est prouvée que là où un gain ou une perte est indiqué. Moteur : combien de fois ce coup " +
    "s’est présenté dans les ouvertures jouées par le moteur. Vous : combien de fois dans vos parties.",
  table: "Coups connus, du meilleur au moins bon",
  columns: { move: "Coup", chance: "Chances", engine: "Moteur", own: "Vous" },
  /**
   * The chance of the player to move.
   *
   * @param {number} percent
   */
  chance: percentage,
  number: integer,
  /**
   * Other moves that lead to the same position but for a mirror.
   *
   * @param {number} count
   * @param {string[]} moves
   */
  alike: (count, moves) =>
    `${plural(count, { one: "et # coup symétrique", other: "et # coups symétriques" })} : ${moves.join(", ")}`,
  all: "Tout afficher",
  loading: "Chargement…",
  unknown: "On ne sait rien de cette position.",
  otherRules: "Les ouvertures ne sont connues que pour les règles habituelles du jeu.",
  /**
   * In a review: how far the game followed what is known.
   *
   * @param {number} count of moves
   */
  known: (count) =>
    plural(count, {
      one: "Ouverture connue : le premier coup.",
      other: "Ouverture connue : les # premiers coups.",
    }),
};

export default words;
