/**
 * The settings of this browser. What was never chosen follows the system or has a default; what the browser
 * cannot store lasts as long as the page. Other tabs follow.
 */
import { LOOKS, LOOK_ATTRIBUTES, propertyOf } from "../ui/looks.js";
import { StoredRecord, tell } from "./records.js";

/** @import {AnyLook} from "../ui/looks.js" */
/** @import {Look} from "../ui/looks.js" */

/** Where they are stored. */
export const KEY = "ergo.settings";

/**
 * The settings that are not a look of the board.
 *
 * @typedef {object} OwnSettings
 * @property {string} language by its tag; that of the browser if it is empty. `app/reader-language.js` reads
 *   it as well
 * @property {"system" | "light" | "dark"} appearance
 * @property {boolean} sound
 * @property {number} volume from 0 to 1
 * @property {string} cores the most that the engines use, as a number; as many as help if it is empty
 */
/**
 * The looks that are settings. A number has settings of its own, as the sound has.
 *
 * @typedef {{ [Name in keyof Look as Look[Name] extends number ? never : Name]: Look[Name] }} LookSettings
 */
/** @typedef {OwnSettings & LookSettings} Settings */

/**
 * The looks that are settings, by the names of these.
 *
 * @type {[name: keyof Settings, look: Exclude<AnyLook, { kind: "number" }>][]}
 */
const LOOK_SETTINGS = LOOK_ATTRIBUTES.flatMap((name) => {
  /** @type {AnyLook} */
  const look = LOOKS[name];
  return look.kind === "number" ? [] : [[propertyOf(name), look]];
});

/**
 * The values of each setting that has a list of them.
 *
 * @type {{ [Name in keyof Settings]?: readonly Settings[Name][] }}
 */
export const CHOICES = {
  appearance: ["light", "dark", "system"],
  ...Object.fromEntries(
    LOOK_SETTINGS.flatMap(([name, { kind, values }]) => (kind === "choice" ? [[name, values]] : [])),
  ),
};

/** The defaults of the looks. */
const LOOK_DEFAULTS = /** @type {LookSettings} */ (
  Object.fromEntries(
    LOOK_SETTINGS.map(([name, look]) => [
      name,
      look.kind === "switch" ? (look.setting ?? look.default === look.values[0]) : look.default,
    ]),
  )
);

/** @returns {Settings} */
const defaults = () => ({
  language: "",
  appearance: "system",
  ...LOOK_DEFAULTS,
  ...(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? { motion: "off" } : {}),
  sound: true,
  volume: 0.6,
  cores: "",
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
