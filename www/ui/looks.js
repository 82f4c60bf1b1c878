/**
 * The looks of a board: attributes that say how it looks, sounds and answers. Each is also a property of the
 * element and, but for the sound, a setting of the page with the same name.
 */

/**
 * A `choice` is one of its values, and so is its setting. A `switch` has a value for on and one for off; as a
 * setting it is a boolean, and `setting` is its default there if the board alone has another one. A `number`
 * lies in its range; its values are words for the ends of it.
 *
 * @typedef {{ kind: "choice"; values: readonly string[]; default: string }
 *   | { kind: "switch"; values: readonly [on: string, off: string]; default: string; setting?: boolean }
 *   | {
 *       kind: "number";
 *       values: readonly [most: string, least: string];
 *       range: readonly [least: number, most: number];
 *       default: number;
 *     }} AnyLook
 */

/**
 * The looks by their attributes. The comments are the descriptions of attributes and properties in the
 * reference of the element, which `tools/site/looks.js` makes from this table, and in `docs/embedding.md`.
 *
 * @satisfies {Record<string, AnyLook>}
 */
export const LOOKS = /** @type {const} */ ({
  /** The material of the board; `auto` is walnut in the light theme and night in the dark one. */
  "board-theme": {
    kind: "choice",
    values: ["auto", "walnut", "night", "library", "slate", "paper"],
    default: "auto",
  },
  /** The pieces. */
  "piece-set": { kind: "choice", values: ["relief", "plain"], default: "relief" },
  /** Where rows and columns are labelled; `auto` labels the frame if the board is large. */
  coordinates: { kind: "choice", values: ["auto", "cells", "frame", "off"], default: "auto" },
  /** How fast pieces move; nothing moves if the user prefers reduced motion. */
  motion: { kind: "choice", values: ["off", "fast", "normal", "slow"], default: "normal" },
  /** The volume of the sounds, from 0 to 100; browsers keep a page silent until the user interacts with it. */
  sound: { kind: "number", values: ["on", "off"], range: [0, 100], default: 0 },
  /** Whether a phone vibrates when something is captured or a game ends. */
  vibration: { kind: "switch", values: ["on", "off"], default: "off" },
  /** Whether the board shows where a chosen piece can go. */
  targets: { kind: "switch", values: ["on", "off"], default: "on" },
  /** Whether the board shows what the opponent threatens. */
  threats: { kind: "switch", values: ["on", "off"], default: "off" },
  /** Whether the user is warned of a move that loses at once, against levels 0 to 3 without a clock. */
  warnings: { kind: "switch", values: ["on", "off"], default: "off", setting: true },
  /** Whether a move on cells too small for a finger takes a second tap. */
  confirm: { kind: "switch", values: ["small", "off"], default: "off" },
  /** The length of announcements for screen readers. */
  announcements: { kind: "choice", values: ["full", "short"], default: "full" },
});

/** @typedef {typeof LOOKS} Looks */
/** @typedef {keyof Looks} LookAttribute */

/**
 * The name of the property of an attribute, such as `boardTheme` of `board-theme`.
 *
 * @template {string} Name
 * @typedef {Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<PropertyOf<Rest>>}` : Name} PropertyOf
 */

/**
 * The properties of the element.
 *
 * @typedef {{
 *   [Name in LookAttribute as PropertyOf<Name>]: Looks[Name]["kind"] extends "number"
 *     ? number
 *     : Looks[Name]["values"][number];
 * }} LookProperties
 */

/**
 * The values of the attributes, as in settings: switches are booleans.
 *
 * @typedef {{
 *   [Name in LookAttribute as PropertyOf<Name>]: Looks[Name]["kind"] extends "switch"
 *     ? boolean
 *     : LookProperties[PropertyOf<Name>];
 * }} Look
 */

/** The looks that boards change themselves, by a button or an entry of their menu. */
export const TOGGLED_ON_BOARD = /** @type {const} */ (["threats", "warnings"]);

export const LOOK_ATTRIBUTES = /** @type {LookAttribute[]} */ (Object.keys(LOOKS));

/**
 * The property of an attribute.
 *
 * @template {string} Name
 * @param {Name} attribute
 */
export const propertyOf = (attribute) =>
  /** @type {PropertyOf<Name>} */ (attribute.replaceAll(/-./g, ([, letter]) => letter.toUpperCase()));

/**
 * The value of an attribute, or the default if it is not valid.
 *
 * @param {Element} element
 * @param {LookAttribute} name
 * @returns {string | number}
 */
export function readValue(element, name) {
  /** @type {AnyLook} */
  const look = LOOKS[name];
  const text = element.getAttribute(name)?.trim();
  if (look.kind !== "number") return look.values.find((value) => value === text) ?? look.default;
  const [least, most] = look.range;
  const number = text === look.values[0] ? most : Number(text);
  return Number.isNaN(number) ? look.default : Math.min(Math.max(number, least), most);
}

/**
 * The values of the attributes of a board.
 *
 * @param {Element} element
 * @returns {Look}
 */
export function readLook(element) {
  const look = LOOK_ATTRIBUTES.map((name) => {
    const value = readValue(element, name);
    return [propertyOf(name), LOOKS[name].kind === "switch" ? value === LOOKS[name].values[0] : value];
  });
  return Object.fromEntries(look);
}
