/**
 * The file with settings, ratings and the ids of deleted games in the folder of a library, and the names of
 * all its files. `docs/formats.md` has the grammar.
 */
import { PLACE, keysFrom, read, write } from "../storage/storage.js";
import { isId } from "../storage/validate.js";

/** The version of the format. */
const VERSION = 1;

export const SETTINGS_FILE = "ergo-settings.json";

/** Files with games. Programs that synchronise folders add words to the name of one of two that differ. */
const GAMES = /^ergo-games-.*\.txt$/;
const SETTINGS = /^ergo-settings.*\.json$/;

/** The record of the settings, and those that there are for each game, by how their keys begin. */
const SETTINGS_KEY = "ergo.settings";
const OF_GAMES = ["exercises", "lessons", "puzzles"];

/**
 * @typedef {object} Shared
 * @property {Record<string, object>} records by their names, such as `settings` and `puzzles ergo`
 * @property {Set<string>} deleted the ids of deleted games
 */

/** @param {string} name */
export const isGamesFile = (name) => GAMES.test(name);

/** @param {string} name */
export const isSettingsFile = (name) => SETTINGS.test(name);

/**
 * The month in which a game last changed, such as `2026-11`.
 *
 * @param {number} time
 */
const monthOf = (time) => new Date(time).toISOString().slice(0, -17);

/**
 * The file that has a game.
 *
 * @param {number} time when it last changed
 */
export const fileOfTime = (time) => `ergo-games-${monthOf(time)}.txt`;

/**
 * The name under which a file is kept that cannot be read as a whole, before it is written again.
 *
 * @param {string} name
 * @param {number} number
 */
export const asideName = (name, number) => name.replace("ergo-", `unreadable-${number}-ergo-`);

/**
 * @param {Shared} shared
 * @returns {string} in its only spelling
 */
export function writeShared({ records, deleted }) {
  const sorted = Object.keys(records)
    .toSorted()
    .map((name) => [name, records[name]]);
  const content = { version: VERSION, deleted: [...deleted].toSorted(), records: Object.fromEntries(sorted) };
  return `${JSON.stringify(content, undefined, 1)}\n`;
}

/**
 * @param {string} text
 * @returns {Shared | "newer" | "damaged"}
 */
export function readShared(text) {
  /** @type {any} */
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return "damaged";
  }
  const { version, deleted, records } = content ?? {};
  if (typeof version === "number" && version > VERSION) return "newer";
  const isSound =
    version === VERSION &&
    Array.isArray(deleted) &&
    deleted.every(isId) &&
    isObject(records) &&
    Object.entries(records).every(([name, record]) => isName(name) && isObject(record));
  return isSound ? { deleted: new Set(deleted), records } : "damaged";
}

/** The records of this browser. Those that are damaged stay here. */
export function readRecords() {
  const prefix = `${PLACE} `;
  const names = OF_GAMES.flatMap((kind) => keysFrom(`${prefix}${kind} `)).map((key) =>
    key.slice(prefix.length),
  );
  /** @type {Record<string, object>} */
  const records = {};
  for (const name of ["settings", ...names.filter(isName)]) {
    try {
      const record = JSON.parse(read(keyOf(name)) ?? "");
      if (isObject(record)) records[name] = record;
    } catch {
      // There is none, or it is set aside when the page reads it.
    }
  }
  return records;
}

/**
 * Takes over records of another device, and tells the page.
 *
 * @param {Record<string, object>} records
 * @param {Record<string, object>} before those of this browser
 */
export function writeRecords(records, before) {
  for (const [name, record] of Object.entries(records)) {
    const text = JSON.stringify(record);
    if (text === JSON.stringify(before[name]) || !write(keyOf(name), text)) continue;
    // The browser tells other tabs only.
    window.dispatchEvent(Object.assign(new Event("storage"), { key: keyOf(name) }));
  }
}

/** @param {string} name */
const keyOf = (name) => (name === "settings" ? SETTINGS_KEY : `${PLACE} ${name}`);

/** @param {string} name */
const isName = (name) => name === "settings" || new RegExp(`^(${OF_GAMES.join("|")}) [a-z]+$`).test(name);

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
