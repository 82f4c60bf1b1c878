/** The page for frames in English. */
import { integer } from "./format.js";

/**
 * The allowed values of a message's field.
 *
 * @typedef {"id" | "object" | "array" | "items" | "list" | "number" | "text" | "value" | "nothing"} Expected
 */

/** @type {Record<Expected, (most: string) => string>} */
const EXPECTED = {
  id: (most) => `a number or a text of at most ${most} characters`,
  object: () => "an object of names and values",
  array: () => "an array",
  items: (most) => `a list of at most ${most} items`,
  list: () => "a text or a list of texts",
  number: () => "a number",
  text: (most) => `a text of at most ${most} characters`,
  value: () => "a text, a number or a boolean",
  nothing: () => "left out",
};

/** The answers of a frame to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Play on in Ergo",
  /** The same below a puzzle. */
  puzzles: "More puzzles",
  /**
   * @param {string} found
   * @param {number} at
   */
  address: (found, at) =>
    `The address has an unknown part: “${found}” at character ${integer(at)}. It was ignored, with everything after it.`,
  /**
   * @param {number} ours
   * @param {string} theirs
   */
  version: (ours, theirs) => `This page uses messages of version ${integer(ours)}, not “${theirs}”.`,
  /**
   * @param {"attribute" | "message" | "method"} kind
   * @param {string} name
   */
  unknown: (kind, name) => `There is no ${kind} “${name}”.`,
  /**
   * A field of a message that cannot have its value.
   *
   * @param {string} field
   * @param {Expected} expected
   * @param {string} found
   * @param {number} most
   */
  invalid: (field, expected, found, most) =>
    `“${field}” must be ${EXPECTED[expected](integer(most))}, not “${found}”.`,
};
