/** The page for frames in German. */
import { integer } from "./format.js";

/**
 * The allowed values of a message's field.
 *
 * @typedef {"id" | "object" | "array" | "items" | "list" | "number" | "text" | "value" | "nothing"} Expected
 */

/** @type {Record<Expected, (most: string) => string>} */
const EXPECTED = {
  id: (most) => `eine Zahl oder ein Text von höchstens ${most} Zeichen sein`,
  object: () => "ein Objekt aus Namen und Werten sein",
  array: () => "ein Array sein",
  items: (most) => `eine Liste von höchstens ${most} Einträgen sein`,
  list: () => "ein Text oder eine Liste von Texten sein",
  number: () => "eine Zahl sein",
  text: (most) => `ein Text von höchstens ${most} Zeichen sein`,
  value: () => "ein Text, eine Zahl oder ein Wahrheitswert sein",
  nothing: () => "fehlen",
};

/** The answers of a frame to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "In Ergo weiterspielen",
  /** The same below a puzzle. */
  puzzles: "Mehr Rätsel",
  /**
   * @param {string} found
   * @param {number} at
   */
  address: (found, at) =>
    `Die Adresse enthält einen unbekannten Teil: „${found}“ ab Zeichen ${integer(at)}. Er und alles danach bleiben unbeachtet.`,
  /**
   * @param {number} ours
   * @param {string} theirs
   */
  version: (ours, theirs) =>
    `Diese Seite verwendet Nachrichten der Version ${integer(ours)}, nicht „${theirs}“.`,
  /**
   * @param {"attribute" | "message" | "method"} kind
   * @param {string} name
   */
  unknown: (kind, name) =>
    ({
      attribute: `Das Attribut „${name}“ gibt es nicht.`,
      message: `Die Nachricht „${name}“ gibt es nicht.`,
      method: `Die Methode „${name}“ gibt es nicht.`,
    })[kind],
  /**
   * A field of a message that cannot have its value.
   *
   * @param {string} field
   * @param {Expected} expected
   * @param {string} found
   * @param {number} most
   */
  invalid: (field, expected, found, most) =>
    `„${field}“ muss ${EXPECTED[expected](integer(most))}, ist aber „${found}“.`,
};
