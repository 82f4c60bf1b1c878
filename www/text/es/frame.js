/** The page for frames in Spanish. */
import { integer } from "./format.js";

/**
 * The allowed values of a message's field.
 *
 * @typedef {"id" | "object" | "array" | "items" | "list" | "number" | "text" | "value" | "nothing"} Expected
 */

/** @type {Record<Expected, (most: string) => string>} */
const EXPECTED = {
  id: (most) => `debe ser un número o un texto de ${most} caracteres como máximo`,
  object: () => "debe ser un objeto de nombres y valores",
  array: () => "debe ser un array",
  items: (most) => `debe ser una lista de ${most} elementos como máximo`,
  list: () => "debe ser un texto o una lista de textos",
  number: () => "debe ser un número",
  text: (most) => `debe ser un texto de ${most} caracteres como máximo`,
  value: () => "debe ser un texto, un número o un valor booleano",
  nothing: () => "debe omitirse",
};

/** The answers of a frame to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Seguir jugando en Ergo",
  /** The same below a puzzle. */
  puzzles: "Más problemas",
  /**
   * @param {string} found
   * @param {number} at
   */
  address: (found, at) =>
    `La dirección tiene una parte desconocida: «${found}», en el carácter ${integer(at)}. Se ha pasado por alto, con todo lo que le sigue.`,
  /**
   * @param {number} ours
   * @param {string} theirs
   */
  version: (ours, theirs) => `Esta página usa mensajes de la versión ${integer(ours)}, no «${theirs}».`,
  /**
   * @param {"attribute" | "message" | "method"} kind
   * @param {string} name
   */
  unknown: (kind, name) =>
    `No existe el ${{ attribute: "atributo", message: "mensaje", method: "método" }[kind]} «${name}».`,
  /**
   * A field of a message that cannot have its value.
   *
   * @param {string} field
   * @param {Expected} expected
   * @param {string} found
   * @param {number} most
   */
  invalid: (field, expected, found, most) =>
    `«${field}» ${EXPECTED[expected](integer(most))}, pero vale «${found}».`,
};
