/**
 * Where games with friends are stored: each under a key of its own, by its id and the seat of the local
 * player, so that several can go on at once. They stay until they are deleted.
 */
import { ownSeat } from "../game/match.js";
import { tell } from "./records.js";
import { friendKeys, FRIENDS } from "./keys.js";
import { PLACE, read, remove, setAside, write } from "./storage.js";
import { parse } from "./stored-game.js";
import { words } from "../text/index.js";

/** @import {Setup} from "../game/state.js" */
/** @import {Match} from "../game/match.js" */
/** @typedef {Setup & { moves: string[]; remote: Match }} MatchSetup */

/**
 * Whose turn it is, as the list says it.
 *
 * @type {readonly ["you", "friend", "unsent", "request", "over"]}
 */
const TURNS = ["you", "friend", "unsent", "request", "over"];

/** @typedef {typeof TURNS[number]} Turn */

/** @typedef {{ key: string; setup: MatchSetup; turn: Turn; time: number }} Entry */

/**
 * Data that the browser could not store; it lasts as long as the page.
 *
 * @type {Map<string, string>}
 */
const unstored = new Map();

/**
 * @param {string} id
 * @param {number} seat
 */
export const keyOf = (id, seat) => `${FRIENDS}${id} ${seat + 1}`;

/** @param {Setup & { remote?: { id?: string } }} setup */
export const keyOfSetup = (setup) => keyOf(setup.remote?.id ?? "", ownSeat(setup));

/** The last date, in milliseconds since 1970. */
const LATEST = 8.64e15;

/**
 * @param {string} text
 * @returns {{ setup?: MatchSetup; why?: "damaged" | "newer" }}
 */
function parseEntry(text) {
  const { setup, why } = parse(text);
  if (!setup) return { why };
  // A later version may have more games.
  if (!Object.hasOwn(words.games, setup.game)) return { why: "newer" };
  return setup.remote ? { setup: /** @type {MatchSetup} */ (setup) } : { why: "damaged" };
}

/**
 * @param {string} key
 * @returns {Entry | undefined}
 */
export function readEntry(key) {
  const text = unstored.get(key) ?? read(key);
  if (text === null) return undefined;
  const { setup, why } = parseEntry(text);
  if (!setup) return void tell(key, { subject: "friends", trouble: why ?? "damaged", text });
  const { turn, time } = JSON.parse(text);
  const isTime = typeof time === "number" && Math.abs(time) <= LATEST;
  return { key, setup, turn: TURNS.includes(turn) ? turn : "friend", time: isTime ? time : 0 };
}

/**
 * Whether a newer version has stored a game, which this one leaves alone.
 *
 * @param {string} key
 */
export function isNewerEntry(key) {
  const text = read(key);
  return text !== null && parseEntry(text).why === "newer";
}

/**
 * @param {string} key
 * @param {string} stored the game as `stored-game.js` writes it
 * @param {Turn} turn
 */
export function writeEntry(key, stored, turn) {
  const text = JSON.stringify({ ...JSON.parse(stored), turn, time: Date.now() });
  if (isFree(key) && write(key, text)) return void unstored.delete(key);
  unstored.set(key, text);
  return tell(key, { subject: "friends", trouble: isNewerEntry(key) ? "newer" : "unsaved" });
}

/**
 * Whether what is stored under a key may be replaced; what is damaged is set aside.
 *
 * @param {string} key
 */
function isFree(key) {
  const text = read(key);
  const why = text === null ? undefined : parseEntry(text).why;
  return !why || (why === "damaged" && setAside(key.replace(FRIENDS, `${PLACE} aside friend `), text ?? ""));
}

/** @param {string} key */
export function deleteEntry(key) {
  unstored.delete(key);
  remove(key);
}

/**
 * All games with friends: those that wait for the local player first, then by time.
 *
 * @returns {Entry[]}
 */
export function listEntries() {
  const keys = new Set([...unstored.keys(), ...friendKeys()]);
  const entries = [...keys].flatMap((key) => readEntry(key) ?? []);
  const rank = (/** @type {Entry} */ { turn }) => (turn === "over" ? 2 : turn === "friend" ? 1 : 0);
  return entries.toSorted((one, other) => rank(one) - rank(other) || other.time - one.time);
}
