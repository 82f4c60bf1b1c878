/** The names of the person here in games from elsewhere. Other tabs follow. */
import { StoredRecord } from "./records.js";
import { PLACE } from "./storage.js";
import { areTexts, LONGEST_SAID, MOST_OWN_NAMES } from "./validate.js";

const KEY = `${PLACE} own names`;

/** Dispatches `change` after every change. */
class OwnNames extends EventTarget {
  /** @type {StoredRecord<readonly string[] | undefined>} */
  #record = new StoredRecord(KEY, {
    subject: "name",
    version: 1,
    read: ({ names }, isPartial) => {
      if (areTexts(names, MOST_OWN_NAMES, LONGEST_SAID)) return names;
      if (names !== undefined) isPartial();
      return undefined;
    },
    write: (names) => ({ names }),
  });

  constructor() {
    super();
    globalThis.window?.addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#changed();
    });
  }

  /** Whether the person was asked and has answered. */
  get isKnown() {
    return this.#record.value !== undefined;
  }

  /** @returns {readonly string[]} */
  get value() {
    return this.#record.value ?? [];
  }

  /** @param {readonly string[]} names */
  set(names) {
    this.#record.update(() => names.slice(0, MOST_OWN_NAMES));
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

export const ownNames = new OwnNames();
