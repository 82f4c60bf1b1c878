/** The page for frames in Dutch. */
import { integer } from "./format.js";

/**
 * The allowed values of a message's field.
 *
 * @typedef {"id" | "object" | "array" | "items" | "list" | "number" | "text" | "value" | "nothing"} Expected
 */

/** @type {Record<Expected, (most: string) => string>} */
const EXPECTED = {
  id: (most) => `een getal of een tekst van hoogstens ${most} tekens zijn`,
  object: () => "een object van namen en waarden zijn",
  array: () => "een array zijn",
  items: (most) => `een lijst van hoogstens ${most} elementen zijn`,
  list: () => "een tekst of een lijst van teksten zijn",
  number: () => "een getal zijn",
  text: (most) => `een tekst van hoogstens ${most} tekens zijn`,
  value: () => "een tekst, een getal of een boolean zijn",
  nothing: () => "worden weggelaten",
};

/** @type {Record<"attribute" | "message" | "method", string>} */
const KINDS = { attribute: "attribuut", message: "bericht", method: "methode" };

/** The answers of a frame to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Verderspelen in Ergo",
  /** The same below a puzzle. */
  puzzles: "Meer puzzels",
  /**
   * @param {string} found
   * @param {number} at
   */
  address: (found, at) =>
    `Het adres bevat een onbekend deel: ‘${found}’ vanaf teken ${integer(at)}. Dat is genegeerd, met alles wat erna komt.`,
  /**
   * @param {number} ours
   * @param {string} theirs
   */
  version: (ours, theirs) => `Deze pagina gebruikt berichten van versie ${integer(ours)}, niet ‘${theirs}’.`,
  /**
   * @param {"attribute" | "message" | "method"} kind
   * @param {string} name
   */
  unknown: (kind, name) => `Er is geen ${KINDS[kind]} ‘${name}’.`,
  /**
   * A field of a message that cannot have its value.
   *
   * @param {string} field
   * @param {Expected} expected
   * @param {string} found
   * @param {number} most
   */
  invalid: (field, expected, found, most) =>
    `‘${field}’ moet ${EXPECTED[expected](integer(most))}, niet ‘${found}’.`,
};
