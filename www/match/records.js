/**
 * Where games with friends are stored: each under a key of its own, by its id and the seat of the local player, so that
 * several can go on at once. They stay until they are deleted.
 */
import { ownSeat } from "../game/match.js";
import { PLACE, parse, read, write } from "../app/storage.js";
import { FRIENDS, storedKeys } from "./stored.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../game/match.js").Match} Match */
/** @typedef {Setup & { positionLine: string, remote: Match }} MatchSetup */

/** Whose turn it is, as the list says it. @typedef {"you" | "friend" | "unsent" | "request" | "over"} Turn */

/** @typedef {{ key: string, setup: MatchSetup, turn: Turn, time: number }} Entry */

const NAME = `${PLACE} name`;

/** What the browser could not store; it lasts as long as the page. @type {Map<string, string>} */
const unstored = new Map();

/** @param {string} id @param {number} seat */
export const keyOf = (id, seat) => `${FRIENDS}${id} ${seat + 1}`;

/** @param {Setup & { remote?: { id?: string } }} setup */
export const keyOfSetup = (setup) => keyOf(setup.remote?.id ?? "", ownSeat(setup));

/** @param {string} key @returns {Entry | undefined} */
export function readEntry(key) {
  const text = unstored.get(key) ?? read(key);
  const setup = text === null ? undefined : parse(text).setup;
  if (!setup?.remote || text === null) return undefined;
  const { turn, time } = JSON.parse(text);
  return { key, setup: /** @type {MatchSetup} */ (setup), turn, time: Number(time) || 0 };
}

/** @param {string} key @param {string} stored the game as `storage.js` writes it @param {Turn} turn */
export function writeEntry(key, stored, turn) {
  const text = JSON.stringify({ ...JSON.parse(stored), turn, time: Date.now() });
  if (write(key, text)) unstored.delete(key);
  else unstored.set(key, text);
}

/** @param {string} key */
export function deleteEntry(key) {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

/** All games with friends: those that wait for the local player first, then by time. @returns {Entry[]} */
export function listEntries() {
  const keys = new Set([...unstored.keys(), ...storedKeys()]);
  const entries = [...keys].flatMap((key) => readEntry(key) ?? []);
  const rank = (/** @type {Entry} */ { turn }) => (turn === "over" ? 2 : turn === "friend" ? 1 : 0);
  return entries.toSorted((one, other) => rank(one) - rank(other) || other.time - one.time);
}

/** The name that the local player entered last. */
export const readName = () => read(NAME) ?? "";

/** @param {string} name */
export const writeName = (name) => void write(NAME, name);
