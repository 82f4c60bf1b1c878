/**
 * The settings of this browser. What was never chosen follows the system or has a default; what the browser
 * cannot store lasts as long as the page. Other tabs follow.
 */

/** Where they are stored. */
const KEY = "ergo.settings";

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} appearance
 * @property {"auto" | "walnut" | "night" | "library" | "slate" | "paper"} boardTheme `auto` follows the appearance
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
 * @property {"full" | "short"} announcements how much is announced to screen readers
 */

/** The values of each setting that has a list of them. @type {{ [Name in keyof Settings]?: readonly Settings[Name][] }} */
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
  announcements: "full",
});

/** Whether a value fits a setting. @param {string} name @param {unknown} value @param {unknown} example */
function isValid(name, value, example) {
  const choices = /** @type {Record<string, readonly unknown[]>} */ (CHOICES)[name];
  if (choices) return choices.includes(value);
  return typeof value === typeof example && (typeof value !== "number" || (value >= 0 && value <= 1));
}

/** The settings that a text has; those that do not fit are left out. @param {string | null} text @returns {Partial<Settings>} */
function parse(text) {
  try {
    const stored = /** @type {Record<string, unknown>} */ (JSON.parse(text ?? "{}") ?? {});
    const sound = Object.entries(defaults()).filter(([name, example]) => isValid(name, stored[name], example));
    return Object.fromEntries(sound.map(([name]) => [name, stored[name]]));
  } catch {
    return {};
  }
}

/** Dispatches `change` after every change; its `detail` is the name of the setting, or nothing if any may have changed. */
export class SettingsStore extends EventTarget {
  /** What was chosen here. @type {Partial<Settings>} */
  #chosen;

  constructor() {
    super();
    this.#chosen = parse(read());
    // Outside of a browser there are no other tabs.
    if (typeof window === "undefined") return;
    window.addEventListener("storage", ({ key }) => {
      if (key !== KEY && key !== null) return;
      this.#chosen = parse(read());
      this.#changed();
    });
  }

  /** @template {keyof Settings} Name @param {Name} name @returns {Settings[Name]} */
  get(name) {
    return /** @type {Settings[Name]} */ (this.#chosen[name] ?? defaults()[name]);
  }

  /** @template {keyof Settings} Name @param {Name} name @param {Settings[Name]} value */
  set(name, value) {
    if (!isValid(name, value, defaults()[name])) throw new TypeError(`${name} cannot be ${value}`);
    this.#chosen = { ...this.#chosen, [name]: value };
    write(this.#chosen);
    this.#changed(name);
  }

  /** Forgets every choice. */
  reset() {
    this.#chosen = {};
    write({});
    this.#changed();
  }

  /** @param {keyof Settings} [name] */
  #changed(name) {
    this.dispatchEvent(new CustomEvent("change", { detail: name }));
  }
}

function read() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {Partial<Settings>} chosen */
function write(chosen) {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // The settings last as long as the page.
  }
}

/** The settings of the page. */
export const settings = new SettingsStore();
