/**
 * Tells the author of a page about attributes that cannot have their value, in the console and by the event `error`.
 * Loaded behind the board, which goes on with the nearest or the usual value.
 */
import { TOP_LEVEL } from "../game/state.js";
import { loadMore, more } from "../text/index.js";
import { MAX_SECONDS } from "./attributes.js";
import { LOOKS } from "./look.js";

/** What an attribute is allowed to be. @type {Record<string, readonly string[]>} */
const CHOICES = {
  mode: ["play", "view", "analyse"],
  side: ["first", "second", "both", "none"],
  orientation: ["first", "second"],
  loading: ["lazy", "eager"],
  theme: ["light", "dark"],
  sound: ["on", "off"],
  ...LOOKS,
};

/** The least and the most that an attribute can be, and whether it is a whole number. @type {Record<string, [least: number, most: number, isWhole: boolean]>} */
const RANGES = { level: [1, TOP_LEVEL, true], seconds: [0.01, MAX_SECONDS, false], ply: [0, 100_000, true], sound: [0, 100, false] };

/** What is wrong with the attributes of a board, in sentences. @param {Element} element */
function faultsOf(element) {
  const faults = [];
  for (const name of new Set([...Object.keys(CHOICES), ...Object.keys(RANGES)])) {
    const value = element.getAttribute(name)?.trim();
    if (!value || CHOICES[name]?.includes(value) || isWithin(RANGES[name], Number(value))) continue;
    const range = RANGES[name];
    faults.push(more.textErrors.attribute(name, value, CHOICES[name] ?? [], range?.[0] ?? 0, range?.[1] ?? 0));
  }
  return faults;
}

/** @param {typeof RANGES[string] | undefined} range @param {number} value */
function isWithin(range, value) {
  if (!range) return false;
  const [least, most, isWhole] = range;
  return value >= least && value <= most && (!isWhole || Number.isInteger(value));
}

/** Faults that were reported already. @type {WeakMap<Element, string>} */
const reported = new WeakMap();

/** Reports what is wrong, once. @param {Element} element @param {(message: string) => void} report */
export async function checkAttributes(element, report) {
  await loadMore();
  const faults = faultsOf(element);
  if (reported.get(element) === String(faults)) return;
  reported.set(element, String(faults));
  for (const message of faults) {
    console.warn(message);
    report(message);
  }
}
