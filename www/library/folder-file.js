/**
 * The file with settings, ratings and the fates of games in the folder of a library, the records of this
 * browser that are kept there, and the names of all files. `docs/formats.md` has the grammar.
 */
import { LESSONS, MISTAKES, PUZZLES } from "../exercise/formats.js";
import { isBounded } from "../storage/bounds.js";
import { parseRecord, tell } from "../storage/records.js";
import { FORMAT as SETTINGS_FORMAT, KEY as SETTINGS_KEY } from "../storage/settings-store.js";
import { keysFrom, PLACE, read, setAside, write } from "../storage/storage.js";
import { isId, isTime } from "../storage/validate.js";
import { words } from "../text/index.js";

/** @import {Format} from "../storage/records.js" */
/** @import {Fates} from "./merge.js" */

/** The version of the format. Version 1 has the ids of deleted games without a time. */
const VERSION = 2;

/** A longer file is not ours, in characters. */
export const LONGEST = 4_000_000;

export const SETTINGS_FILE = "ergo-settings.json";

/** Files with games. Programs that synchronise folders add words to the name of one of two that differ. */
const GAMES = /^ergo-games-.*\.txt$/;
const SETTINGS = /^ergo-settings.*\.json$/;

/**
 * The formats of the records that there are for each game, by how their keys begin.
 *
 * @type {Record<string, Format<any>>}
 */
const OF_GAMES = { exercises: MISTAKES, lessons: LESSONS, puzzles: PUZZLES };

/** @typedef {Fates & { records: Record<string, object> }} Shared `records` by names such as `puzzles ergo` */

/**
 * Whether this version of the page can use a record. A `newer` record is left alone, wherever it is.
 *
 * @typedef {"sound" | "newer" | "damaged"} Soundness
 */

/**
 * A record of this browser, and how it is stored. Only a sound one says anything.
 *
 * @typedef {{ text: string; soundness: Soundness; record: object }} Own
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

/** Whether a file is a copy of the settings, which another program has set beside them. */
export const isCopy = (/** @type {string} */ name) => isSettingsFile(name) && name !== SETTINGS_FILE;

/**
 * The name under which a file is kept.
 *
 * @param {string} name
 * @param {"unreadable" | "merged"} why a part of it cannot be read, or it was a copy
 * @param {number} number
 */
export const asideName = (name, why, number) => name.replace("ergo-", `${why}-${number}-ergo-`);

/**
 * @param {Shared} shared
 * @returns {string} in its only spelling
 */
export function writeShared({ records, deleted, restored }) {
  const sorted = Object.keys(records)
    .toSorted()
    .map((name) => [name, records[name]]);
  const content = {
    version: VERSION,
    deleted: inOrder(deleted),
    restored: inOrder(restored),
    records: Object.fromEntries(sorted),
  };
  return `${JSON.stringify(content, undefined, 1)}\n`;
}

/** @param {Map<string, number>} fates */
const inOrder = (fates) => [...fates].toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * @param {string} text
 * @param {number} [time] when games were deleted of which it does not say so
 * @returns {Shared | "newer" | "damaged"}
 */
export function readShared(text, time = 0) {
  if (text.length > LONGEST || !isBounded(text)) return "damaged";
  /** @type {any} */
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return "damaged";
  }
  const { version, records } = content ?? {};
  if (typeof version === "number" && version > VERSION) return "newer";
  if (
    !isObject(records) ||
    !Object.entries(records).every(([name, record]) => isName(name) && isObject(record))
  )
    return "damaged";
  const isFirst = version === 1;
  if (!isFirst && version !== VERSION) return "damaged";
  const [deleted, restored] = isFirst
    ? [timesIn(content.deleted, (id) => [id, time]), new Map()]
    : [timesIn(content.deleted), timesIn(content.restored)];
  return deleted && restored ? { deleted, restored, records } : "damaged";
}

/**
 * When something happened to games, by their ids; nothing if a list is not sound.
 *
 * @param {unknown} list
 * @param {(item: any) => unknown} [pairOf]
 * @returns {Map<string, number> | undefined}
 */
function timesIn(list, pairOf = (item) => item) {
  if (!Array.isArray(list)) return undefined;
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const item of list) {
    const pair = pairOf(item);
    if (!Array.isArray(pair) || pair.length !== 2 || !isId(pair[0]) || !isTime(pair[1])) return undefined;
    times.set(pair[0], pair[1]);
  }
  return times;
}

/** @param {string} name */
const formatOf = (name) => (name === "settings" ? SETTINGS_FORMAT : OF_GAMES[name.split(" ")[0]]);

/**
 * A record of a folder, by the code that reads those of this browser. In a folder, each has a version; one of
 * a game that only a newer version knows is left alone as well.
 *
 * @param {string} name
 * @param {unknown} record
 * @returns {{ soundness: Soundness; record: object }}
 */
export function readFound(name, record) {
  const [, game] = name.split(" ");
  if (game !== undefined && !Object.hasOwn(words.games, game)) return { soundness: "newer", record: {} };
  /** @type {{ soundness: Soundness; record: object }} */
  const damaged = { soundness: "damaged", record: {} };
  if (!isObject(record) || !Number.isInteger(record.version) || record.version < 1) return damaged;
  try {
    return readAs(formatOf(name), JSON.stringify(record));
  } catch {
    // An earlier version of the page has taken over one that is nested too deeply to be written.
    return damaged;
  }
}

/**
 * A record as this version of the page writes it, if it is sound: only those of one version can be merged.
 *
 * @param {Format<any>} format
 * @param {string} text
 * @returns {{ soundness: Soundness; record: object }}
 */
export function readAs(format, text) {
  const { data, value, trouble } = parseRecord(text, format);
  if (trouble) return { soundness: trouble === "newer" ? "newer" : "damaged", record: {} };
  const { version } = format;
  // What has no version is of the first one.
  const isOlder = (JSON.parse(text).version ?? 1) < version;
  return { soundness: "sound", record: { ...(isOlder ? format.write(value, data) : data), version } };
}

/**
 * The records of this browser by their names.
 *
 * @returns {Map<string, Own>}
 */
export function readOwn() {
  const prefix = `${PLACE} `;
  const names = Object.keys(OF_GAMES)
    .flatMap((kind) => keysFrom(`${prefix}${kind} `))
    .map((key) => key.slice(prefix.length));
  /** @type {Map<string, Own>} */
  const found = new Map();
  for (const name of ["settings", ...names.filter(isName)]) {
    const text = read(keyOf(name));
    if (text === null) continue;
    found.set(name, { text, ...readAs(formatOf(name), text) });
  }
  return found;
}

/**
 * Takes over a record of another device, and tells the page. A damaged one is set aside before.
 *
 * @param {string} name
 * @param {object} record
 * @param {Own | undefined} own
 * @returns {boolean} whether the browser stored it
 */
export function writeOwn(name, record, own) {
  if (own?.soundness === "sound" && JSON.stringify(record) === JSON.stringify(own.record)) return true;
  const key = keyOf(name);
  const { subject } = formatOf(name);
  if (own?.soundness === "damaged") tell(key, { subject, trouble: "damaged", text: own.text });
  const isFree = own?.soundness !== "damaged" || setAside(`${key} aside`, own.text);
  if (!isFree || !write(key, JSON.stringify(record))) {
    tell(key, { subject, trouble: "unsaved" });
    return false;
  }
  // The browser tells other tabs only.
  window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return true;
}

/** @param {string} name */
const keyOf = (name) => (name === "settings" ? SETTINGS_KEY : `${PLACE} ${name}`);

const NAME = new RegExp(`^(${Object.keys(OF_GAMES).join("|")}) [a-z]+$`);

/** @param {string} name */
const isName = (name) => name === "settings" || NAME.test(name);

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
