/**
 * Records that the browser stores as JSON, such as the progress in lessons. Each has a version. What cannot
 * be read is set aside before anything takes its place, what a newer version has stored is left alone, and
 * what cannot be stored lasts as long as the page.
 */
import { isBounded } from "./bounds.js";
import { readIfAllowed, setAside, write } from "./storage.js";

/**
 * The subject of a record.
 *
 * @typedef {"settings"
 *   | "lessons"
 *   | "puzzles"
 *   | "mistakes"
 *   | "guesses"
 *   | "draft"
 *   | "previous"
 *   | "friends"
 *   | "lesson"
 *   | "study"
 *   | "name"} Subject
 */

/**
 * Why what is shown is not what was stored, or is not stored; `unknown` is a part that is left as it is.
 *
 * @typedef {"damaged" | "newer" | "unknown" | "unsaved"} Trouble
 */

/**
 * `text` is what was stored, if that is of use.
 *
 * @typedef {{ subject: Subject; trouble: Trouble; text?: string }} Report
 */

/**
 * The reports so far. Each is made once, and again only if the text has changed or something was stored
 * meanwhile.
 *
 * @type {Map<string, Report>}
 */
const reports = new Map();

/** @type {(report: Report) => unknown} */
let listener = () => {};

/**
 * Calls the listener for every report so far and for all later ones.
 *
 * @param {(report: Report) => unknown} listen
 */
export function watchTroubles(listen) {
  listener = listen;
  for (const report of reports.values()) listen(report);
}

/**
 * @param {string} key
 * @param {Report} report
 */
export function tell(key, report) {
  const name = `${report.trouble} ${key}`;
  if (reports.has(name) && (report.trouble !== "damaged" || reports.get(name)?.text === report.text)) return;
  reports.set(name, report);
  listener(report);
}

/**
 * @template T
 * @typedef {object} Format
 * @property {Subject} subject
 * @property {number} version the newest that can be read; what has no version is of the first one
 * @property {boolean} [isList] whether it is a list, whose first version has no number
 * @property {(data: any, isPartial: () => void) => T} read what the object or the list says; calls
 *   `isPartial` if that is not all
 * @property {(value: T, data: any) => object} write `data` is what is stored so far
 * @property {(value: T) => T | undefined} [shrink] what is stored if there is no room for everything
 */

/**
 * @template T
 * @typedef {{ text: string | null; data: any; value: T; trouble?: Trouble }} Found
 */

/** @template T */
export class StoredRecord {
  #key;
  #format;
  /**
   * The value that was read last.
   *
   * @type {Found<T> | undefined}
   */
  #found;
  /**
   * Changes that could not be stored, in order: they are made again to what other tabs have stored meanwhile.
   *
   * @type {((value: T) => T)[]}
   */
  #unstored = [];

  /**
   * @param {string} key
   * @param {Format<T>} format
   */
  constructor(key, format) {
    this.#key = key;
    this.#format = format;
  }

  /**
   * The value stored now, maybe by another tab, with the changes that could not be stored.
   *
   * @returns {T}
   */
  get value() {
    return this.#changed(this.#read().value);
  }

  /** Whether everything is stored. */
  get isStored() {
    return this.#unstored.length === 0;
  }

  /** Whether this version understands all that is stored. */
  get isWhole() {
    return this.#read().trouble === undefined;
  }

  /**
   * Changes what is stored now, maybe by another tab.
   *
   * @param {(value: T) => T} change
   * @returns {T}
   */
  update(change) {
    this.#unstored.push(change);
    const found = this.#read();
    const value = this.#changed(found.value);
    if (!found.isReadable) tell(this.#key, { subject: this.#format.subject, trouble: "unsaved" });
    else if (found.trouble !== "newer") this.#write(found, value);
    return value;
  }

  /** @param {T} value */
  #changed(value) {
    return this.#unstored.reduce((changed, change) => change(changed), value);
  }

  /**
   * @param {Found<T>} found
   * @param {T} value
   */
  #write({ text, data, trouble }, value) {
    const { subject, version, shrink } = this.#format;
    if (!trouble || setAside(`${this.#key} aside`, text ?? "")) {
      for (let part = /** @type {T | undefined} */ (value); part !== undefined; part = shrink?.(part)) {
        const written = this.#format.write(part, data);
        if (!write(this.#key, JSON.stringify(Array.isArray(written) ? written : { ...written, version })))
          continue;
        if (part === value) this.#unstored = [];
        for (const trouble of ["damaged", "newer", "unsaved"]) reports.delete(`${trouble} ${this.#key}`);
        return;
      }
    }
    tell(this.#key, { subject, trouble: "unsaved" });
  }

  #read() {
    const now = readIfAllowed(this.#key);
    const isReadable = now !== undefined;
    // What cannot be read now may have been read before.
    const text = isReadable ? now : (this.#found?.text ?? null);
    if (this.#found?.text !== text) this.#found = parseRecord(text, this.#format);
    const { trouble } = this.#found;
    if (trouble && text !== null) tell(this.#key, { subject: this.#format.subject, trouble, text });
    return { ...this.#found, isReadable };
  }
}

/**
 * Reads a text in a format.
 *
 * @template T
 * @param {string | null} text
 * @param {Pick<Format<T>, "version" | "isList" | "read">} format
 * @returns {Found<T>}
 */
export function parseRecord(text, { version, isList = false, read }) {
  const nothing = isList ? [] : {};
  /** @type {Trouble | undefined} */
  let trouble;
  /** @type {any} */
  let data;
  try {
    if (text !== null && !isBounded(text)) throw new RangeError("the record is too large");
    data = text === null ? nothing : JSON.parse(text);
    const its = data.version ?? 1;
    trouble = its > version ? "newer" : "damaged";
    if (
      typeof data === "object" &&
      typeof its === "number" &&
      its <= version &&
      Array.isArray(data) === isList
    ) {
      trouble = undefined;
      delete data.version;
      return { text, data, value: read(data, () => (trouble = "damaged")), trouble };
    }
  } catch {
    trouble = "damaged";
  }
  return { text, data: nothing, value: read(nothing, () => {}), trouble };
}

/**
 * The records of the same kind, one for each game.
 *
 * @template T
 * @param {(game: string) => string} keyOf
 * @param {Format<T>} format
 * @returns {(game: string) => StoredRecord<T>}
 */
export function recordsOf(keyOf, format) {
  /** @type {Map<string, StoredRecord<T>>} */
  const records = new Map();
  return (game) => {
    const record = records.get(game) ?? new StoredRecord(keyOf(game), format);
    records.set(game, record);
    return record;
  };
}
