/**
 * Games with friends: each has a record under a key of its own, by its id and the seat of the local player,
 * so that several can go on at once. It says what was sent and asked, and has the moves until the library has
 * them; it stays until it is deleted.
 */
import { ownSeat } from "../game/match.js";
import { lineKey } from "../game/position.js";
import { idOfMatch, positionIn } from "./entry.js";
import { tell } from "./records.js";
import { friendKeys, FRIENDS } from "./keys.js";
import { PLACE, read, remove, setAside, write } from "./storage.js";
import { readMoveless, withMoves, withoutMoves } from "./moveless.js";
import { parse } from "./stored-game.js";
import { words } from "../text/index.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Match} from "../game/friend.js" */
/** @import {Position} from "../game/types.js" */
/** @typedef {Setup & { moves: string[]; remote: Match }} MatchSetup */

/**
 * Whose turn it is, as the list says it.
 *
 * @type {readonly ["you", "friend", "unsent", "request", "over"]}
 */
const TURNS = ["you", "friend", "unsent", "request", "over"];

/** @typedef {typeof TURNS[number]} Turn */

/**
 * A record. If the library has the moves, its setup has none.
 *
 * @typedef {object} MatchRecord
 * @property {string} key
 * @property {Setup & { remote: Match }} setup
 * @property {number} count of moves
 * @property {number} number of the last move, as the list of moves counts
 * @property {boolean} isWhole whether it has its moves
 * @property {Turn} turn
 * @property {number} time
 */

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
 * @returns {{ setup?: MatchSetup; count?: number; why?: "damaged" | "newer" }} with a `count` of moves if it
 *   has none of them
 */
function parseEntry(text) {
  const count = countIn(text);
  const { setup, why } = parse(count === undefined ? text : withMoves(text, { moves: [] }));
  if (!setup) return { why };
  // A later version may have more games.
  if (!Object.hasOwn(words.games, setup.game)) return { why: "newer" };
  return setup.remote ? { setup: /** @type {MatchSetup} */ (setup), count } : { why: "damaged" };
}

/**
 * The number of moves of a record without them.
 *
 * @param {string} text
 * @returns {number | undefined}
 */
function countIn(text) {
  const data = readMoveless(text);
  return Number.isInteger(data?.count) && data.count >= 0 ? data.count : undefined;
}

/**
 * @param {string} key
 * @returns {MatchRecord | undefined}
 */
export function readEntry(key) {
  const text = unstored.get(key) ?? read(key);
  return text === null ? undefined : entryIn(key, text);
}

/**
 * A record that is stored, or that another tab has stored.
 *
 * @param {string} key
 * @param {string} text
 * @returns {MatchRecord | undefined}
 */
export function entryIn(key, text) {
  const { setup, count, why } = parseEntry(text);
  if (!setup) return void tell(key, { subject: "friends", trouble: why ?? "damaged", text });
  const { turn, time, number } = JSON.parse(text);
  const isTime = typeof time === "number" && Math.abs(time) <= LATEST;
  const played = count ?? setup.moves.length;
  return {
    key,
    setup,
    count: played,
    // Earlier versions have not stored it.
    number: Number.isInteger(number) && number >= 0 ? number : Math.ceil(played / 2),
    isWhole: count === undefined,
    turn: TURNS.includes(turn) ? turn : "friend",
    time: isTime ? time : 0,
  };
}

/**
 * A game with all its moves; nothing if there is none. Rejects if its moves cannot be read.
 *
 * @param {string} key
 * @returns {Promise<MatchSetup | undefined>}
 */
export async function readMatch(key) {
  const entry = readEntry(key);
  if (!entry || entry.isWhole) return /** @type {MatchSetup | undefined} */ (entry?.setup);
  const { library } = await import("./library.js");
  const id = idOfMatch(entry.setup.remote.id, ownSeat(entry.setup));
  const kept = (await library.get(id)) ?? (await library.deletedEntry(id));
  // The game may have gone on, or have its moves back.
  if (JSON.stringify(readEntry(key)) !== JSON.stringify(entry)) return readMatch(key);
  if (!kept) throw new Error(`the moves of ${key} are missing`);
  return completed(entry, kept);
}

/**
 * A game with the moves that its record has, or else the library. That may have more of them: what the record
 * says of the game counts.
 *
 * @param {MatchRecord} entry
 * @param {import("./types.js").Entry} kept
 * @returns {MatchSetup}
 */
export function completed({ setup, count, isWhole }, kept) {
  const { start, moves } = isWhole ? setup : positionIn(kept);
  return { ...setup, start, moves: [...(moves ?? [])].slice(0, count) };
}

/**
 * Takes the moves from a record, as the library has them.
 *
 * @param {string} key
 * @param {Position} position that the library has
 */
export function leaveMoves(key, position) {
  const text = read(key);
  const { setup, count } = parseEntry(text ?? "");
  if (text === null || !setup || count !== undefined || lineKey(setup) !== lineKey(position)) return;
  write(key, withoutMoves(text, { count: position.moves.length }));
}

/**
 * Puts the moves back into a record whose entry in the library is about to go.
 *
 * @param {string} key
 * @param {Position} position
 */
export function bringMoves(key, position) {
  const text = read(key);
  if (text !== null && countIn(text) !== undefined) write(key, withMoves(text, position));
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
 * @param {number} number of the last move, as the list of moves counts
 */
export function writeEntry(key, stored, turn, number) {
  const text = JSON.stringify({ ...JSON.parse(stored), turn, number, time: Date.now() });
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
 * @returns {MatchRecord[]}
 */
export function listEntries() {
  const keys = new Set([...unstored.keys(), ...friendKeys()]);
  const entries = [...keys].flatMap((key) => readEntry(key) ?? []);
  const rank = (/** @type {MatchRecord} */ { turn }) => (turn === "over" ? 2 : turn === "friend" ? 1 : 0);
  return entries.toSorted((one, other) => rank(one) - rank(other) || other.time - one.time);
}
