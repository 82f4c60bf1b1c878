/** The page for frames in French. */
import { integer } from "./format.js";

/**
 * The allowed values of a message's field.
 *
 * @typedef {"id" | "object" | "array" | "items" | "list" | "number" | "text" | "value" | "nothing"} Expected
 */

/** @type {Record<Expected, (most: string) => string>} */
const EXPECTED = {
  id: (most) => `être un nombre ou un texte de ${most} caractères au plus`,
  object: () => "être un objet de noms et de valeurs",
  array: () => "être un tableau",
  items: (most) => `être une liste de ${most} éléments au plus`,
  list: () => "être un texte ou une liste de textes",
  number: () => "être un nombre",
  text: (most) => `être un texte de ${most} caractères au plus`,
  value: () => "être un texte, un nombre ou un booléen",
  nothing: () => "être absent",
};

/** @type {Record<"attribute" | "message" | "method", (name: string) => string>} */
const UNKNOWN = {
  attribute: (name) => `L’attribut « ${name} » n’existe pas.`,
  message: (name) => `Le message « ${name} » n’existe pas.`,
  method: (name) => `La méthode « ${name} » n’existe pas.`,
};

/** The answers of a frame to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Continuer dans Ergo",
  /** The same below a puzzle. */
  puzzles: "D’autres problèmes",
  /**
   * @param {string} found
   * @param {number} at
   */
  address: (found, at) =>
    `L’adresse contient un élément inconnu : « ${found} » au caractère ${integer(at)}. Il a été ignoré, avec tout ce qui suit.`,
  /**
   * @param {number} ours
   * @param {string} theirs
   */
  version: (ours, theirs) =>
    `Cette page utilise des messages de version ${integer(ours)}, et non « ${theirs} ».`,
  /**
   * @param {"attribute" | "message" | "method"} kind
   * @param {string} name
   */
  unknown: (kind, name) => UNKNOWN[kind](name),
  /**
   * A field of a message that cannot have its value.
   *
   * @param {string} field
   * @param {Expected} expected
   * @param {string} found
   * @param {number} most
   */
  invalid: (field, expected, found, most) =>
    `« ${field} » doit ${EXPECTED[expected](integer(most))}, et non « ${found} ».`,
};
