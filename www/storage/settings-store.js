/**
 * The settings of this browser. What was never chosen follows the system or has a default; what the browser
 * cannot store lasts as long as the page. Other tabs follow.
 */
import { StoredRecord, tell } from "./records.js";

/** Where they are stored. */
export const KEY = "ergo.settings";

/**
 * @typedef {object} Settings
 * @property {string} language by its tag; that of the browser if it is empty. `app/reader-language.js` reads
 *   it as well
 * @property {"system" | "light" | "dark"} appearance
 * @property {"auto" | "walnut" | "night" | "library" | "slate" | "paper"} boardTheme `auto` follows the
 *   appearance
 * @property {"relief" | "plain"} pieceSet
 * @property {"auto" | "cells" | "frame" | "off"} coordinates where rows and columns are labelled
 * @property {"off" | "fast" | "normal" | "slow"} motion how fast pieces move
 * @property {boolean} sound
 * @property {number} volume from 0 to 1
 * @property {boolean} vibration
 * @property {boolean} targets whether the board shows where a chosen piece can go
 * @property {boolean} threats whether the board shows threats
 * @property {boolean} warnings whether the board warns of a move that loses at once, at the first levels
 * @property {boolean} confirm whether a move on small cells takes two taps
 * @property {string} cores the most that the engines use, as a number; as many as help if it is empty
 * @property {"full" | "short"} announcements how much is announced to screen readers
 */

/**
 * The values of each setting that has a list of them.
 *
 * @type {{ [Name in keyof Settings]?: readonly Settings[Name][] }}
 */
export const CHOICES = {
  appearance: ["light", "dark", "system"],
  boardTheme: ["auto", "walnut", "night", "library", "slate", "paper"],
  pieceSet: ["relief", "plain"],
  coordinates: ["auto", "cells", "frame", "off"],
  motion: ["off", "fast", "normal", "slow"],
  announcements: ["short", "full"],
};

/** @returns {Settings} */
const defaults = () => ({
  language: "",
  appearance: "system",
  boardTheme: "auto",
  pieceSet: "relief",
  coordinates: "auto",
  motion: globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
  sound: true,
  volume: 0.6,
  vibration: false,
  targets: true,
  threats: false,
  warnings: true,
  confirm: false,
  cores: "",
  announcements: "full",
});

/**
 * Whether a value fits a setting.
 *
 * @param {string} name
 * @param {unknown} value
 * @param {unknown} example
 */
function isValid(name, value, example) {
  const choices = /** @type {Record<string, readonly unknown[]>} */ (CHOICES)[name];
  if (choices) return choices.includes(value);
  return typeof value === typeof example && (typeof value !== "number" || (value >= 0 && value <= 1));
}

/**
 * The chosen settings, with those that only other versions know.
 *
 * @type {import("./records.js").Format<Record<string, unknown>>}
 */
export const FORMAT = {
  subject: "settings",
  version: 1,
  read: (chosen) => chosen,
  write: (chosen) => chosen,
};

/**
 * Dispatches `change` after every change; its `detail` is the name of the setting, or nothing if any may have
 * changed.
 */
export class SettingsStore extends EventTarget {
  #record = new StoredRecord(KEY, FORMAT);

  constructor() {
    super();
    const examples = /** @type {Record<string, unknown>} */ (defaults());
    const isKnown = (/** @type {[string, unknown]} */ [name, value]) =>
      Object.hasOwn(examples, name) && isValid(name, value, examples[name]);
    if (!Object.entries(this.#record.value).every(isKnown))
      tell(KEY, { subject: "settings", trouble: "unknown" });
    window.addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#changed();
    });
  }

  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @returns {Settings[Name]}
   */
  get(name) {
    const fallback = defaults()[name];
    const chosen = this.#record.value[name];
    return isValid(name, chosen, fallback) ? /** @type {Settings[Name]} */ (chosen) : fallback;
  }

  /**
   * @template {keyof Settings} Name
   * @param {Name} name
   * @param {Settings[Name]} value
   */
  set(name, value) {
    if (!isValid(name, value, defaults()[name])) throw new TypeError(`${name} cannot be ${value}`);
    this.#record.update((chosen) => ({ ...chosen, [name]: value }));
    this.#changed(name);
  }

  /** Forgets every choice. */
  reset() {
    const names = Object.keys(defaults());
    this.#record.update((chosen) =>
      Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name))),
    );
    this.#changed();
  }

  /** @param {keyof Settings} [name] */
  #changed(name) {
    this.dispatchEvent(new CustomEvent("change", { detail: name }));
  }
}

/** The settings of the page. */
export const settings = new SettingsStore();
