/**
 * Tells the author of a page about attributes that cannot have their value, in the console and by the event
 * `error`. Loaded behind the board, which goes on with the nearest or the usual value.
 */
import { LOWEST_LEVEL, TOP_LEVEL } from "../game/state.js";
import { loadPart } from "../text/words.js";
import { MAX_SECONDS } from "./setup.js";
import { LOOKS } from "../ui/looks.js";
import { printable } from "../text/printable.js";

/** @import {Words} from "../text/language.js" */

/**
 * The allowed values of an attribute.
 *
 * @type {Record<string, readonly string[]>}
 */
const CHOICES = {
  mode: ["play", "view", "analyse", "study", "puzzle"],
  side: ["first", "second", "both", "none"],
  orientation: ["first", "second"],
  loading: ["lazy", "eager"],
  theme: ["light", "dark"],
  ...Object.fromEntries(Object.entries(LOOKS).map(([name, { values }]) => [name, values])),
};

/**
 * The least and the most that an attribute can be, and whether it is a whole number.
 *
 * @type {Record<string, [least: number, most: number, isWhole: boolean]>}
 */
const RANGES = {
  level: [LOWEST_LEVEL, TOP_LEVEL, true],
  seconds: [0.01, MAX_SECONDS, false],
  ply: [0, 100_000, true],
  sound: [...LOOKS.sound.range, false],
  cores: [1, 1024, true],
};

/**
 * A value that an attribute cannot have.
 *
 * @typedef {{ name: string; value: string; choices: readonly string[]; least: number; most: number }} Fault
 */

/**
 * The errors in the attributes of a board.
 *
 * @param {Element} element
 */
function faultsOf(element) {
  /** @type {Fault[]} */
  const faults = [];
  for (const name of new Set([...Object.keys(CHOICES), ...Object.keys(RANGES)])) {
    const value = element.getAttribute(name)?.trim();
    if (!value || CHOICES[name]?.includes(value) || isWithin(RANGES[name], Number(value))) continue;
    const [least, most] = RANGES[name] ?? [0, 0];
    faults.push({ name, value, choices: CHOICES[name] ?? [], least, most });
  }
  return faults;
}

/**
 * @param {(typeof RANGES)[string] | undefined} range
 * @param {number} value
 */
function isWithin(range, value) {
  if (!range) return false;
  const [least, most, isWhole] = range;
  return value >= least && value <= most && (!isWhole || Number.isInteger(value));
}

/**
 * Faults that were reported already.
 *
 * @type {WeakMap<Element, string>}
 */
const reported = new WeakMap();

/**
 * Reports what is wrong, once.
 *
 * @param {Words} words
 * @param {Element} element
 * @param {(message: string) => void} report
 */
export async function checkAttributes(words, element, report) {
  const faults = faultsOf(element);
  const known = JSON.stringify(faults);
  if (reported.get(element) === known) return;
  reported.set(element, known);
  if (faults.length > 0) await loadPart(words);
  for (const { name, value, choices, least, most } of faults) {
    const message = words.textErrors.attribute(name, printable(value), choices, least, most);
    console.warn(message);
    report(message);
  }
}
